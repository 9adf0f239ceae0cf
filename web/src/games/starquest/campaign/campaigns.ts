/** Campaigns over HTTP, and the keys to them that this browser keeps. */
import { file, get, post, type Schemas } from '../../../lib/server/api.ts';
import { recall, remember } from '../../../lib/storage/stored.ts';

export type CampaignStatus = Schemas['CampaignStatus'];
export type CampaignGlance = Schemas['CampaignGlance'];
export type BroughtCampaign = Schemas['BroughtCampaign'];
export type NewCampaign = Schemas['NewCampaign'];
export type NewHolder = Schemas['NewHolder'];
export type Standing = Schemas['Standing'];
export type Holder = Schemas['Holder'];
export type PastMission = Schemas['PastMission'];
export type RunningMission = Schemas['RunningMission'];

/** Found a campaign. */
export const found = (form: NewCampaign) => post('/api/campaigns', form);

/** Go on here with a campaign that was played elsewhere; the server checks all of it first. */
export const bringCampaign = (form: BroughtCampaign) => post('/api/campaigns/file', form);

/** The state of the campaign, as the holder of this key may see it. */
export const campaign = (key: string) => get('/api/campaign', key);

/** Come with a faction's link. */
export const join = (key: string, name: string) => post('/api/campaign/join', { name }, key);

/** From now on these factions are held like this. */
export const changeRoster = (key: string, seats: NewHolder[]) => post('/api/campaign/roster', { seats }, key);

/** Another link for a faction; the old one opens nothing any more. */
export const renew = (key: string, faction: string) => post('/api/campaign/renew', { faction }, key);

/** Open the table of the next mission; `once` sit there for this mission only. */
export const begin = (key: string, once: NewHolder[]) => post('/api/campaign/begin', { once }, key);

/** Ask to take the last mission back, or answer such a request. */
export const takeBack = (key: string, agree: boolean) => post('/api/campaign/undo', { agree }, key);

/** The founder lets a campaign of an earlier version of the rules go on with the present one. */
export const newRules = (key: string) => post('/api/campaign/rules', undefined, key);

/** The campaign and its missions as files. */
export const campaignFile = (key: string) => file('/api/campaign/file', key, 'campaign.zip');

const CAMPAIGNS = 'bulkhead.campaigns';
/** As many as the server looks up at once. */
const MOST = 60;

/** The keys, the one used last first. */
export function campaignKeys(): string[] {
  const stored = recall(CAMPAIGNS);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

export function keepCampaign(key: string): void {
  remember(CAMPAIGNS, [key, ...campaignKeys().filter((one) => one !== key)].slice(0, MOST));
}

export function forgetCampaign(key: string): void {
  remember(
    CAMPAIGNS,
    campaignKeys().filter((one) => one !== key),
  );
}

/** How the campaigns stand that this browser has keys to. */
export async function myCampaigns(): Promise<CampaignGlance[]> {
  const keys = campaignKeys();
  return keys.length > 0 ? post('/api/campaigns/mine', { keys }) : [];
}
