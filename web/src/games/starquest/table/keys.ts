/** The keys of the table. The letters of the action bar stand on its buttons. */
import type { Binding } from '../../../lib/keyboard/keys.svelte.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { ACTIONS } from '../desk/verbs.ts';
import type { Camera } from '../map/camera.svelte.ts';
import { UNIT } from '../map/geometry.ts';
import { actorOf } from '../view/offers.ts';

export function bindings(desk: Desk, camera: Camera): Binding[] {
  const option = (type: string) => desk.choice.relevant.find(({ command }) => command.type === type);
  return [
    ...ACTIONS.map(
      (action): Binding => ({
        keys: [action.key],
        says: `web-sq-action-${action.id}`,
        run: () => void desk.act(action),
        // A question that interrupts has letters of its own.
        when: () => desk.choice.acts && !desk.question.busy && desk.question.deciding?.type !== 'Watching',
      }),
    ),
    {
      keys: ['enter'],
      says: 'web-sq-key-enter',
      firm: true,
      run: () => {
        if (desk.pointer.aimed) void desk.do(desk.pointer.aimed);
      },
      when: () => desk.pointer.armed && desk.pointer.aimed !== null,
    },
    {
      keys: ['e'],
      says: 'web-sq-finish',
      run: () => {
        const done = option('Done');
        if (done) void desk.do(done);
      },
      when: () => option('Done') !== undefined,
    },
    {
      keys: ['u'],
      says: 'web-sq-undo',
      run: () => void desk.takingBack.step(),
      when: () => desk.question.mine,
    },
    {
      keys: ['n'],
      says: 'web-sq-key-next',
      run: () => next(desk),
      when: () => desk.question.mine && !desk.question.reacting,
    },
    { keys: ['escape'], says: 'web-sq-cancel', run: () => void desk.choice.cancel() },
    { keys: ['+', '='], says: 'web-sq-zoom-in', run: () => camera.zoom(1.4) },
    { keys: ['-'], says: 'web-sq-zoom-out', run: () => camera.zoom(1 / 1.4) },
    {
      keys: ['z'],
      says: 'web-sq-centre',
      run: () => centre(desk, camera),
      when: () => desk.choice.selected !== null,
    },
    { keys: ['0'], says: 'web-sq-zoom-whole', run: () => camera.reset() },
  ];
}

/** Squares at least so many pixels wide are near enough to play on. */
export const NEAR = 38;

/** Look at the figure on hand. */
export function centre(desk: Desk, camera: Camera): void {
  const piece = desk.choice.selected;
  if (!piece || Number.isNaN(piece.x)) return;
  camera.look((piece.x + piece.size / 2) * UNIT, (piece.y + piece.size / 2) * UNIT, NEAR);
}

/** The next figure that may act. */
function next(desk: Desk): void {
  const ready = [...new Set(desk.question.options.map(actorOf))].filter((id) => desk.scene.standing.has(id));
  const place = ready.indexOf(desk.choice.selected?.id ?? '');
  const who = ready[(place + 1) % ready.length];
  if (!who) return;
  desk.choice.select(who);
  // Enter is for the figure now, not for the square where the cursor was.
  desk.pointer.cursor = -1;
}
