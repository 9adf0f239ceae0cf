/** The pictures: one file, drawn by id with <use>. `<Art>` is for text and buttons; inside a board write `<use href={art(id)}>`. */
import type { ArtId } from '../generated/art.ts';
import sprite from '../look/art.svg?url';

export type { ArtId };

export function art(id: ArtId): string {
  return `${sprite}#${id}`;
}

/** The die with this face. */
export function dieArt(face: number): ArtId {
  return face >= 1 && face <= 6 ? (`die-${face}` as ArtId) : 'die-blank';
}

/** Icons are drawn on 24 units, everything else on 64. */
export function viewBox(id: ArtId): string {
  return id.startsWith('i-') ? '0 0 24 24' : '0 0 64 64';
}
