/**
 * The conversation with a table as a pure state machine: `step(state, input)` gives the next state and what to do.
 *
 * It greets, keeps the table up to date, asks for everything again when an entry is missing, reconnects after a lost
 * connection, and then resends everything that was not acknowledged, with the same id: the server plays no id twice. The
 * server answers in the order in which it was asked, so an unannounced fresh view belongs to the oldest request still
 * open: that request was stale.
 *
 * A seat adds a salt to the dice. It is sent only after the table has shown the commitment to its seed, and only for that
 * one commitment: a server that exchanges its seed afterwards gets no salt for the other one, and is found out.
 */
import type {
  Advise,
  Answer,
  Asides,
  ClientMessage,
  Do,
  Prepare,
  Ready,
  Rename,
  Salt,
  Say,
  Seat,
  ServerMessage,
  Survey,
  Undo,
  Update,
  Why,
} from '../../generated/wire.ts';
import { naming } from '../verify/salts.ts';
import type { Spoken } from '../words/words.ts';
import { gathered, type Known, synced, updated } from './state.ts';

export type Request =
  | Salt
  | Do
  | Undo
  | Why
  | Say
  | Seat
  | Ready
  | Rename
  | Prepare
  | Survey
  | Asides
  | Advise;

/** What became of a request. */
export type Outcome =
  | { kind: 'done'; seq: number }
  | { kind: 'refused'; clause: string; says: Spoken }
  | { kind: 'because'; legal: boolean; clause: string; says: Spoken | null }
  /** The answer to a survey of the table, as it stood at that entry. */
  | { kind: 'surveyed'; seq: number; found: unknown }
  /** The commands that are possible at any moment. */
  | { kind: 'may-also'; seq: number; answers: readonly Answer[] }
  /** What a bot would answer at that entry. */
  | { kind: 'advised'; seq: number; command: string }
  /** The player has taken it back before it was sent. */
  | { kind: 'withdrawn' }
  /** The table had moved on; the new decision is already known. */
  | { kind: 'stale' }
  /** It is unknown whether it arrived: chat on a connection that broke. */
  | { kind: 'lost' };

export type Phase =
  /** Not connected; a connection is being made. */
  | 'connecting'
  /** The line is there, the first answer is not. */
  | 'greeting'
  | 'live'
  /** The line broke; another try comes by itself. */
  | 'waiting'
  /** The server will not have us; trying again is no use. */
  | 'refused'
  | 'closed';

export interface State {
  readonly phase: Phase;
  readonly key: string;
  readonly name: string;
  /** What this seat adds to the dice. */
  readonly salt: string;
  /** The commitment that the salt was sent for; empty until it is sent. */
  readonly promised: string;
  /** The table has taken the salt. */
  readonly given: boolean;
  readonly known: Known | null;
  /** Requests without an answer, oldest first. */
  readonly open: readonly Request[];
  /** The line does not answer: what is asked now waits until it speaks again. */
  readonly quiet: boolean;
  /** Ids of the open requests that were never sent. They can be withdrawn. */
  readonly unsent: readonly string[];
  /** How many of our calls for everything are unanswered on this line, and after which open request each was made. */
  readonly resyncs: readonly { readonly after: string | null }[];
  /** Tries since the last good line. */
  readonly tries: number;
  /** Why the server will not have us. */
  readonly refusal: Spoken | null;
}

export type Input =
  | { kind: 'opened' }
  | { kind: 'broke' }
  | { kind: 'heard'; message: ServerMessage }
  | { kind: 'ask'; request: Request }
  /** The pause is over, the network is back, or the player presses the button. */
  | { kind: 'retry' }
  /** The page was asleep or hidden: is the line still there? */
  | { kind: 'woke' }
  /** What we asked has not been answered for too long. */
  | { kind: 'silence' }
  /** The line may be gone: nothing has been heard, or the device has no network. */
  | { kind: 'quiet' }
  /** The player takes back a request that has not been sent. */
  | { kind: 'withdraw'; id: string }
  | { kind: 'close' };

export type Effect =
  | { kind: 'connect' }
  | { kind: 'hang-up' }
  | { kind: 'send'; message: ClientMessage }
  /** Try again after this pause. */
  | { kind: 'pause'; milliseconds: number }
  | { kind: 'settle'; id: string; outcome: Outcome }
  /** An entry arrived in its order: something to show, to hear, to animate. */
  | { kind: 'told'; update: Update }
  /** The server did not understand us; the line stays. */
  | { kind: 'complaint'; says: Spoken };

export type Step = readonly [State, readonly Effect[]];

/** The match at this link is of another version of the rules. */
export const OTHER_RULES = 'match-other-rules';
/** What the server says at the door when trying again is no use. */
const FINAL: readonly string[] = [
  'server-no-such-link',
  'server-link-replaced',
  'server-link-renewed',
  OTHER_RULES,
];
/** The id of the request that carries the salt: there is only one. */
const SALT = 'salt';
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

