import { describe, expect, test } from 'vitest';
import type { ClientMessage, Do, ServerMessage } from '../../../src/generated/wire.ts';
import {
  begin,
  busy,
  type Effect,
  exchanged,
  expecting,
  type Input,
  type Outcome,
  type Request,
  type State,
  step,
} from '../../../src/lib/table/conversation.ts';
import { line, lobby, SEATS, sync, update } from './messages.ts';

/** A conversation that records all its effects. */
class Talk {
  state: State;
  effects: Effect[];

  constructor(introduction?: { name?: string; salt?: string }) {
    const [state, effects] = begin('KEY', introduction);
    this.state = state;
    this.effects = [...effects];
  }

  take(...inputs: Input[]): this {
    for (const input of inputs) {
      const [state, effects] = step(this.state, input);
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  hear(...messages: ServerMessage[]): this {
    return this.take(...messages.map((message): Input => ({ kind: 'heard', message })));
  }

  /** Greeted, at this entry. */
  live(seq = 3): this {
    return this.take({ kind: 'opened' }).hear(sync(seq)).clear();
  }

  clear(): this {
    this.effects = [];
    return this;
  }

  get sent(): ClientMessage[] {
    return this.effects.flatMap((effect) => (effect.kind === 'send' ? [effect.message] : []));
  }

  get settled(): [string, Outcome['kind']][] {
    return this.effects.flatMap((effect): [string, Outcome['kind']][] =>
      effect.kind === 'settle' ? [[effect.id, effect.outcome.kind]] : [],
    );
  }

  get kinds(): Effect['kind'][] {
    return this.effects.map((effect) => effect.kind);
  }

  get seq(): number {
    return this.state.known?.stage === 'playing' ? this.state.known.seq : -1;
  }
}

const roll = (id: string, seq: number): Do => ({ type: 'do', id, seq, command: 'roll' });
const ask = (request: Request): Input => ({
  kind: 'ask',
  request,
});
const done = (id: string, seq: number): ServerMessage => ({ type: 'done', id, seq });

describe('coming to a table', () => {
  test('connects, says which link it is, and knows what it is told', () => {
    const talk = new Talk({ name: 'Ada', salt: 'tea' });
    expect(talk.kinds).toEqual(['connect']);
    talk.clear().take({ kind: 'opened' });
    expect(talk.sent).toEqual([{ type: 'hello', key: 'KEY', name: 'Ada' }]);
    expect(expecting(talk.state)).toBe(true);
    talk.hear(sync(3));
    expect(talk.state.phase).toBe('live');
    expect(talk.seq).toBe(3);
    expect(expecting(talk.state)).toBe(false);
  });

  test('says no more than it must', () => {
    expect(new Talk().take({ kind: 'opened' }).sent).toEqual([{ type: 'hello', key: 'KEY' }]);
  });

  test.each([
    { id: 'server-no-such-link', args: {} },
    { id: 'match-other-rules', args: { rules: 1, known: 2 } },
  ])('$id is final', (says) => {
    const talk = new Talk().take({ kind: 'opened' }).clear().hear({ type: 'wrong', says });
    expect(talk.state.phase).toBe('refused');
    expect(talk.state.refusal).toEqual(says);
    expect(talk.take({ kind: 'broke' }, { kind: 'retry' }, { kind: 'woke' }).kinds).toEqual(['hang-up']);
  });

  test('any other trouble at the door is tried again', () => {
    const says = { id: 'server-too-fast', args: {} };
    const talk = new Talk().take({ kind: 'opened' }).clear().hear({ type: 'wrong', says });
    expect(talk.state.phase).toBe('waiting');
    expect(talk.kinds).toEqual(['hang-up', 'pause']);
  });

  test('waits with the others until the match begins', () => {
    const talk = new Talk().take({ kind: 'opened' }).hear(lobby());
    expect(talk.state.known?.stage).toBe('gathering');
    const seats = SEATS.map((seat) => ({ ...seat, name: 'Jun' }));
    talk.hear({ type: 'seats', seats, clock: { running: -1, move: -1, game: [] } });
    expect(talk.state.known?.seats).toEqual(seats);
    talk.clear().hear(sync(0));
    expect(talk.state.known?.stage).toBe('playing');
    expect(talk.effects).toEqual([]);
  });
});

describe('the salt', () => {
  const salt = { type: 'salt', id: 'salt', commitment: 'c0', salt: 'tea' };
  const ours = { awaited: [0, 1] };
  const arrived = () => new Talk({ salt: 'tea' }).take({ kind: 'opened' });

  test('is sent once, for the commitment that the table has shown', () => {
    const talk = arrived();
    expect(JSON.stringify(talk.sent)).not.toContain('tea');
    talk.clear().hear(lobby(ours));
    expect(talk.sent).toEqual([salt]);
    expect(expecting(talk.state)).toBe(true);
    talk.clear().hear(lobby(ours), done('salt', 0), lobby());
    expect(talk.sent).toEqual([]);
    expect(expecting(talk.state)).toBe(false);
    talk.hear(sync(0, { salts: ['tea@c0', 'rain@c0'] }));
    expect(exchanged(talk.state)).toBe(false);
  });

  test.each([
    ['is not sent by a spectator', lobby({ you: -1, awaited: [0, 1] })],
    ['is not sent when the seat has given one', lobby()],
    ['is not sent when the match has begun', sync(0)],
  ])('%s', (_, message) => {
    expect(arrived().clear().hear(message).sent).toEqual([]);
  });

  test('is sent again when the line broke before the answer', () => {
    const talk = arrived().hear(lobby(ours));
    talk.clear().take({ kind: 'broke' }, { kind: 'retry' }, { kind: 'opened' }).hear(lobby(ours));
    expect(talk.sent).toEqual([{ type: 'hello', key: 'KEY' }, salt]);
  });

  test('is not given away for another commitment', () => {
    const talk = arrived().hear(lobby(ours), {
      type: 'refused',
      id: 'salt',
      clause: '',
      says: { id: 'x', args: {} },
    });
    expect(exchanged(talk.state)).toBe(false);
    talk.clear().hear(lobby({ ...ours, commitment: 'c1' }));
    expect(talk.sent).toEqual([]);
    expect(exchanged(talk.state)).toBe(true);
  });

  test.each([
    ['another commitment', { commitment: 'c1', salts: ['tea@c1', ''] }],
    ['the commitment of another table in the salt', { salts: ['tea@c1', ''] }],
    ['another salt', { salts: ['rain@c0', ''] }],
    ['the salts exchanged', { salts: ['', 'tea@c0'] }],
  ])('shows by %s that the dice were exchanged', (_, more) => {
    const talk = arrived().hear(lobby(ours), done('salt', 0));
    expect(exchanged(talk.hear(sync(0, { salts: ['tea@c0', ''] })).state)).toBe(false);
    expect(exchanged(talk.hear(sync(0, more)).state)).toBe(true);
  });

  test('of another browser at the same seat is no reason for suspicion', () => {
    const says = { id: 'server-salt-given', args: {} };
    const talk = arrived().hear(lobby(ours), { type: 'refused', id: 'salt', clause: '', says });
    expect(exchanged(talk.hear(sync(0, { salts: ['rain@c0', ''] })).state)).toBe(false);
  });
});

test('is told that a player wants to play again', () => {
  const rematch = { by: 1, match: 'ba9876543210', key: 'K' };
  const talk = new Talk().take({ kind: 'opened' }).hear(sync(3));
  expect(talk.state.known).toMatchObject({ rematch: null });
  expect(talk.hear({ type: 'rematch', rematch }).state.known).toMatchObject({ rematch });
});

describe('entries', () => {
  test('are taken in order and told', () => {
    const talk = new Talk().live(3).hear(update(4), update(5));
    expect(talk.seq).toBe(5);
    expect(talk.kinds).toEqual(['told', 'told']);
    const { known } = talk.state;
    expect(known?.stage === 'playing' && known.view).toEqual({ at: 5 });
    expect(known?.stage === 'playing' && known.log.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
  });

  test('that came before are not told twice', () => {
    expect(new Talk().live(3).hear(update(3), update(2)).effects).toEqual([]);
  });

  test('that are missing bring a call for everything, once', () => {
    const talk = new Talk().live(3).hear(update(5), update(6));
    expect(talk.sent).toEqual([{ type: 'resync' }]);
    expect(talk.seq).toBe(3);
    talk.hear(sync(6), update(7));
    expect(talk.seq).toBe(7);
    expect(expecting(talk.state)).toBe(false);
  });

  test('that were taken back leave the log', () => {
    const talk = new Talk().live(3).hear(update(4, { undone: 3, log: [] }));
    const { known } = talk.state;
    expect(known?.stage === 'playing' && known.log).toEqual([line(1), line(2)]);
  });
});

describe('a command', () => {
  test('is sent, is under way, and is done', () => {
    const talk = new Talk().live(3).take(ask(roll('a', 3)));
    expect(talk.sent).toEqual([roll('a', 3)]);
    expect(busy(talk.state)).toBe(true);
    talk.hear(update(4), done('a', 4));
    expect(talk.settled).toEqual([['a', 'done']]);
    expect(busy(talk.state)).toBe(false);
  });

  test('may be refused, with its clause', () => {
    const says = { id: 'heroes-no-phase', args: {} };
    const talk = new Talk().live().take(ask(roll('a', 3)));
    talk.hear({ type: 'refused', id: 'a', clause: 'H-ROLL-1', says });
    expect(talk.effects.at(-1)).toEqual({
      kind: 'settle',
      id: 'a',
      outcome: { kind: 'refused', clause: 'H-ROLL-1', says },
    });
  });

  test('to a table that has moved on is stale, and the new table is known', () => {
    const talk = new Talk()
      .live(3)
      .take(ask(roll('a', 3)))
      .hear(sync(5));
    expect(talk.settled).toEqual([['a', 'stale']]);
    expect(talk.seq).toBe(5);
  });

  test('given before a call for everything is answered before it', () => {
    const talk = new Talk()
      .live(3)
      .take(ask(roll('a', 3)))
      .hear(update(5));
    expect(talk.sent).toEqual([roll('a', 3), { type: 'resync' }]);
    talk.hear(sync(5));
    expect(talk.settled).toEqual([['a', 'stale']]);
    expect(talk.state.resyncs).toHaveLength(1);
    talk.hear(sync(5));
    expect(talk.state.resyncs).toEqual([]);
  });

  test('given after a call for everything survives its answer', () => {
    const talk = new Talk()
      .live(3)
      .take({ kind: 'woke' }, ask(roll('a', 3)))
      .hear(sync(3));
    expect(talk.settled).toEqual([]);
    talk.hear(update(4), done('a', 4));
    expect(talk.settled).toEqual([['a', 'done']]);
  });

  test('on a line that breaks is sent again with the same id', () => {
    const talk = new Talk()
      .live(3)
      .take(ask(roll('a', 3)), { kind: 'broke' })
      .clear();
    talk.take({ kind: 'retry' }, { kind: 'opened' }).hear(sync(4));
    expect(talk.sent).toEqual([{ type: 'hello', key: 'KEY' }, roll('a', 3)]);
    expect(talk.settled).toEqual([]);
    talk.hear(done('a', 4));
    expect(talk.settled).toEqual([['a', 'done']]);
  });

  test('given while there is no line is sent when there is one', () => {
    const talk = new Talk().live(3).take({ kind: 'broke' }, ask(roll('a', 3)));
    expect(talk.sent).toEqual([]);
    talk.take({ kind: 'retry' }, { kind: 'opened' }).hear(sync(3));
    expect(talk.sent.at(-1)).toEqual(roll('a', 3));
  });

  test('an answer to an unknown request is ignored', () => {
    expect(new Talk().live().hear(done('who', 9)).effects).toEqual([]);
  });
});

describe('the line', () => {
  test('is tried again ever more patiently, and at once when it was good', () => {
    const talk = new Talk();
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      talk.clear().take({ kind: 'broke' }, { kind: 'retry' });
      for (const effect of talk.effects) if (effect.kind === 'pause') pauses.push(effect.milliseconds);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    talk.take({ kind: 'opened' }).hear(sync(3)).clear().take({ kind: 'broke' });
    expect(talk.effects).toEqual([{ kind: 'pause', milliseconds: 400 }]);
  });

  test('keeps what is known while it is broken', () => {
    const talk = new Talk().live(3).take({ kind: 'broke' });
    expect(talk.state.phase).toBe('waiting');
    expect(talk.seq).toBe(3);
  });

  test('that is silent on a question is given up', () => {
    const talk = new Talk()
      .live(3)
      .take(ask(roll('a', 3)))
      .clear()
      .take({ kind: 'silence' });
    expect(talk.kinds).toEqual(['hang-up', 'pause']);
    expect(talk.state.open).toEqual([roll('a', 3)]);
  });

  test('that owes no answer may be silent', () => {
    expect(new Talk().live(3).take({ kind: 'silence' }).effects).toEqual([]);
  });

  test('is asked for everything after a sleep, once', () => {
    expect(new Talk().live(3).take({ kind: 'woke' }, { kind: 'woke' }).sent).toEqual([{ type: 'resync' }]);
  });

  test('is tried at once after a sleep when it was broken', () => {
    expect(new Talk().live(3).take({ kind: 'broke' }).clear().take({ kind: 'woke' }).kinds).toEqual([
      'connect',
    ]);
  });

  test('stays when a message is not understood', () => {
    const says = { id: 'server-not-a-message', args: {} };
    const talk = new Talk().live(3).hear({ type: 'wrong', says });
    expect(talk.effects).toEqual([{ kind: 'complaint', says }]);
    expect(talk.state.phase).toBe('live');
  });

  test('is closed for good, and all pending requests are settled', () => {
    const talk = new Talk()
      .live(3)
      .take(ask(roll('a', 3)))
      .clear()
      .take({ kind: 'close' });
    expect(talk.kinds).toEqual(['hang-up', 'settle']);
    expect(talk.clear().take({ kind: 'broke' }, { kind: 'retry' }, { kind: 'woke' }).effects).toEqual([]);
    expect(talk.take(ask(roll('b', 3))).settled).toEqual([['b', 'lost']]);
  });
});

describe('questions and talk', () => {
  test('why is answered', () => {
    const talk = new Talk().live(3).take(ask({ type: 'why', id: 'w', command: '6 attack 1' }));
    talk.hear({ type: 'because', id: 'w', legal: true, clause: '' });
    expect(talk.effects.at(-1)).toEqual({
      kind: 'settle',
      id: 'w',
      outcome: { kind: 'because', legal: true, clause: '', says: null },
    });
  });

  test('a repeated chat message is shown once', () => {
    const chat = { n: 1, seat: 1, at: 0, text: 'hello' };
    const talk = new Talk().live(3).hear({ type: 'said', chat }, { type: 'said', chat });
    expect(talk.state.known?.chat).toEqual([chat]);
  });

  test('talk on a broken line is not repeated: it has arrived, or it is lost', () => {
    const spoke = (id: string, text: string) => ask({ type: 'say', id, text });
    const talk = new Talk().live(3).take(spoke('a', 'hello '), spoke('b', 'bye'), { kind: 'broke' }).clear();
    const chat = [{ n: 1, seat: 0, at: 0, text: 'hello' }];
    talk.take({ kind: 'retry' }, { kind: 'opened' }).hear(sync(3, { chat }));
    expect(talk.settled).toEqual([
      ['a', 'done'],
      ['b', 'lost'],
    ]);
    expect(talk.sent).toEqual([{ type: 'hello', key: 'KEY' }]);
  });
});

describe('a line that does not answer', () => {
  const roll: Do = { type: 'do', id: 'a', seq: 3, command: 'roll' };

  test('keeps what is asked until it speaks again', () => {
    const talk = new Talk().live().take({ kind: 'quiet' }, { kind: 'ask', request: roll });
    expect(talk.sent).toEqual([]);
    expect(busy(talk.state)).toBe(true);
    talk.hear({ type: 'pong' });
    expect(talk.sent).toEqual([roll]);
    expect(talk.state.unsent).toEqual([]);
    expect(talk.hear({ type: 'done', id: 'a', seq: 4 }).settled).toEqual([['a', 'done']]);
  });

  test('lets what was not sent be withdrawn, and sends it never', () => {
    const talk = new Talk().live().take({ kind: 'quiet' }, { kind: 'ask', request: roll });
    talk.take({ kind: 'withdraw', id: 'a' });
    expect(talk.settled).toEqual([['a', 'withdrawn']]);
    talk.hear({ type: 'pong' });
    expect(talk.sent).toEqual([]);
    expect(busy(talk.state)).toBe(false);
  });

  test('lets nothing be withdrawn that was sent', () => {
    const talk = new Talk().live().take({ kind: 'ask', request: roll }, { kind: 'quiet' });
    talk.take({ kind: 'withdraw', id: 'a' });
    expect(talk.settled).toEqual([]);
    talk.hear({ type: 'pong' });
    expect(talk.sent).toEqual([roll]);
  });

  test('is given up when it stays silent, and what waited is sent on the next one', () => {
    const talk = new Talk().live().take({ kind: 'quiet' }, { kind: 'ask', request: roll });
    expect(expecting(talk.state)).toBe(true);
    talk.take({ kind: 'silence' });
    expect(talk.state).toMatchObject({ phase: 'waiting', quiet: false });
    talk.take({ kind: 'retry' }, { kind: 'opened' }).hear(sync(3));
    expect(talk.sent.at(-1)).toEqual(roll);
    expect(talk.state.unsent).toEqual([]);
  });

  test('settles nothing as stale that it was never sent', () => {
    const talk = new Talk().live().take({ kind: 'quiet' }, { kind: 'ask', request: roll });
    talk.hear(sync(5));
    expect(talk.settled).toEqual([]);
    expect(talk.sent).toEqual([roll]);
    talk.hear(sync(5));
    expect(talk.settled).toEqual([['a', 'stale']]);
  });
});

test.each(['server-link-replaced', 'server-link-renewed'])(
  'a link that was replaced is not tried again: %s',
  (id) => {
    const talk = new Talk().take({ kind: 'opened' }).hear({ type: 'wrong', says: { id, args: {} } });
    expect(talk.state.phase).toBe('refused');
  },
);
