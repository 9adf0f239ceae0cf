/** Dragging with mouse, pen or finger: a copy follows the pointer and is dropped on the target under it. */

export interface Drag {
  /** The targets that it can be dropped on. */
  onto: string;
  drop: (target: Element) => void;
  off?: boolean;
}

/** A hand that shakes is not a drag. */
const SLACK = 8;

/** Svelte action. A press without a drag stays a click. */
export function draggable(node: HTMLElement, options: Drag) {
  let now = options;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (now.off || event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    ghost ??= likeness(node);
    node.dataset['dragging'] = '';
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (ghost) {
      // The click that ends a drag is none.
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
      const target = under(event);
      if (target) now.drop(target);
    }
    cancel();
  }

  function under(event: PointerEvent): Element | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = element.closest(now.onto);
      if (target) return target;
    }
    return null;
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel(): void {
    start = null;
    ghost?.remove();
    ghost = null;
    delete node.dataset['dragging'];
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  }

  node.addEventListener('pointerdown', down);
  return {
    update(changed: Drag) {
      now = changed;
    },
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
    },
  };
}

/** The dragged picture, over everything else. */
function likeness(node: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.color = getComputedStyle(node).color;
  for (const picture of node.querySelectorAll('svg')) {
    const copy = picture.cloneNode(true) as SVGElement;
    copy.style.fontSize = `${picture.getBoundingClientRect().width}px`;
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}
