/** Sentences from the server with figures by their names. */
import { expect, test } from 'vitest';
import { named } from '../../../../src/games/starquest/view/figureNames.ts';

const known = (id: string) => ['cu3', 'um4', 'obj_limpet8'].includes(id);
const called = (mark: string) => ({ mark, text: `the ${mark}` });

test('an id becomes a name, also inside lists and other sentences', () => {
  const says = {
    id: 'x',
    args: { who: 'um4', on: ['cu3', 'Ada'], inner: { id: 'y', args: { target: 'cu3' } } },
  };
  expect(named(says, known, called)).toEqual({
    id: 'x',
    args: {
      who: { mark: 'um4', text: 'the um4' },
      on: [{ mark: 'cu3', text: 'the cu3' }, 'Ada'],
      inner: { id: 'y', args: { target: { mark: 'cu3', text: 'the cu3' } } },
    },
  });
});

test('a piece that comes with its kind is named once', () => {
  const who = { id: 'sq-piece', args: { id: 'cu3', kind: { id: 'fig_husk', args: {} } } };
  const thing = { id: 'sq-thing', args: { id: 'obj_limpet8', kind: { id: 'obj_limpet', args: {} } } };
  expect(named({ id: 'x', args: { who, thing } }, known, called).args).toEqual({
    who: { mark: 'cu3', text: 'the cu3' },
    thing: { mark: 'obj_limpet8', text: 'the obj_limpet8' },
  });
});

test('a piece that is no longer there keeps the name that came with it', () => {
  const thing = { id: 'sq-thing', args: { id: 'obj_key1', kind: { id: 'obj_key', args: {} } } };
  expect(named({ id: 'x', args: { thing } }, known, called).args).toEqual({ thing });
});

test('a piece that does not stand there yet is called what it will be called', () => {
  const who = { id: 'sq-piece', args: { id: 'cu7', kind: { id: 'fig_husk', args: {} } } };
  const name = { id: 'web-sq-figure', args: { figure: { id: 'fig_husk', args: {} }, id: 'cu7' } };
  expect(named({ id: 'x', args: { who } }, known, called).args).toEqual({ who: name });
});
