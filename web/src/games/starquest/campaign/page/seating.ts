/** Who sits where, now or in the mission to come, with one word for how it stands. */
import type { CampaignStatus } from '../campaigns.ts';

export interface Sitting {
  readonly faction: string;
  readonly name: string;
  readonly state: 'decides' | 'present' | 'away' | 'ready' | 'awaited' | 'bot' | 'absent';
  /** For this mission only: another player holds the faction. */
  readonly once: boolean;
}

export function sittings({ seats, running }: Pick<CampaignStatus, 'seats' | 'running'>): readonly Sitting[] {
  const live = running && !running.finished ? running : null;
  if (!live) {
    return seats.map(({ faction, name, kind, claimed }) => {
      const state =
        kind === 'absent' || kind === 'bot' ? kind : claimed || kind === 'here' ? 'ready' : 'awaited';
      return { faction, name, state, once: false };
    });
  }
  return seats.map((usual) => {
    const seat = live.seats.find((one) => one.faction === usual.faction);
    if (!seat)
      return { faction: usual.faction, name: usual.name, state: 'absent', once: usual.kind !== 'absent' };
    const once = seat.kind !== usual.kind || seat.name !== usual.name;
    return { faction: seat.faction, name: seat.name, state: stateOf(seat, live.waiting, live.begun), once };
  });
}

type Seat = NonNullable<CampaignStatus['running']>['seats'][number];

function stateOf(seat: Seat, waiting: string, begun: boolean): Sitting['state'] {
  if (begun && waiting === seat.faction) return 'decides';
  if (seat.kind === 'bot') return 'bot';
  if (!seat.claimed) return 'awaited';
  return seat.present ? 'present' : 'away';
}
