/** Cards that were found, drawn, shown, played or lost, as far as the viewer was told: newest first. Plain data. */
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { LogLine } from '../../../../lib/table/state.ts';

export type How = 'found' | 'taken' | 'drawn' | 'shown' | 'played' | 'lost';

export interface SeenCard {
  /** Its place in the log. */
  readonly place: number;
  readonly seat: number;
  readonly how: How;
  /** Empty where only its owner knows it. */
  readonly card: string;
}

export function seenCards(log: readonly LogLine[]): SeenCard[] {
  const found: SeenCard[] = [];
  log.forEach((line, place) => {
    for (const one of cardsOf(line.event as AnyEvent)) {
      const before = found.at(-1);
      // An event is played as soon as it is drawn: that is one thing.
      const same = before && before.card === one.card && before.seat === one.seat && before.how === 'drawn';
      if (!same) found.push({ place, ...one });
    }
  });
  return found.toReversed();
}

function cardsOf(event: AnyEvent): Omit<SeenCard, 'place'>[] {
  switch (event.type) {
    case 'RoomSearched':
      return [{ seat: event.seat, how: 'found', card: event.card ?? '' }];
    case 'CardTaken':
      return [{ seat: event.seat, how: 'taken', card: event.card ?? '' }];
    case 'EventDrawn':
      return [{ seat: event.seat, how: 'drawn', card: event.card }];
    case 'CardShown':
      return [{ seat: event.seat, how: 'shown', card: event.card }];
    case 'CardPlayed':
    case 'Rerolled':
      return [{ seat: event.seat, how: 'played', card: event.card }];
    case 'CardLost':
    case 'EventWasted':
      return [{ seat: event.seat, how: 'lost', card: event.card }];
    case 'CardsDiscarded':
      return event.cards.map((card) => ({ seat: event.seat, how: 'lost' as const, card }));
    default:
      return [];
  }
}
