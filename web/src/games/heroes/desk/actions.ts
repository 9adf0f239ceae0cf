/** Battle actions as a player sees them: a scoring roll, the hero that acts with it, and the target. All from the offer. */
import type { AnyCommand, Attack, Move, Use, View } from '../../../generated/heroes.ts';
import type { Answer, Playing } from '../../../lib/table/state.ts';
import type { Arg, Spoken } from '../../../lib/words/words.ts';
import { facing, heroAt, type OnBoard, other, type Seat, type Square, squareOf } from '../board/geometry.ts';
import { kindOf, type Roll } from '../dice/rolls.ts';

export type Verb = 'attack' | 'shoot' | 'cut-down' | 'scythe' | 'move' | 'pass';

export interface Victim {
  readonly hero: Arg;
  readonly own: boolean;
  /** Chance to be driven back; 0 when nothing can happen to it. */
  readonly chance: number;
}

/** One offered action. */
export interface Deed {
  readonly text: string;
  readonly does: Spoken;
  readonly roll: Roll;
  readonly verb: Verb;
  /** The hero whose action it is, by its column. */
  readonly column: number;
  readonly hero: Arg;
  /** The square it is done to. */
  readonly at: Square;
  /** For a move: the column of the hero that walks, and how far out it will stand. */
  readonly walker: number;
  readonly advance: number;
  readonly victims: readonly Victim[];
}

/** One use of a scoring roll by one hero, with its targets. */
export interface Way {
  readonly verb: Verb;
  readonly column: number;
  readonly hero: Arg;
  readonly deeds: readonly Deed[];
}

/** The table's answer to `pays`: what each scoring roll would buy now, as answers of an offer. */
export interface Pays {
  readonly rolls: Readonly<Record<Roll, readonly Answer[]>>;
}

type Action = Attack | Move | Use;

function isAction(command: AnyCommand): command is Action {
  return command.type === 'Attack' || command.type === 'Move' || command.type === 'Use';
}

/** The offered actions. `marching` is the scoring roll being spent: its further moves do not name it. */
export function deedsOf(
  answers: readonly Answer[],
  view: OnBoard,
  seat: Seat,
  marching: Roll | null = null,
): Deed[] {
  return answers.flatMap((answer) => {
    const command = answer.command as AnyCommand;
    return isAction(command) ? [deed(answer, command, view, seat, marching)] : [];
  });
}

function deed(answer: Answer, command: Action, view: OnBoard, seat: Seat, marching: Roll | null): Deed {
  const args = answer.does.args as Record<string, Arg>;
  const common = {
    text: answer.text,
    does: answer.does,
    roll: command.roll || (marching ?? ''),
    column: command.column,
    victims: victimsOf(args['victims']),
  };
  if (command.type === 'Move') {
    const advance = Number(args['advance'] ?? 0);
    const passed = command.to !== command.column;
    return {
      ...common,
      verb: passed ? 'pass' : 'move',
      hero: (passed ? args['vox'] : args['hero']) ?? '',
      walker: command.to,
      advance,
      at: squareOf(view, seat, seat, command.to, advance),
    };
  }
  const rest = { ...common, hero: args['hero'] ?? '', walker: 0, advance: 0 };
  if (command.type === 'Use') {
    const [column, row] = command.at;
    return { ...rest, verb: command.weapon, at: { column, row } };
  }
  const enemy = other(seat);
  const column = facing(command.column);
  const stands = view.advances[enemy][column - 1] ?? 0;
  return { ...rest, verb: 'attack', at: squareOf(view, seat, enemy, column, stands) };
}

function victimsOf(arg: Arg | undefined): Victim[] {
  if (!Array.isArray(arg)) return [];
  return (arg as readonly Spoken[]).map(({ args }) => ({
    hero: args['hero'] as Arg,
    own: args['side'] === 'own',
    chance: Number(args['chance']),
  }));
}

const VERBS: readonly Verb[] = ['attack', 'shoot', 'cut-down', 'scythe', 'move', 'pass'];

