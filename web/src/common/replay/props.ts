/** What the replay and the report of any game are given. */
import type { Story } from '../../lib/server/api.ts';
import type { ReplayFile } from '../after/nextTable.ts';

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
  /** Close this file and choose another one. */
  onother?: (() => void) | undefined;
}

export interface ReportProps extends StoryProps {
  /** Open the whole replay at this frame. */
  onreplay: (at: number) => void;
}
