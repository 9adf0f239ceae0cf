/** What is lit on the board while something is decided. Squares are counted from the deciding seat. */
import { heroAt, type Square } from '../board/geometry.ts';
import type { Lit } from '../board/highlights.ts';
import type { Desk } from './desk.svelte.ts';

/** The free spaces that a hero may be set down in. */
export function litPlaces({ places, placing }: Desk): Lit {
  const open = places.filter((place) => !placing || place.hero === placing);
  return {
    squares: [...new Set(open.map((place) => place.column))].map((column) => ({
      column,
      row: 1,
      tone: 'reach' as const,
    })),
  };
}

/** Who can act, and what the chosen one can do. */
export function litActions({ way, deed, ways, own, view, steps }: Desk): Lit {
  const actors = new Set(ways.map((one) => one.column));
  const heroes: NonNullable<Lit['heroes']>[number][] = [...actors].map((column) => ({
    seat: own,
    column,
    tone: column === way?.column ? 'chosen' : 'can',
  }));
  if (!way || !deed) {
    return steps.length > 1
      ? { heroes, arrows: steps.map(({ at }) => ({ from: behind(at), to: at })) }
      : { heroes };
  }
  if (deed.verb === 'move' || deed.verb === 'pass') {
    return {
      heroes,
      squares: way.deeds.map((one) => ({ ...one.at, tone: 'reach' as const })),
      arrows: [{ from: behind(deed.at), to: deed.at }],
    };
  }
  if (deed.verb === 'scythe') {
    const line = view.options['scythe-line'] === 'column';
    return { heroes, ...(line ? { columns: [deed.at.column] } : { rows: [deed.at.row] }) };
  }
  for (const one of way.deeds) {
    const victim = heroAt(view, own, one.at);
    if (victim) {
      heroes.push({ seat: victim.seat, column: victim.own, tone: one === deed ? 'aimed' : 'target' });
    }
  }
  return { heroes, columns: [deed.at.column] };
}

function behind({ column, row }: Square): Square {
  return { column, row: row - 1 };
}

/** The same for the board as it is drawn, which may stand the other way round. */
export function onTheBoard(lit: Lit, desk: Desk): Lit {
  if (desk.own === desk.bottom) return lit;
  const at = <T extends Square>(square: T): T => ({ ...square, ...desk.turned(square) });
  const line = ({ from, to }: { from: Square; to: Square }) => ({ from: at(from), to: at(to) });
  return {
    ...lit,
    ...(lit.squares ? { squares: lit.squares.map(at) } : {}),
    ...(lit.columns ? { columns: lit.columns.map((column) => at({ column, row: 1 }).column) } : {}),
    ...(lit.rows ? { rows: lit.rows.map((row) => at({ column: 1, row }).row) } : {}),
    ...(lit.arrows ? { arrows: lit.arrows.map(line) } : {}),
    ...(lit.shots ? { shots: lit.shots.map(line) } : {}),
    ...(lit.saves ? { saves: lit.saves.map(at) } : {}),
  };
}
