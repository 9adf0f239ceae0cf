/** Messages as a server sends them, for the tests of the conversation. */
import type { Lobby, SeatInfo, Sync, Update } from '../../../src/generated/wire.ts';
import type { LogLine } from '../../../src/lib/table/state.ts';

const CLOCK = { running: -1, move: -1, game: [-1, -1] };

export const SEATS: SeatInfo[] = [0, 1].map((seat) => ({
  seat,
  name: seat ? '' : 'Ada',
  kind: 'link',
  bot: 'captain',
  driver: 'human',
  claimed: true,
  present: true,
}));

export function line(n: number): LogLine {
  const says = { id: 'heroes-event-rolled', args: {} };
  return { n, event: { type: 'Rolled' }, says, clause: 'H-ROLL-1', clock: false };
}

export function lobby(more: Partial<Lobby> = {}): Lobby {
  return {
    type: 'lobby',
    match: '0123456789ab',
    game: 'heroes',
    rules: 1,
    you: 0,
    options: {},
    seats: SEATS,
    commitment: 'c0',
    awaited: [1],
    holding: [],
    ...more,
  } as Lobby;
}

export function sync(seq: number, more: Partial<Sync> = {}): Sync {
  return {
    type: 'sync',
    seq,
    match: '0123456789ab',
    game: 'heroes',
    rules: 1,
    you: 0,
    options: {},
    seats: SEATS,
    commitment: 'c0',
    salts: ['', ''],
    view: { at: seq },
    waiting: 0,
    offer: { seat: 0, question: 'heroes-ask-roll', answers: [], curtain: false },
    undo: false,
    log: Array.from({ length: seq }, (_, index) => line(index + 1)),
    chat: [],
    clock: CLOCK,
    finished: false,
    seed: '',
    origin: '',
    rematch: null,
    campaign: null,
    ...more,
  } as Sync;
}

export function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    since: seq - 1,
    seq,
    log: [line(seq)],
    undone: 0,
    view: { at: seq },
    waiting: 0,
    offer: null,
    undo: true,
    clock: CLOCK,
    finished: false,
    seed: '',
    ...more,
  } as Update;
}
