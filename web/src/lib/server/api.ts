/** The server's HTTP, typed from its own description. Keys travel in headers and bodies, never in addresses. */
import type { components, paths } from '../../generated/openapi.ts';
import { type Change, changed } from './changes.ts';
import { noteReach } from './reach.svelte.ts';
import { Refusal } from './refusal.ts';

export type Schemas = components['schemas'];
export type Branch = Schemas['Branch'];
export type Costs = Schemas['Costs'];
export type Claimed = Schemas['Claimed'];
export type FileBranch = Schemas['FileBranch'];
export type GameInfo = Schemas['GameInfo'];
export type NewSeat = Schemas['NewSeat'];
export type NewTable = Schemas['NewTable'];
export type SeatLink = Schemas['SeatLink'];
export type TableMade = Schemas['TableMade'];
export type TableStatus = Schemas['TableStatus'];
export type Watchable = Schemas['Watchable'];

/** One entry of a replay, with the table after it. */
export type Frame = Omit<Schemas['Frame'], 'change'> & { readonly view: unknown };
/** A whole replay, as one seat, a spectator or everybody together may see it. */
export type Story = Omit<Schemas['Story'], 'frames'> & { readonly frames: Frame[] };
/** A replay as it is sent: only what changes from frame to frame. */
export type Told = Schemas['Story'];
/** The eyes of a spectator, and those of all seats together. */
export const SPECTATOR = -1;
export const EVERYBODY = -2;

type Method = 'get' | 'post';
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Answer<O> = O extends { responses: infer R }
  ? Json<R extends { 200: unknown } ? R[200] : R extends { 201: unknown } ? R[201] : never>
  : never;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : undefined;

const KEY = 'X-Bulkhead-Key';

export async function get<P extends PathsWith<'get'>>(
  path: P,
  key?: string,
): Promise<Answer<Operation<P, 'get'>>> {
  return (await ask(path, { method: 'GET' }, key)).json();
}

export async function post<P extends PathsWith<'post'>>(
  path: P,
  body: Body<Operation<P, 'post'>>,
  key?: string,
): Promise<Answer<Operation<P, 'post'>>> {
  const init: RequestInit = { method: 'POST' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  return (await ask(path, init, key)).json();
}

export async function ask(path: string, init: RequestInit, key?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (key !== undefined) headers.set(KEY, key);
  let response: Response;
  try {
    response = await fetch(new URL(`.${path}`, document.baseURI), { ...init, headers, cache: 'no-store' });
  } catch {
    noteReach(false);
    throw Refusal.unreachable();
  }
  noteReach(true);
  if (!response.ok) throw Refusal.from(response.status, await response.json().catch(() => null));
  return response;
}

/** The games that can be played here. */
export const games = () => get('/api/games');

/** Tables of a game to look things up in, so that the client needs no rules: odds, say. */
export async function aids<T>(game: string, options: Readonly<Record<string, string>> = {}): Promise<T> {
  const asked = new URLSearchParams(options).toString();
  const path = `/api/games/${encodeURIComponent(game)}/aids${asked ? `?${asked}` : ''}`;
  return (await ask(path, { method: 'GET' })).json();
}

/** What the packs of this server say in a language, as Fluent texts; nothing from one that cannot be reached. */
export async function packWords(language: string): Promise<readonly string[]> {
  try {
    return await (await ask(`/api/words/${language}`, { method: 'GET' })).json();
  } catch {
    return [];
  }
}

/** Set a table up. */
export const makeTable = (form: NewTable) => post('/api/tables', form);

/** Turn a short code into the key of its seat. Works once. */
export const claim = (code: string) => post('/api/claims', { code });

/** Sit down at a free seat with the table's own link. */
export const takeSeat = (door: string, seat: number, name: string) =>
  post('/api/seats', { seat, name }, door);

/** The host lets a bot take a free seat. */
export const seatForBot = (host: string, seat: number, called: Record<string, string>) =>
  post('/api/host/bot', { seat, called }, host);

/** The host begins the match; bots take the free seats. `called`: what each bot is called. */
export const beginNow = (host: string, called: Record<string, string>) =>
  post('/api/host/begin', { called }, host);

/** The host lets somebody else have a seat. */
export const freeSeat = (host: string, seat: number) => post('/api/host/free', { seat }, host);

/** The host gets another link for a person who has lost theirs. */
export const renewSeat = (host: string, seat: number) => post('/api/host/renew', { seat }, host);

/** How the tables stand that these keys open; keys that open nothing are left out. */
export const mine = (keys: readonly string[]) => post('/api/tables/mine', { keys: [...keys] });

/** Tables that anybody may watch. */
export const watchable = () => get('/api/tables/public');

/** A finished match, entry by entry: with the eyes of the key's own seat, or of another, a spectator's, everybody's. */
export async function story(key: string, eyes?: number): Promise<Story> {
  const path = eyes === undefined ? '/api/story' : `/api/story?eyes=${eyes}`;
  return unfolded(await (await ask(path, { method: 'GET' }, key)).json());
}

/** A replay file from the player's machine, entry by entry. */
export async function readReplay(name: string, text: string, eyes = SPECTATOR): Promise<Story> {
  return unfolded(await post('/api/story', { name, text, eyes }));
}

/** What each decision of a finished match cost, as the best bot of its game estimates it. */
export const costs = (key: string) => get('/api/costs', key);

/** The same for a replay file from the player's machine. */
export const costsOfFile = (name: string, text: string) =>
  post('/api/costs', { name, text, eyes: SPECTATOR });

/** A story with the whole table in every frame; frames share what did not change between them. */
export function unfolded({ frames, ...told }: Told): Story {
  let view: unknown = null;
  return {
    ...told,
    frames: frames.map(({ change, ...frame }) => {
      view = changed(view, change as Change);
      return { ...frame, view };
    }),
  };
}

/** A new table that begins where a finished match stood after entry `at`. */
export const branch = (key: string, form: Branch) => post('/api/branch', form, key);

/** A new table that begins where the match of a replay file stood after entry `at`. */
export const branchFile = (form: FileBranch) => post('/api/branch/file', form);

/** The same players at a new table. */
export const rematch = (key: string) => post('/api/rematch', undefined, key);

/** The match that goes on with the present rules, from the last common entry of a match of earlier ones. */
export const goOn = (key: string) => post('/api/continue', undefined, key);

/** Something to keep, with the name it should be saved under. */
export interface Kept {
  name: string;
  content: Blob;
}

/** A file from the server; `usual` is its name where the server gives none. */
export async function file(path: string, key: string, usual: string): Promise<Kept> {
  const response = await ask(path, { method: 'GET' }, key);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? usual, content: await response.blob() };
}

/** The replay file of a finished match. */
export const replayFile = (key: string) => file('/api/replay', key, 'match.bulkhead.jsonl');
