/** Where the keyboard is. */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** What Tab would reach inside an element, in order. */
export function focusable(inside: ParentNode): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[hidden], [inert]'),
  );
}

export interface Grid {
  /** How many cells make a row; 1 for a column of things, Infinity for a row of things. */
  columns: number;
}

/** Where an arrow key leads from a cell of a grid; null when it is no such key. Stops at the edges. */
export function roam(key: string, from: number, count: number, { columns }: Grid): number | null {
  const width = Math.min(columns, count);
  const inRow = from % width;
  const rowStart = from - inRow;
  switch (key) {
    case 'ArrowLeft':
      return inRow > 0 ? from - 1 : from;
    case 'ArrowRight':
      return inRow < width - 1 && from + 1 < count ? from + 1 : from;
    case 'ArrowUp':
      return from - width >= 0 ? from - width : from;
    case 'ArrowDown':
      return from + width < count ? from + width : from;
    case 'Home':
      return rowStart;
    case 'End':
      return Math.min(rowStart + width, count) - 1;
    default:
      return null;
  }
}

/**
 * Svelte action for a roving focus: one thing in the group is reached by Tab, arrows go to the others.
 * `<div use:roving={{ columns: 5, cells: '[data-cell]' }}>`; cells are found in document order.
 */
export function roving(node: HTMLElement | SVGElement, options: Grid & { cells: string }) {
  let now = options;
  const cells = () => [...node.querySelectorAll<HTMLElement | SVGElement>(now.cells)];

  function give(cell: Element): void {
    for (const one of cells()) one.setAttribute('tabindex', one === cell ? '0' : '-1');
  }

  function keydown(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const all = cells();
    const here = document.activeElement;
    const from = here instanceof HTMLElement || here instanceof SVGElement ? all.indexOf(here) : -1;
    if (from < 0) return;
    const to = roam(event.key, from, all.length, now);
    const cell = to === null ? undefined : all[to];
    if (!cell) return;
    event.preventDefault();
    give(cell);
    cell.focus();
  }

  function focusin(event: Event): void {
    const cell = event.target instanceof Element ? event.target.closest(now.cells) : null;
    if (cell) give(cell);
  }

  /** Exactly one cell can be reached by Tab, also after the cells have changed. */
  function settle(): void {
    const all = cells();
    const first = all.find((cell) => cell.getAttribute('tabindex') === '0') ?? all[0];
    if (first) give(first);
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', keydown);
  node.addEventListener('focusin', focusin);
  return {
    update(changed: Grid & { cells: string }) {
      now = changed;
      settle();
    },
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', keydown);
      node.removeEventListener('focusin', focusin);
    },
  };
}
