/** Starquest: what the screens ask of it. */
import type { Component } from 'svelte';
import { withChapter } from '../../lib/words/speech.svelte.ts';
import type { Game } from '../game.ts';
import { openStarquest } from './box/open.ts';
import { forgetCampaign, myCampaigns } from './campaign/campaigns.ts';
import { COURSE } from './course.ts';
import CampaignLine from './home/CampaignLine.svelte';
import { LIST } from './home/list.ts';
import Picture from './home/Picture.svelte';
import { STARQUEST } from './id.ts';
import { STARQUEST_RULES, STARQUEST_WORDS } from './words/chapters.ts';

/** The words and the box come before any screen is drawn. */
function opened<Props extends object>(load: () => Promise<{ default: Component<Props> }>) {
  return async () => {
    await openStarquest();
    return load();
  };
}

export const game: Game = {
  id: STARQUEST,
  home: {
    Picture,
    name: 'web-home-starquest',
    what: 'web-home-starquest-what',
    players: 'web-home-starquest-players',
    minutes: 'web-home-starquest-minutes',
    play: 'web-home-play-starquest',
    setUp: 'web-home-set-up-starquest',
  },
  course: COURSE,
  list: LIST,
  campaigns: {
    screen: async () => {
      await withChapter(STARQUEST_WORDS);
      return import('./campaign/page/CampaignScreen.svelte');
    },
    mine: myCampaigns,
    forget: forgetCampaign,
    Line: CampaignLine,
  },
  newTable: {
    title: 'web-new-starquest',
    form: opened(() => import('./new-table/NewStarquest.svelte')),
  },
  lobby: async () => {
    await openStarquest();
    return (await import('./lobby/parts.ts')).PARTS;
  },
  table: opened(() => import('./table/StarquestTable.svelte')),
  replay: opened(() => import('./replay/Theatre.svelte')),
  report: opened(() => import('./after/Report.svelte')),
  drawsLots: true,
  rules: {
    title: 'web-rules-of-starquest',
    what: 'web-rules-what-starquest',
    has: (address) => /^(SQ-|starquest-)/.test(address),
    begins: 'starquest-chapter-setup',
    words: [STARQUEST_WORDS, STARQUEST_RULES],
  },
};
