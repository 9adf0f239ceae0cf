/** A campaign that was played elsewhere, from the files that the player chose: one archive, or its files together. */
import { isArchive, unpacked } from '../../../../lib/archive.ts';
import { Refusal } from '../../../../lib/server/refusal.ts';
import type { BroughtCampaign } from '../campaigns.ts';

const SUFFIX = '.jsonl';
/** Of a campaign's name. */
const LONGEST = 48;

/** What the server is asked to check and to go on with. Refuses files among which there is no campaign, or several. */
export async function brought(chosen: readonly File[]): Promise<BroughtCampaign> {
  const files = new Map<string, string>();
  for (const file of chosen) {
    const content = await file.arrayBuffer();
    if (isArchive(content)) for (const [name, text] of unpacked(file.name, content)) files.set(name, text);
    else files.set(file.name, new TextDecoder().decode(content));
  }
  return sorted(files, chosen.map(({ name }) => name).join(', '));
}

/** The campaign's own file and those of its missions, under the names by which it calls them. */
export function sorted(files: ReadonlyMap<string, string>, given: string): BroughtCampaign {
  const campaigns = [...files].filter(
    ([, text]) => field(text.split('\n', 1)[0] ?? '', 'entry') === 'campaign',
  );
  const [found] = campaigns;
  if (!found || campaigns.length > 1)
    throw new Refusal({ id: 'web-sq-camp-bring-which', args: { name: given, count: campaigns.length } });
  const [name, text] = found;
  const missions: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const file = field(line, 'file');
    const replay = files.get(file.split('/').at(-1) ?? '');
    if (file && replay !== undefined) missions[file] = replay;
  }
  return { name: titled(name), text, missions };
}

/** A field of a line; empty where there is none. What cannot be read is for the server to complain about. */
function field(line: string, name: string): string {
  try {
    const value = (JSON.parse(line) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** `friday-crew.jsonl` was called something like that. */
function titled(name: string): string {
  const words = name.replace(SUFFIX, '').replaceAll('-', ' ').trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, LONGEST);
}