/** The uses of a scoring roll, hero by hero in the order of their columns. */
export function waysOf(deeds: readonly Deed[], roll: Roll): Way[] {
  const ways = new Map<string, { verb: Verb; column: number; hero: Arg; deeds: Deed[] }>();
  for (const one of deeds) {
    if (one.roll !== roll) continue;
    const key = `${one.verb} ${one.column}`;
    const way = ways.get(key) ?? { verb: one.verb, column: one.column, hero: one.hero, deeds: [] };
    way.deeds.push(one);
    ways.set(key, way);
  }
  return [...ways.values()]
    .map((way) => ({ ...way, deeds: way.deeds.toSorted(byWorth) }))
    .toSorted((a, b) => a.column - b.column || VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb));
}

/** Who can do what with a scoring roll, one line for each thing that can be done. */
export function ableWith(deeds: readonly Deed[], roll: Roll): { verb: Verb; heroes: readonly Arg[] }[] {
  const ways = waysOf(deeds, roll);
  return VERBS.map((verb) => ({
    verb,
    heroes: ways.filter((way) => way.verb === verb).map((way) => way.hero),
  })).filter(({ heroes }) => heroes.length > 0);
}

/** Targets that hurt the enemy most come first, harmless ones last; otherwise in the order of the offer. */
function byWorth(a: Deed, b: Deed): number {
  return hurt(b) - hurt(a);
}

function hurt({ victims }: Deed): number {
  return victims.reduce((sum, { own, chance }) => sum + (own ? -chance : chance), 0);
}

/** The chance of the one thing a deed may do; null when it does nothing by chance, or several things. */
export function chanceOf({ victims }: Deed): number | null {
  const [only, ...more] = victims;
  return only && more.length === 0 ? only.chance : null;
}

/** The heroes of a seat that can do nothing with a scoring roll, by column. */
export function idle(ways: readonly Way[], view: OnBoard, seat: Seat): number[] {
  return view.armies[seat].flatMap((hero, index) =>
    hero && !ways.some((way) => way.column === index + 1) ? [index + 1] : [],
  );
}

/** The command a player most likely means with a hero that can do nothing with this roll: the table says why not. */
export function questionFor(roll: Roll, column: number, marching: boolean): string {
  if (marching) return `move ${column}`;
  return kindOf(roll) === 'lucky-six' ? `${roll} attack ${column}` : `${roll} move ${column}`;
}

/** The action that a pressed square means: of the chosen way first, then of any way with this roll. */
export function deedAt(ways: readonly Way[], chosen: Way | null, square: Square): Deed | null {
  const here = (one: Deed) => one.at.column === square.column && one.at.row === square.row;
  return (
    chosen?.deeds.find(here) ??
    ways.flatMap((way) => way.deeds).find((one) => here(one) && one.verb !== 'scythe') ??
    null
  );
}

/** The column of the seat's own hero in a square; null when none stands there. */
export function ownAt(view: OnBoard, seat: Seat, square: Square): number | null {
  const hero = heroAt(view, seat, square);
  return hero?.seat === seat ? hero.own : null;
}

/** The plain moves among the ways of a scoring roll: one for each hero that can walk. */
export function stepsOf(ways: readonly Way[]): Deed[] {
  return ways.filter((way) => way.verb === 'move').flatMap((way) => way.deeds);
}

/**
 * The next plain move of a scoring roll, from left to right; null when there is none, or when something else is asked.
 * `begun`: the roll is being spent already, and only its further moves count.
 */
export function nextStep(
  { offer, view, you }: Playing,
  seat: Seat,
  roll: Roll,
  begun: boolean,
): string | null {
  const table = view as View;
  if (!offer || you !== seat || table.phase !== 'act') return null;
  const marching = table.marching.at(-1)?.roll ?? null;
  if (marching === null ? begun : marching !== roll) return null;
  return stepsOf(waysOf(deedsOf(offer.answers, table, seat, marching), roll))[0]?.text ?? null;
}
