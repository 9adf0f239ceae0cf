/** A die that was put aside flies there from where it lay. */
import { duration } from '../../../lib/settings/settings.svelte.ts';

const FLIGHT = 300;

/** The place of the rolled dice in the tray; each is claimed by one flight. */
const ROLLED = '[data-lies]';

/** Svelte action on a die put aside: `use:fly={6}` starts where a rolled 6 lies, if one does. */
export function fly(node: HTMLElement, face: number): void {
  const time = duration(FLIGHT);
  const tray = node.closest('[data-dice]');
  if (time === 0 || !tray || !node.animate) return;
  const source = [...tray.querySelectorAll<HTMLElement>(ROLLED)].find(
    (one) => one.dataset['lies'] === String(face) && one.dataset['flown'] === undefined,
  );
  if (!source) return;
  source.dataset['flown'] = '';
  requestAnimationFrame(() => delete source.dataset['flown']);
  const [from, to] = [source.getBoundingClientRect(), node.getBoundingClientRect()];
  if (to.width === 0) return;
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  node.animate(
    [
      { transform: shift, transformOrigin: '0 0', zIndex: 3 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 3 },
    ],
    { duration: time, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
