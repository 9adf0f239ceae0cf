/** Asking why an action is not possible: the command to ask about, at the nearest enemy or the nearest door. */
import type { Chart, View } from '../../../generated/starquest.ts';
import { weapon } from '../box/box.ts';
import { eighth } from '../view/offers.ts';
import { type Piece, spot } from '../view/pieces.ts';

export interface Around {
  readonly view: Pick<View, 'grid' | 'opened' | 'gone'>;
  readonly chart: Pick<Chart, 'doors'> | null;
  readonly pieces: readonly Piece[];
}

const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Empty where there is nothing of the kind to ask about. */
export function asksWith(action: string, who: Piece, { view, chart, pieces }: Around): string {
  const far = (x: number, y: number) => Math.max(Math.abs(x - who.x), Math.abs(y - who.y));
  switch (action) {
    case 'overwatch':
    case 'search':
      return `${who.id} ${action}`;
    case 'turn':
      return `${who.id} face ${FACINGS[(Math.max(0, who.facing) + 4) % 8]}`;
    case 'door': {
      const open = new Set([...view.opened.map(([id]) => id), ...view.gone]);
      const doors = (chart?.doors ?? []).filter(({ id }) => !open.has(id));
      const door = nearest(doors, ({ edges }) => far(...spot(view, edges[0][0])));
      return door ? `${who.id} open ${door.id}` : '';
    }
    default: {
      const foes = pieces.filter(
        (one) => one.kind === 'mini' && one.seat !== who.seat && one.squares.length > 0,
      );
      const foe = nearest(foes, ({ x, y }) => far(x, y));
      if (!foe) return '';
      if (action === 'melee') return `${who.id} strike ${foe.id}`;
      const shooter = pieces.find(({ id }) => id === who.mans) ?? who;
      const gun = shooter.weapons.find((id) => weapon(id)?.kind !== 'melee') ?? shooter.weapons[0];
      return gun ? `${shooter.id} shoot ${gun} ${aimed(gun, shooter, foe)}`.trim() : '';
    }
  }
}

/** A target, written as a weapon aims at it. */
function aimed(gun: string, from: Piece, foe: Piece): string {
  const at = `${foe.x}.${foe.y}`;
  switch (weapon(gun)?.pattern) {
    case 'blast':
    case 'flame':
    case 'square':
      return at;
    case 'block':
      return `[${at}]`;
    case 'line':
    case 'line-each':
    case 'backblast':
      return `${from.x}.${from.y}>${FACINGS[eighth(foe.x - from.x, foe.y - from.y)]}`;
    case 'split':
      return '';
    default:
      return foe.id;
  }
}

function nearest<T>(all: readonly T[], far: (one: T) => number): T | undefined {
  return all.toSorted((one, other) => far(one) - far(other))[0];
}
