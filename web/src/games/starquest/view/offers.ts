/** The open question's answers, sorted by what a person points at: a figure, a square, a verb. No rules: only reading. */
import type { Chart, View } from '../../../generated/starquest.ts';
import type { AnyCommand } from '../../../generated/starquest-commands.ts';
import type { ArtId } from '../../../lib/art.ts';
import type { Answer } from '../../../lib/table/state.ts';
import type { Piece } from './pieces.ts';
import { spot, squareAt } from './pieces.ts';

/** An answer whose command has been read. */
export interface Option {
  readonly text: string;
  readonly does: Answer['does'];
  readonly command: AnyCommand;
  /** The activation that is sent before it, for a figure that has not begun to act. */
  readonly first?: string;
}

export function optionsOf(answers: readonly Answer[]): Option[] {
  return answers.map(({ text, does, command }) => ({ text, does, command: command as AnyCommand }));
}

/** What the server is asked, to weigh an answer: after the activation, where one comes first. */
export const surveyOf = ({ first, text }: Pick<Option, 'first' | 'text'>): string =>
  first ? `${first}: ${text}` : text;

/** The figure that would act; empty where the answer names none. */
export function actorOf({ command }: Option): string {
  switch (command.type) {
    case 'Activate':
    case 'Step':
    case 'Walk':
    case 'Enter':
    case 'Leave':
    case 'Face':
    case 'Open':
    case 'Shoot':
    case 'Snap':
    case 'Strike':
    case 'Search':
    case 'Overwatch':
    case 'Lower':
    case 'Arm':
    case 'Plant':
    case 'PickUp':
    case 'PutDown':
    case 'Give':
    case 'Load':
    case 'Unload':
    case 'HandIn':
    case 'Man':
    case 'Quit':
    case 'Reveal':
      return command.who;
    default:
      return '';
  }
}

/** Answers that are given by pointing at a square. */
export function placeOf({ command }: Option): readonly [number, number] | null {
  switch (command.type) {
    case 'Step':
    case 'Enter':
    case 'Unload':
    case 'Put':
    case 'Stand':
      return command.to;
    case 'Choose':
      return spotOf(command.value);
    default:
      return null;
  }
}

const PLACING = new Set<Verb>(['Put', 'Stand', 'Enter']);

/** The command that does at this square what is offered at others; empty where nothing is being placed. */
export function elsewhere(options: readonly Option[], kind: string, square: string): string {
  const placing = options.filter(({ command }) => PLACING.has(command.type));
  const like =
    placing.find(({ command }) => command.type === 'Put' && command.identity === kind) ?? placing[0];
  const at = like && placeOf(like);
  return at ? like.text.replace(` ${at.join('.')}`, ` ${square}`) : '';
}

