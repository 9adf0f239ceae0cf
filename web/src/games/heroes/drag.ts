/** Dragging with mouse, pen or finger: what is dragged follows, and is dropped on what lies under it. */

export interface Drag {
  /** What it can be dropped on. */
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
  let dragging = false;

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
    if (!dragging && Math.hypot(x, y) < SLACK) return;
    dragging = true;
    node.dataset['dragging'] = '';
    node.style.transform = `translate(${x}px, ${y}px)`;
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (dragging) {
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
      if (node.contains(element)) continue;
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
    dragging = false;
    delete node.dataset['dragging'];
    node.style.removeProperty('transform');
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
