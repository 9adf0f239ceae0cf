/** The seats of a new table: who plays them, and the keys that the server returns for them. */
import type { NewSeat, TableMade } from '../../lib/server/api.ts';
import type { Invitation } from './invitations.ts';

export type SeatKind = NewSeat['kind'];

export interface SeatForm {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** The bot that a seat of Heroes has at first, as it is called on the wire: strong, and no executioner. */
export const BEST = 'captain';

/** Seats for a person at this screen and a person with a link. */
export function duel(name: string): SeatForm[] {
  return [
    { kind: 'here', name, bot: BEST },
    { kind: 'link', name: '', bot: BEST },
  ];
}

/** The kind of game that these seats make; it stands under the button. */
export function outlook(
  seats: readonly SeatForm[],
): 'at-once' | 'invite' | 'share' | 'watch' | 'watch-invite' {
  const here = seats.filter((seat) => seat.kind === 'here').length;
  const free = seats.some((seat) => seat.kind === 'link');
  if (here > 1) return 'share';
  if (here === 0) return free ? 'watch-invite' : 'watch';
  return free ? 'invite' : 'at-once';
}

/** As it is sent. Bots go by the name of their kind. */
export function written(seats: readonly SeatForm[], botName: (bot: string) => string): NewSeat[] {
  return seats.map(({ kind, name, bot }) =>
    kind === 'bot' ? { kind, bot, name: botName(bot) } : { kind, name: name.trim() },
  );
}

export interface Placed {
  /** Seats at this screen, in order. */
  here: { seat: number; key: string }[];
  invitation: Invitation;
}

/** Who holds which key of a new table: those at this screen, and those to be sent. */
export function placed(made: TableMade, game: string, seats: readonly SeatForm[], hot: string): Placed {
  const of = (kind: SeatKind) => made.links.filter((link) => seats[link.seat]?.kind === kind);
  const here = of('here').map(({ seat, key }) => ({ seat, key }));
  const [first, ...more] = here;
  const own: Invitation['own'] = !first
    ? { kind: 'watch', key: made.watch }
    : more.length > 0
      ? { kind: 'hot', key: hot }
      : { kind: 'play', key: first.key };
  return {
    here,
    invitation: {
      match: made.match,
      game,
      own,
      key: first?.key ?? made.watch,
      door: made.door,
      host: made.host,
      links: of('link'),
    },
  };
}