export function begin(key: string, { name = '', salt = '' } = {}): Step {
  const state: State = {
    phase: 'connecting',
    key,
    name,
    salt,
    promised: '',
    given: false,
    known: null,
    open: [],
    quiet: false,
    unsent: [],
    resyncs: [],
    tries: 0,
    refusal: null,
  };
  return [state, [{ kind: 'connect' }]];
}

/** The server has not answered a request yet: a timer has to watch it. */
export function expecting(state: State): boolean {
  if (state.phase === 'connecting' || state.phase === 'greeting') return true;
  return state.phase === 'live' && (state.quiet || state.open.length > 0 || state.resyncs.length > 0);
}

/** A command is on its way: another one would answer a question that may be gone. */
export function busy(state: State): boolean {
  return state.open.some(isCommand);
}

/** The dice are not those that the salt was given for: the commitment has changed, or our salt is not among the salts. */
export function exchanged({ known, promised, given, salt }: State): boolean {
  if (!known || !promised) return false;
  if (known.commitment !== promised) return true;
  return known.stage === 'playing' && given && known.salts[known.you] !== naming(salt, promised);
}

export function step(state: State, input: Input): Step {
  switch (input.kind) {
    case 'opened':
      return opened(state);
    case 'broke':
      return broke(state);
    case 'heard':
      return state.quiet ? spoke(state, input.message) : heard(state, input.message);
    case 'ask':
      return ask(state, input.request);
    case 'retry':
      return state.phase === 'waiting'
        ? [{ ...state, phase: 'connecting' }, [{ kind: 'connect' }]]
        : [state, []];
    case 'woke':
      return woke(state);
    case 'silence':
      return expecting(state) ? lose(state, [{ kind: 'hang-up' }]) : [state, []];
    case 'quiet':
      return state.phase === 'live' ? [{ ...state, quiet: true }, []] : [state, []];
    case 'withdraw':
      return state.unsent.includes(input.id) ? settle(state, input.id, { kind: 'withdrawn' }) : [state, []];
    case 'close':
      return [
        { ...state, phase: 'closed', open: [], resyncs: [] },
        [{ kind: 'hang-up' }, ...abandoned(state.open)],
      ];
  }
}

function opened(state: State): Step {
  if (state.phase !== 'connecting') return [state, []];
  const { key, name } = state;
  const hello: ClientMessage = { type: 'hello', key, ...(name ? { name } : {}) };
  return [{ ...state, phase: 'greeting', resyncs: [] }, [{ kind: 'send', message: hello }]];
}

function broke(state: State): Step {
  if (state.phase === 'refused' || state.phase === 'closed' || state.phase === 'waiting') return [state, []];
  return lose(state, []);
}

/** Without a connection: keep the open requests, and try again after ever longer pauses. */
function lose(state: State, effects: readonly Effect[]): Step {
  const tries = state.tries + 1;
  const milliseconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
  return [
    { ...state, phase: 'waiting', quiet: false, resyncs: [], tries },
    [...effects, { kind: 'pause', milliseconds }],
  ];
}

function ask(state: State, request: Request): Step {
  if (state.phase === 'closed' || state.phase === 'refused') {
    return [state, [{ kind: 'settle', id: request.id, outcome: { kind: 'lost' } }]];
  }
  const open = [...state.open, request];
  if (state.phase === 'live' && !state.quiet)
    return [{ ...state, open }, [{ kind: 'send', message: request }]];
  return [{ ...state, open, unsent: [...state.unsent, request.id] }, []];
}

/** The line speaks again: what has waited is sent after what it says has been taken in. */
function spoke(state: State, message: ServerMessage): Step {
  const [next, effects] = heard({ ...state, quiet: false }, message);
  if (next.phase !== 'live') return [next, effects];
  const waited = next.open.filter(({ id }) => next.unsent.includes(id));
  return [
    { ...next, unsent: [] },
    [...effects, ...waited.map((one): Effect => ({ kind: 'send', message: one }))],
  ];
}

function woke(state: State): Step {
  if (state.phase === 'waiting') return step(state, { kind: 'retry' });
  return state.phase === 'live' && state.resyncs.length === 0 ? resync(state) : [state, []];
}

function resync(state: State): Step {
  const after = state.open.at(-1)?.id ?? null;
  return [
    { ...state, resyncs: [...state.resyncs, { after }] },
    [{ kind: 'send', message: { type: 'resync' } }],
  ];
}

