/** The pages of the drawer. */
import type { ArtId } from '../../../../lib/art.ts';
import type { Page } from './asides.svelte.ts';

export const PAGES: readonly {
  id: Page;
  icon: ArtId;
  says: string;
  key: string;
  public?: boolean;
  bar?: false;
}[] = [
  { id: 'now', icon: 'i-help', says: 'web-sq-now', key: 'w', bar: false },
  { id: 'hand', icon: 'i-hand', says: 'web-sq-page-hand', key: 'c' },
  { id: 'orders', icon: 'i-order', says: 'web-sq-page-orders', key: 'g' },
  { id: 'dealings', icon: 'i-link', says: 'web-sq-page-dealings', key: 'l' },
  { id: 'scanner', icon: 'i-shield', says: 'web-sq-page-scanner', key: 'v', public: true },
  { id: 'points', icon: 'i-log', says: 'web-sq-page-points', key: 'p', public: true },
];
