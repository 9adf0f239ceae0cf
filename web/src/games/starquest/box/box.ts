/** The sheets of the box: figures, weapons, missions, house options. Names are messages with the same ids. */
import box from '../../../generated/starquest-box.json';
import type { ArtId } from '../../../lib/art.ts';

export interface Sheet {
  faction: string;
  move: number;
  armour: number;
  life: number;
  points: number;
  large: boolean;
  machine: boolean;
  leader: boolean;
  psionic: boolean;
}

export interface WeaponSheet {
  kind: string;
  pattern: string;
  red: number;
  white: number;
  shots: number;
  range: number;
}

export interface MissionSheet {
  kind: string;
  minutes: number;
  rounds: number;
  squads: { least: number; most: number; seats: string[] };
  aliens: { most: number; seats: string[]; needed: string[] };
  specials: number;
}

export interface HouseOption {
  clause: string;
  values: (string | number)[];
}

/** What a rank entitles to. */
export interface Rank {
  rank: number;
  orders: number;
  equipment: number;
  reinforcement: string[];
  tokens: number;
  events: number;
  rites: number;
  psychic: number;
}

export interface Facts {
  figures: Record<string, Sheet>;
  weapons: Record<string, WeaponSheet>;
  /** Weapons that are taken together. */
  sets: Record<string, string[]>;
  /** Formations: at least and at most how many of a figure. */
  squads: Record<string, Record<string, number[]>>;
  missions: Record<string, MissionSheet>;
  /** When a card is played, and the group that it belongs to. */
  cards: Record<string, { play: string; group: string }>;
  house: Record<string, HouseOption>;
  campaigns: Record<string, string[]>;
  ladders: Record<string, { seats: string[]; ranks: Rank[] }>;
}

const FACTS: Facts = {
  figures: { ...box.figures },
  weapons: { ...box.weapons },
  sets: { ...box.sets },
  squads: { ...box.squads },
  missions: { ...box.missions },
  cards: { ...box.cards },
  house: { ...box.house },
  campaigns: { ...box.campaigns },
  ladders: { ...box.ladders },
};
export const MISSIONS: Readonly<Record<string, MissionSheet>> = FACTS.missions;
export const HOUSE: Readonly<Record<string, HouseOption>> = FACTS.house;
export const CAMPAIGNS: Readonly<Record<string, readonly string[]>> = FACTS.campaigns;

/** Content packs add to the contents of the game, or replace them. */
export function layOver(packs: Partial<Facts>): void {
  for (const kind of Object.keys(FACTS) as (keyof Facts)[]) Object.assign(FACTS[kind], packs[kind] ?? {});
}

/** Seals that things cost, or bring; and missions that a psionic survives for a promotion. */
export const HONOURS = box.honours;
export const PSIONICS = 'ldr_psionics';

/** The ladder of a faction: the message of its ranks begins with its id. */
export function ladderOf(faction: string): { readonly id: string; readonly ranks: readonly Rank[] } {
  const found = Object.entries(FACTS.ladders).find(
    ([id, one]) => id !== PSIONICS && one.seats.includes(faction),
  );
  return found ? { id: found[0], ranks: found[1].ranks } : { id: 'ldr_marines', ranks: [] };
}

/** The message of a faction's rank. */
export function rankOf(faction: string, rank: number): string {
  return `${ladderOf(faction).id}-${rank}`;
}

export function sheet(figure: string): Sheet | undefined {
  return FACTS.figures[figure];
}

export function weapon(id: string): WeaponSheet | undefined {
  return FACTS.weapons[id];
}

/** The weapons of a set; null where it is none. */
export function weaponsOf(set: string): readonly string[] | null {
  return FACTS.sets[set] ?? null;
}

/** Who belongs to a formation, at least and at most; null where it is none. */
export function membersOf(squad: string): Readonly<Record<string, readonly number[]>> | null {
  return FACTS.squads[squad] ?? null;
}

/** Factions in the order of the seats: squads, then aliens. */
export const SQUADS = ['blood_angels', 'imperial_fists', 'ultramarines', 'eldar', 'legion'] as const;
export const ALIENS = ['chaos', 'cult'] as const;
export const FACTIONS = [...SQUADS, ...ALIENS] as const;
export type Faction = (typeof FACTIONS)[number];

