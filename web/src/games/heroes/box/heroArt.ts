/** Pictures of heroes. */
import type { ArtId } from '../../../lib/art.ts';

/** A hero's figure; heroes from custom card files have none and get the mark. */
export function heroArt(hero: string): ArtId {
  return HEROES.includes(hero) ? (`hero-${hero}` as ArtId) : 'mark';
}

const HEROES = [
  'donato',
  'victorno',
  'sanyctus',
  'phaello',
  'ebellius',
  'feurran',
  'dyrael',
  'aramus',
  'darrago',
];
