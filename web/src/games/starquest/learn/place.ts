/** Where a bubble stands: beside its subject and never over it, inside the window, off what else must stay in sight. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: Side | 'none';
}

const GAP = 14;
const RIM = 8;

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The first side that fits; of those the one that covers fewest of the things to be kept free. */
export function beside(
  subject: Rect,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  free: readonly Rect[] = [],
): Spot {
  const within = (value: number, length: number, room: number) =>
    Math.max(RIM, Math.min(room - length - RIM, value));
  const middle = within(subject.x + subject.width / 2 - size.width / 2, size.width, window.width);
  const centre = within(subject.y + subject.height / 2 - size.height / 2, size.height, window.height);
  const spots: readonly Spot[] = [
    { side: 'above', x: middle, y: subject.y - size.height - GAP },
    { side: 'below', x: middle, y: subject.y + subject.height + GAP },
    { side: 'left', x: subject.x - size.width - GAP, y: centre },
    { side: 'right', x: subject.x + subject.width + GAP, y: centre },
  ];
  const inside = spots.filter(
    ({ x, y }) =>
      x >= RIM && y >= RIM && x + size.width <= window.width - RIM && y + size.height <= window.height - RIM,
  );
  const covers = ({ x, y }: Spot) => free.filter((one) => overlaps({ x, y, ...size }, one)).length;
  const [best] = inside.toSorted((one, other) => covers(one) - covers(other));
  return best ?? corner(subject, size, window);
}

/** No side has room: the corner of the window that is farthest from the subject. */
function corner(
  subject: Rect,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): Spot {
  const low = subject.y + subject.height / 2 < window.height / 2;
  const y = low ? window.height - size.height - RIM : RIM;
  return { side: 'none', x: RIM, y };
}
