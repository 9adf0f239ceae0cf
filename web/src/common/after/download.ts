/** Replay files to keep. */

import { attempt } from '../../lib/notices.svelte.ts';
import { replayFile } from '../../lib/server/api.ts';

/** Fetch the replay file of a match and save it. */
export async function downloadReplay(key: string): Promise<void> {
  const file = await attempt(() => replayFile(key));
  if (file) save(file.name, file.content);
}

/** Save something under a name, as a press on a download link would. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