const SPOT = /^(-?\d+)\.(-?\d+)$/;
const BLOCK = /^\[(-?\d+)\.(-?\d+)\]$/;
const LINE = /^(-?\d+)\.(-?\d+)>([NESW]{1,2})$/;
const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** A square as commands write it. */
export function spotOf(text: string): readonly [number, number] | null {
  const found = SPOT.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** What an attack, a card or a choice names: a figure, a square, a door. */
export function aimsOf({ command }: Option): readonly string[] {
  switch (command.type) {
    case 'Shoot':
    case 'Snap':
    case 'Strike':
    case 'Share':
    case 'Plant':
      return [command.at];
    case 'Use':
      return command.on;
    case 'Choose':
      return [command.value];
    case 'Demand':
    case 'Rite':
      return [command.who];
    case 'Give':
      return [command.to];
    case 'Load':
      return [command.what];
    case 'Man':
      return [command.machine];
    default:
      return [];
  }
}

/** The card that it plays; empty for none. */
export function cardOf({ command }: Option): string {
  return command.type === 'Use' || command.type === 'Reroll' ? command.card : '';
}

export const isAttack = ({ command }: Option): boolean =>
  command.type === 'Shoot' || command.type === 'Snap' || command.type === 'Strike';

/** A card or a charge whose odds the server tells with the answer: it rolls dice as soon as it is used. */
export const rolls = ({ command, does }: Option): boolean =>
  (command.type === 'Use' || command.type === 'Choose' || command.type === 'Plant') && 'dangers' in does.args;

/** The squares before a line, to the edge of the map; none for any other aim. */
function ahead(view: View, aim: string): readonly number[] {
  const line = LINE.exec(aim);
  const [dx, dy] = AHEAD[line?.[3] ?? ''] ?? [0, 0];
  const found: number[] = [];
  if (!line || (dx === 0 && dy === 0)) return found;
  let [x, y] = [Number(line[1]) + dx, Number(line[2]) + dy];
  for (let square = squareAt(view, x, y); square >= 0; square = squareAt(view, x, y)) {
    found.push(square);
    x += dx;
    y += dy;
  }
  return found;
}

/** The last square of a line, as far as it goes over squares that are hit; nothing for any other aim. */
export function endOf(view: View, aim: string, hit: readonly number[]): readonly number[] {
  const ray = ahead(view, aim);
  const past = ray.findIndex((square) => !hit.includes(square));
  return (past < 0 ? ray : ray.slice(0, past)).slice(-1);
}

/** The squares of a line as far as it is known to go: to the last of `hit`, and on over squares that can be fired at. */
export function rayOf(
  view: View,
  aim: string,
  hit: readonly number[],
  open: readonly number[],
): readonly number[] {
  const ray = ahead(view, aim);
  const last = ray.findLastIndex((square) => hit.includes(square));
  const past = ray.findIndex((square, place) => place > last && !open.includes(square));
  return past < 0 ? ray : ray.slice(0, past);
}

/** Of several answers at one place: that round the pointer's corner, the one chosen, its weapon, or else the first. */
export function meantOf(options: readonly Option[], near: string, chosen?: Option): Option | null {
  const weapon = chosen && weaponOf(chosen);
  return (
    options.find((one) => aimsOf(one)[0] === near) ??
    options.find((one) => one === chosen) ??
    options.find((one) => Boolean(weapon) && weaponOf(one) === weapon) ??
    options[0] ??
    null
  );
}

/** The weapon of an attack; empty for bare hands and for anything else. */
export const weaponOf = ({ command }: Option): string =>
  command.type === 'Shoot' || command.type === 'Snap' ? command.weapon : '';

/** An attack on squares rather than on a figure: a square, four squares, a line, or all that can be hit. */
export function isArea(option: Option): boolean {
  const [aim = ''] = aimsOf(option);
  return isAttack(option) && (aim === '' || SPOT.test(aim) || BLOCK.test(aim) || LINE.test(aim));
}

/** It names squares alone, so that it is given on the map. */
export function onSquares(option: Option): boolean {
  const aims = option.command.type === 'Use' ? option.command.on : [];
  return (
    placeOf(option) !== null ||
    isArea(option) ||
    (aims.length > 0 && aims.every((aim) => SPOT.test(aim) || BLOCK.test(aim)))
  );
}

/** All figures that an attack along a line, or on all squares, may hurt: a press on any of them gives it. */
export function endangered(option: Option): readonly string[] {
  const [aim = ''] = aimsOf(option);
  if (!(isAttack(option) || rolls(option)) || (aim !== '' && !LINE.test(aim))) return [];
  const { dangers } = option.does.args as { dangers?: readonly { args: { target?: unknown } }[] };
  return (dangers ?? []).flatMap(({ args: { target } }) => (typeof target === 'string' ? [target] : []));
}

/** The bulkhead that an attack is aimed at; empty for none. */
export function breachOf(option: Option): string {
  const [aim = ''] = aimsOf(option);
  return (isAttack(option) || rolls(option)) && aim.startsWith('door:') ? aim.slice('door:'.length) : '';
}

/** The squares at which an aim is pressed on the map. */
export function aimedAt(
  view: View,
  standing: ReadonlyMap<string, Piece>,
  aim: string,
  chart: Pick<Chart, 'doors' | 'vents'> | null = null,
): readonly number[] {
  const piece = standing.get(aim);
  if (piece) return piece.squares;
  const square = spotOf(aim);
  if (square) return [squareAt(view, ...square)];
  const block = BLOCK.exec(aim);
  if (block) {
    const [x, y] = [Number(block[1]), Number(block[2])];
    return [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ].flatMap(([a = 0, b = 0]) => {
      const one = squareAt(view, a, b);
      return one >= 0 ? [one] : [];
    });
  }
  if (LINE.test(aim)) return ahead(view, aim).slice(0, 1);
  return fixedAt(view, aim, chart);
}

/** The squares of a fixed target; for a bulkhead those on both sides. */
function fixedAt(view: View, aim: string, chart: Pick<Chart, 'doors' | 'vents'> | null): readonly number[] {
  const [kind, id = ''] = aim.split(':');
  if (kind === 'door') return chart?.doors.find((door) => door.id === id)?.edges.flat() ?? [];
  const square = kind === 'vent' ? chart?.vents[id] : kind === 'site' ? view.scenario.structures?.[id] : -1;
  return square === undefined || Number(square) < 0 ? [] : [Number(square)];
}

export type Verb = AnyCommand['type'];

/** Answers of the same kind, in the order in which they were offered. */
export function byVerb(options: readonly Option[]): Map<Verb, Option[]> {
  const found = new Map<Verb, Option[]>();
  for (const one of options) {
    const row = found.get(one.command.type);
    if (row) row.push(one);
    else found.set(one.command.type, [one]);
  }
  return found;
}

/** The picture of a verb. */
export const VERB_ART: Readonly<Record<Verb, ArtId>> = {
  Choose: 'i-check',
  Pass: 'i-chev',
  Yes: 'i-check',
  Activate: 'i-hand',
  Done: 'i-check',
  End: 'i-end',
  Step: 'i-move',
  Walk: 'i-move',
  Enter: 'i-move',
  Leave: 'i-export',
  Face: 'i-turn',
  Open: 'i-door',
  Shoot: 'i-shoot',
  Snap: 'i-shoot',
  Share: 'i-target',
  Strike: 'i-melee',
  Reroll: 'i-dice',
  Save: 'i-shield',
  Search: 'i-search',
  Overwatch: 'i-overwatch',
  Lower: 'i-eye',
  Arm: 'i-tool',
  Plant: 'i-tool',
  PickUp: 'i-pickup',
  PutDown: 'i-down',
  Give: 'i-hand',
  Load: 'i-pickup',
  Unload: 'i-down',
  HandIn: 'i-export',
  Man: 'i-target',
  Quit: 'i-close',
  Use: 'i-card',
  Put: 'i-plus',
  Reveal: 'i-eye',
  Demand: 'i-eye',
  Stand: 'i-human',
  Raise: 'i-hand',
  Trigger: 'i-hand',
  Instruct: 'i-order',
  Rite: 'i-psi',
  Pledge: 'i-link',
  Sell: 'i-card',
  Accept: 'i-check',
  Refuse: 'i-close',
  Dissolve: 'i-cut',
  Expose: 'i-eye',
  Expel: 'i-close',
};

/** Which of the eight directions leads from one square towards another. */
export function towards(view: View, from: number, to: number): number {
  const [ax, ay] = spot(view, from);
  const [bx, by] = spot(view, to);
  return eighth(bx - ax, by - ay);
}

/** So many columns to the east and rows to the south: in which of the eight directions that is. */
export function eighth(dx: number, dy: number): number {
  return (Math.round(Math.atan2(dx, -dy) / (Math.PI / 4)) + 8) % 8;
}
