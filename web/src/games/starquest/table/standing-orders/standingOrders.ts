/** Standing orders as a person reads them: one line per kind of question, with the words of each command. No rules. */
import type { Standing } from '../../../../generated/starquest.ts';
import { isAlien } from '../../box/box.ts';
import type { Frame } from '../../view/frames.ts';

/** One standing order: its subject, its present value, and the other possible values. */
export interface Order {
  /** The first words of its command, and its name among the texts. */
  readonly topic: 'saves' | 'dodge' | 'overwatch' | 'rite' | 'reveal' | 'cards' | 'passing';
  /** A faction or a miniature that it is about; empty for all. */
  readonly whom: string;
  readonly now: string;
  readonly values: readonly string[];
  /** With a chance: from how many per cent on; -1 where there is none. */
  readonly from: number;
}

/** Answers in the order in which they are shown: ask first. */
const VALUES = {
  saves: ['ask', 'all', 'none'],
  dodge: ['ask', 'if-harmful', 'never'],
  overwatch: ['ask', 'shoot', 'hold'],
  rite: ['ask', 'fatal', 'never'],
  reveal: ['ask', 'nearest'],
  cards: ['ask', 'never'],
  passing: ['ask', 'always', 'never'],
} as const;

/** The values without any order. */
const AT_FIRST = { saves: 'all' } as const;

/** The answer that wants a chance. */
export const CHANCY: Readonly<Record<string, string>> = { dodge: 'if-harmful', overwatch: 'shoot' };
export const CHANCES = [0, 25, 50, 75] as const;
/** The chance that is taken where none was set: half. */
export const LIKELY = 50;

const SQUAD = ['overwatch', 'dodge', 'saves', 'cards'] as const;
const ALIEN = ['reveal', 'cards', 'rite'] as const;

/** Every standing order of a seat; the other factions at the table are asked about one by one. */
export function ordersOf(standing: Standing, faction: string, others: readonly string[]): Order[] {
  const topics = (isAlien(faction) ? ALIEN : SQUAD).filter(
    (topic) => (topic !== 'saves' || faction === 'eldar') && (topic !== 'rite' || faction === 'cult'),
  );
  return [
    ...topics.map(
      (topic): Order => ({
        topic,
        whom: '',
        now: standing[topic] ?? (topic === 'saves' ? AT_FIRST.saves : 'ask'),
        values: VALUES[topic],
        from: topic === 'dodge' || topic === 'overwatch' ? (standing[`${topic}-from`] ?? 0) : -1,
      }),
    ),
    ...Object.entries(standing.miniatures ?? {}).map(
      ([whom, now]): Order => ({ topic: 'overwatch', whom, now, values: VALUES.overwatch, from: -1 }),
    ),
    ...others.map(
      (whom): Order => ({
        topic: 'passing',
        whom,
        now: standing.passing?.[whom] ?? 'ask',
        values: VALUES.passing,
        from: -1,
      }),
    ),
  ];
}

/** The command that gives this order; with a chance where it names one. */
export function command(order: Pick<Order, 'topic' | 'whom'>, value: string, from = -1): string {
  return ['instruct', order.topic, order.whom, value, from < 0 ? '' : String(from)].filter(Boolean).join(' ');
}

/** The choices in a prompt for the next time: the present order, and the commands for each other value. */
export interface NextTime {
  readonly order: Order;
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

/** Which standing order answers a question like this one. Null where none does. */
export function nextTime(standing: Standing | null, frame: Frame | null, mover = ''): NextTime | null {
  if (!standing || !frame) return null;
  switch (frame.type) {
    case 'Watching':
      return watching(standing, frame.offers[0]?.[0] ?? '');
    case 'Window':
      return frame.why === 'dodge' ? chance(standing, 'dodge') : null;
    case 'Permission':
      return mover ? plain({ topic: 'passing', whom: mover }, standing.passing?.[mover] ?? 'ask') : null;
    case 'Reacting':
      return plain({ topic: 'cards', whom: '' }, standing.cards ?? 'ask');
    case 'Revealing':
      return plain({ topic: 'reveal', whom: '' }, standing.reveal ?? 'ask');
    case 'Harm':
      if (frame.stage === 'saves')
        return plain({ topic: 'saves', whom: '' }, standing.saves ?? AT_FIRST.saves);
      return frame.stage === 'rite' ? plain({ topic: 'rite', whom: '' }, standing.rite ?? 'ask') : null;
    default:
      return null;
  }
}

function plain(about: Pick<Order, 'topic' | 'whom'>, now: string): NextTime {
  const values = VALUES[about.topic];
  const commands = Object.fromEntries(values.map((value) => [value, [command(about, value)]]));
  return { order: { ...about, now, values, from: -1 }, commands };
}

function chance(standing: Standing, topic: 'dodge'): NextTime {
  const from = standing['dodge-from'] || LIKELY;
  const made = plain({ topic, whom: '' }, standing[topic] ?? 'ask');
  return {
    order: { ...made.order, from },
    commands: { ...made.commands, [CHANCY[topic] ?? '']: [command(made.order, CHANCY[topic] ?? '', from)] },
  };
}

/** One miniature's Overwatch. The chance is the same for all: it is set first, and leaves the order of all as it is. */
function watching(standing: Standing, who: string): NextTime {
  const all = standing.overwatch ?? 'ask';
  const from = standing['overwatch-from'] || LIKELY;
  const made = plain({ topic: 'overwatch', whom: who }, standing.miniatures?.[who] ?? all);
  const set = standing['overwatch-from'] === from ? [] : [`instruct overwatch ${all} ${from}`];
  return {
    order: { ...made.order, from },
    commands: { ...made.commands, shoot: [...set, ...(made.commands['shoot'] ?? [])] },
  };
}
