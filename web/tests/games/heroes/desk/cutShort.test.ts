/** A press that cuts short what is being shown counts when it ends, and only if it began while something was shown. */
import { expect, test } from 'vitest';
import { CutShort } from '../../../../src/games/heroes/desk/cutShort.ts';

function desk(showing: boolean) {
  const seen = {
    showing,
    skipped: 0,
    skip() {
      seen.skipped += 1;
      return true;
    },
  };
  return seen;
}

test('nothing ends while the finger is down', () => {
  const seen = desk(true);
  const press = new CutShort(seen);
  press.down();
  expect(seen.skipped).toBe(0);
  press.click();
  expect(seen.skipped).toBe(1);
});

test('a press that brings something on does not end it', () => {
  const seen = desk(false);
  const press = new CutShort(seen);
  press.down();
  seen.showing = true;
  press.click();
  expect(seen.skipped).toBe(0);
});

test('one press ends one thing, and a key that clicks ends none', () => {
  const seen = desk(true);
  const press = new CutShort(seen);
  press.down();
  press.click();
  press.click();
  expect(seen.skipped).toBe(1);
});