function heard(state: State, message: ServerMessage): Step {
  if (state.phase !== 'greeting' && state.phase !== 'live') return [state, []];
  switch (message.type) {
    case 'lobby':
    case 'sync':
      return everything(state, message.type === 'sync' ? synced(message) : gathered(message, state.known));
    case 'update':
      return entry(state, message);
    case 'done': {
      const next = message.id === SALT ? { ...state, given: true } : state;
      return settle(next, message.id, { kind: 'done', seq: message.seq });
    }
    case 'refused':
      return settle(state, message.id, { kind: 'refused', clause: message.clause, says: message.says });
    case 'because': {
      const { legal, clause, says = null } = message;
      return settle(state, message.id, { kind: 'because', legal, clause, says });
    }
    case 'surveyed':
      return settle(state, message.id, { kind: 'surveyed', seq: message.seq, found: message.found });
    case 'may-also':
      return settle(state, message.id, { kind: 'may-also', seq: message.seq, answers: message.answers });
    case 'advised':
      return settle(state, message.id, { kind: 'advised', seq: message.seq, command: message.command });
    case 'said': {
      const { known } = state;
      if (!known || known.chat.some((chat) => chat.n === message.chat.n)) return [state, []];
      return [{ ...state, known: { ...known, chat: [...known.chat, message.chat] } }, []];
    }
    case 'seats': {
      const { known } = state;
      if (!known) return [state, []];
      const seats = { seats: message.seats };
      const next: Known =
        known.stage === 'playing' ? { ...known, ...seats, clock: message.clock } : { ...known, ...seats };
      return [{ ...state, known: next }, []];
    }
    case 'rematch': {
      const { known } = state;
      if (known?.stage !== 'playing') return [state, []];
      return [{ ...state, known: { ...known, rematch: message.rematch } }, []];
    }
    case 'unprepared': {
      const { known } = state;
      if (known?.stage !== 'playing') return [state, []];
      return [{ ...state, known: { ...known, lost: message.question } }, []];
    }
    case 'pong':
      return [state, []];
    case 'wrong':
      if (state.phase === 'live') return [state, [{ kind: 'complaint', says: message.says }]];
      return FINAL.includes(message.says.id)
        ? turnedAway(state, message.says)
        : lose(state, [{ kind: 'hang-up' }]);
  }
}

function turnedAway(state: State, says: Spoken): Step {
  const next: State = { ...state, phase: 'refused', refusal: says, open: [] };
  return [next, [{ kind: 'hang-up' }, ...abandoned(state.open)]];
}

/** A fresh view. Where the table waits for our salt, it is sent now: the commitment has been seen. */
function everything(state: State, known: Known): Step {
  const [next, effects] = placed(state, known);
  if (known.stage !== 'gathering' || !known.awaited.includes(known.you)) return [next, effects];
  if (next.promised) return [next, effects];
  const { commitment } = known;
  const salt: Salt = { type: 'salt', id: SALT, commitment, salt: next.salt };
  const [asked, more] = ask({ ...next, promised: commitment }, salt);
  return [asked, [...effects, ...more]];
}

/** The greeting's answer, what we asked for, the beginning of the match, or the answer to something stale. */
function placed(state: State, known: Known): Step {
  if (state.phase === 'greeting') return welcomed(state, known);
  const begins = state.known?.stage === 'gathering' && known.stage === 'playing';
  if (begins) return [{ ...state, known }, []];
  const oldest = state.open.find((one) => isCommand(one) && !state.unsent.includes(one.id));
  const [call, ...calls] = state.resyncs;
  if (call && (!oldest || !before(state.open, oldest.id, call.after))) {
    return [{ ...state, known, resyncs: calls }, []];
  }
  if (!oldest) return [{ ...state, known }, []];
  return settle({ ...state, known }, oldest.id, { kind: 'stale' });
}

/** Was the request made no later than the call that came after `mark`? */
function before(open: readonly Request[], id: string, mark: string | null): boolean {
  const marked = open.findIndex((request) => request.id === mark);
  return marked >= 0 && open.findIndex((request) => request.id === id) <= marked;
}

/** The line is good: everything unanswered is asked again. Chat is not, for the server would say it twice. */
function welcomed(state: State, known: Known): Step {
  const chats = state.open.filter((request) => request.type === 'say');
  const open = state.open.filter((request) => request.type !== 'say');
  const next: State = { ...state, phase: 'live', known, open, unsent: [], resyncs: [], tries: 0 };
  const earlier = state.known?.chat.at(-1)?.n ?? 0;
  return [
    next,
    [
      ...chats.map((chat): Effect => {
        const arrived = known.chat.some(
          (one) => one.n > earlier && one.seat === known.you && one.text === chat.text.trim(),
        );
        return {
          kind: 'settle',
          id: chat.id,
          outcome: arrived ? { kind: 'done', seq: 0 } : { kind: 'lost' },
        };
      }),
      ...open.map((message): Effect => ({ kind: 'send', message })),
    ],
  ];
}

function entry(state: State, update: Update): Step {
  const { known } = state;
  if (known?.stage !== 'playing' || update.seq <= known.seq) return [state, []];
  if ((update.since ?? update.seq - 1) !== known.seq)
    return state.resyncs.length > 0 ? [state, []] : resync(state);
  return [{ ...state, known: updated(known, update) }, [{ kind: 'told', update }]];
}

function settle(state: State, id: string, outcome: Outcome): Step {
  if (!state.open.some((request) => request.id === id)) return [state, []];
  const open = state.open.filter((request) => request.id !== id);
  const unsent = state.unsent.filter((one) => one !== id);
  return [{ ...state, open, unsent }, [{ kind: 'settle', id, outcome }]];
}

function abandoned(open: readonly Request[]): Effect[] {
  return open.map((request) => ({ kind: 'settle', id: request.id, outcome: { kind: 'lost' } }));
}

function isCommand(request: Request): request is Do | Undo {
  return request.type === 'do' || request.type === 'undo';
}
