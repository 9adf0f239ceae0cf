/** What a game needs to show a match that is looked back at, and to tell it in numbers. */
import type { Component } from 'svelte';
import type { ReplayFile } from '../../common/after/nextTable.ts';
import type { Story } from '../../lib/server/api.ts';

export interface StoryProps {
  story: Story;
  /** The key of its link; empty for a file. */
  linkKey?: string;
  file?: ReplayFile | undefined;
}

export interface TheatreProps extends StoryProps {
  /** The frame to begin at. */
  at?: number;
  onreport: () => void;
  /** Put this file away and open another. */
  onother?: (() => void) | undefined;
}

export interface ReportProps extends StoryProps {
  /** To the whole replay, at this frame. */
  onreplay: (at: number) => void;
}

/** How each game's own is loaded, by the game's name. */
export type OfGames<Props extends StoryProps> = Readonly<
  Record<string, () => Promise<{ default: Component<Props> }>>
>;

/** Starquest needs its words and its box first. */
async function aboard(): Promise<void> {
  const { openStarquest } = await import('../../games/starquest/box/open.ts');
  await openStarquest();
}

/** A match, looked back at. */
export const THEATRES: OfGames<TheatreProps> = {
  heroes: () => import('../../games/heroes/replay/Theatre.svelte'),
  starquest: () => aboard().then(() => import('../../games/starquest/replay/Theatre.svelte')),
};

/** A match in numbers. */
export const REPORTS: OfGames<ReportProps> = {
  heroes: () => import('../../games/heroes/after/Report.svelte'),
  starquest: () => aboard().then(() => import('../../games/starquest/after/Report.svelte')),
};