/** The letter that a side goes by in colours (`--f-U`), patterns (`p-U`) and badges. */
const LETTERS: Readonly<Record<string, string>> = {
  blood_angels: 'B',
  imperial_fists: 'F',
  ultramarines: 'U',
  eldar: 'E',
  legion: 'L',
  chaos: 'C',
  cult: 'D',
};

/** The letter of a faction; `N` for figures that belong to no side. */
export function letter(faction: string): string {
  return LETTERS[faction] ?? 'N';
}

export function isAlien(faction: string): boolean {
  return faction === 'chaos' || faction === 'cult';
}

/** The message id of a faction's name. */
export function factionName(faction: string): string {
  return `sq-faction-${faction.replaceAll('_', '-')}`;
}

const ART: Readonly<Record<string, ArtId>> = {
  fig_marine_commander: 'fig-commander',
  fig_marine_laser: 'fig-marine',
  fig_marine_heavy: 'fig-heavy',
  fig_marine_extra: 'fig-extra',
  fig_term_commander: 'fig-term-commander',
  fig_terminator: 'fig-terminator',
  fig_term_heavy: 'fig-term-heavy',
  fig_term_flamer: 'fig-term-flamer',
  fig_librarian: 'fig-librarian',
  fig_eldar_governor: 'fig-governor',
  fig_eldar_warrior: 'fig-warrior',
  fig_eldar_heavy: 'fig-eldar-heavy',
  fig_eldar_sorcerer: 'fig-sorcerer',
  fig_avenger: 'fig-avenger',
  fig_avenger_heavy: 'fig-avenger-heavy',
  fig_harlequin: 'fig-harlequin',
  fig_karak: 'fig-karak',
  fig_cinder: 'fig-cinder',
  fig_dominic: 'fig-dominic',
  fig_fanatic: 'fig-fanatic',
  fig_gallows: 'fig-gallows',
  fig_oxide: 'fig-oxide',
  fig_quill: 'fig-quill',
  fig_therian: 'fig-therian',
  fig_thorn: 'fig-thorn',
  fig_gretchin: 'fig-gretchin',
  fig_ork: 'fig-orc',
  fig_chaos_marine: 'fig-chaos',
  fig_chaos_heavy: 'fig-chaos-heavy',
  fig_chaos_commander: 'fig-chaos-commander',
  fig_android: 'fig-android',
  fig_genestealer: 'fig-stealer',
  fig_hybrid: 'fig-hybrid',
  fig_hybrid_heavy: 'fig-hybrid-heavy',
  fig_husk: 'fig-husk',
  fig_votary: 'fig-votary',
  fig_reaver: 'fig-reaver',
  fig_bombard: 'fig-bombard',
  fig_veiled: 'fig-veiled',
  fig_revenant: 'fig-revenant',
  fig_hierophant: 'fig-hierophant',
  fig_survivor: 'fig-survivor',
  mch_tarantula: 'fig-tarantula',
  mch_mrl_inferno: 'fig-mrl',
};

/** Dreadnoughts are built alike: each has its mark painted on. */
const MARKS: Readonly<Record<string, string>> = {
  fig_dread_mk7: '7',
  fig_dread_mk8: '8',
  fig_dread_mk9: '9',
  fig_dread_mk10: '10',
  fig_golgotha: 'G',
};

/** The mark on a figure that shares its silhouette; empty for most. Figures of packs have their first letter. */
export function figureMark(figure: string): string {
  const known = MARKS[figure];
  if (known !== undefined) return known;
  return figure in ART || !(figure in FACTS.figures)
    ? ''
    : (figure.split('_')[1] ?? '').charAt(0).toUpperCase();
}

/** The silhouette of a figure. */
export function figureArt(figure: string): ArtId {
  const known = ART[figure];
  if (known) return known;
  const found = sheet(figure);
  if (found?.large) return 'fig-dread';
  if (found?.machine) return 'fig-tarantula';
  return found?.faction === 'legion' ? 'fig-legionary' : 'fig-marine';
}

/** When a card may be played, as a word; empty for what is no card. */
export function playOf(card: string): string {
  return FACTS.cards[card]?.play ?? '';
}

/** The message id of what a card does. */
export function cardRule(card: string): string {
  return `${card}-rule`;
}
