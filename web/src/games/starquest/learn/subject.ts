/** Where the thing is that the instructor speaks of: a button of the page, or a place of the map. */
import type { Desk } from '../desk/desk.svelte.ts';
import { ACTIONS } from '../desk/verbs.ts';
import { type Box, column, pieceBox, row, UNIT } from '../map/geometry.ts';
import { actorOf } from '../view/offers.ts';

/** Buttons to be looked for, the best first; and the place of the map where none of them is shown. */
export interface Subject {
  readonly buttons: readonly string[];
  readonly place: Box | null;
}

const does = (text: string) => `[data-does="${CSS.escape(text)}"]`;

export function subjectOf(at: string, desk: Desk): Subject {
  const option = [...desk.question.options, ...desk.choice.foretold].find(({ text }) => text === at);
  if (option) {
    const action = ACTIONS.find(({ verbs }) => verbs.includes(option.command.type));
    const buttons = [does(at), ...(action ? [`[data-act="${action.id}"]`] : [])];
    return { buttons, place: pieceAt(actorOf(option), desk) };
  }
  const piece = pieceAt(at, desk);
  if (piece) return { buttons: pressedAlready(desk), place: piece };
  return { buttons: [], place: walkerFirst(at, desk) ?? squareAt(at, desk) };
}

/** The figure that would step on a square, as long as another one is chosen: it is pressed first. */
function walkerFirst(at: string, desk: Desk): Box | null {
  const step = desk.question.options.find(
    ({ command }) => command.type === 'Step' && command.to.join('.') === at,
  );
  const walker = step ? actorOf(step) : '';
  return walker && walker !== desk.choice.selected?.id ? pieceAt(walker, desk) : null;
}

/** The second press: to attack the target that was chosen. */
function pressedAlready(desk: Desk): string[] {
  const { aimed, armed } = desk.pointer;
  return aimed && armed ? [does(aimed.text)] : [];
}

function pieceAt(id: string, desk: Desk): Box | null {
  const piece = desk.scene.pieces.find((one) => one.id === id);
  return piece && !Number.isNaN(piece.x) ? pieceBox(piece) : null;
}

function squareAt(text: string, desk: Desk): Box | null {
  const { chart } = desk.scene;
  const [x, y] = text.split('.').map(Number);
  if (!chart || x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) return null;
  const square = (y - chart.north) * chart.width + (x - chart.west);
  return { x: column(chart, square) * UNIT, y: row(chart, square) * UNIT, width: UNIT, height: UNIT };
}
