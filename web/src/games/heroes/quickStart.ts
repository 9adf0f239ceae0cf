/** The table that "Play now" makes, and that the lesson ends with: against the captain, by the book. */
import type { QuickStart } from '../game.ts';

export const QUICK_START: QuickStart = { bot: 'captain', options: {} };
