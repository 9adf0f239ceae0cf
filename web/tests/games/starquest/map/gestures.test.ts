/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { Gestures } from '../../../../src/games/starquest/map/gestures.ts';

const nothing = () => {};

/** Is the click that follows a lifted finger still expected? */
function clicksAfter(target: Element): boolean {
  return target.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
}

test('a finger on the map leaves no click behind for a button that moves there; on the small map it does', () => {
  const holder = document.createElement('div');
  const small = document.createElement('div');
  small.className = 'minimap';
  holder.append(small);
  document.body.append(holder);
  const end = new Gestures({
    pan: nothing,
    zoom: nothing,
    press: nothing,
    grabs: () => false,
    drag: nothing,
    drop: nothing,
    letGo: nothing,
    hover: nothing,
    leave: nothing,
  }).attach(holder);
  expect(clicksAfter(holder)).toBe(false);
  expect(clicksAfter(small)).toBe(true);
  end();
  expect(clicksAfter(holder)).toBe(true);
});
