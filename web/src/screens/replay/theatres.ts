/** What a game needs to show a match that is looked back at, and to tell it in numbers. */
import type { Story } from '../../lib/api.ts';
import type { ReplayFile } from '../after/again.ts';

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
