/** Highlights for one frame: who moved and from where, who attacked which hero, and the dice of the saves. */

import type { AnyEvent, View } from '../../../generated/heroes.ts';
import { type Seat, squareOf } from '../board/geometry.ts';
import type { Lit } from '../board/highlights.ts';
import { flashOf } from '../desk/events.ts';

export function litBy(events: readonly AnyEvent[], view: View, bottom: Seat): Lit {
  const flash = flashOf(events, view, bottom);
  const heroes = events.flatMap((event) =>
    event.type === 'Moved' || event.type === 'Placed' || event.type === 'Attacked'
      ? [{ seat: seatOf(event.seat), column: event.column, tone: 'chosen' as const }]
      : [],
  );
  const left = events.flatMap((event) =>
    event.type === 'Moved'
      ? [
          {
            ...squareOf(view, bottom, seatOf(event.seat), event.column, event.advance - 1),
            tone: 'reach' as const,
          },
        ]
      : [],
  );
  return { heroes, squares: left, ...(flash ? { shots: flash.shots, saves: flash.saves } : {}) };
}

function seatOf(seat: number): Seat {
  return seat === 1 ? 1 : 0;
}
