/**
 * What the screens ask of a game. Each game writes one such record in `games/<game>/index.ts`; the registry finds it there.
 *
 * Screens know no game by name: they look the record up and use its parts. Components are loaded when they are shown, so
 * that the first screen stays small; only the picture and the list lines of the home screen come with the client.
 */
import type { Component } from 'svelte';
import type { Stage } from '../common/new-table/course.ts';
import type { ReportProps, TheatreProps } from '../common/replay/props.ts';
import type { ArtId } from '../lib/art.ts';
import type { GameInfo, Schemas, TableStatus } from '../lib/server/api.ts';
import type { Table } from '../lib/table/table.svelte.ts';
import type { Chapter } from '../lib/words/words.ts';

/** Loads a component, and first whatever the game needs before it is drawn: words, the contents of the box. */
export type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** Options of a table as the server writes them: only those that differ from the book. */
export type TableOptions = Readonly<Record<string, unknown>>;

export interface TableProps {
  table: Table;
  /** Several people play at this screen. */
  shared?: boolean;
  /** The lines of all seats at a shared screen. */
  here?: readonly Table[];
  /** The seat that takes over now, at a shared screen; -1 for none. */
  passing?: number;
}

/** The game on the home screen. All texts are message ids. */
export interface HomeCard {
  readonly Picture: Component;
  readonly name: string;
  readonly what: string;
  readonly players: string;
  readonly minutes: string;
  /** The label of the "Play now" button, which names the game. */
  readonly play: string;
  readonly setUp: string;
}

/** The game's tables in the lists of the home screen. */
export interface TableList {
  readonly icon: ArtId;
  readonly watchIcon: ArtId;
  /** `others` are the seats that do not belong to this browser: all of them for a spectator. */
  title(status: TableStatus, others: readonly number[]): string;
  /** How a finished match ended. */
  result(status: TableStatus, result: NonNullable<TableStatus['result']>): string;
}

export type CampaignGlance = Schemas['CampaignGlance'];

/** Matches that follow one another and are kept together. */
export interface Campaigns {
  readonly screen: Load<{ linkKey: string }>;
  /** The campaigns that this browser has keys to. */
  mine(): Promise<CampaignGlance[]>;
  forget(key: string): void;
  /** One campaign in the list of the home screen. */
  readonly Line: Component<{ campaign: CampaignGlance; onforget: () => void }>;
}

/** What the lobby shows while seats are still free. */
export interface LobbyParts {
  /** What will be played. */
  readonly Brief: Component<{ options: TableOptions; names: readonly string[] }>;
  /** The picture of a seat. */
  readonly SeatPicture: Component<{ seat: number; options: TableOptions; free: boolean }>;
  /** The side that a seat plays, as a text; empty where sides have no names. */
  sideName(seat: number, options: TableOptions): string;
  /** What happens when all seats are taken. */
  readonly Next?: Component;
}

/** A guided first game with a screen of its own. */
export interface Lesson {
  /** How far this browser has come. */
  stage(): 'new' | 'begun' | 'done';
  readonly screen: Load<Record<string, never>>;
}

/** What a rulebook shows besides its clauses. */
export interface RulesExtras {
  /** How many pictures a clause has. */
  pictures(clause: string): number;
  readonly Pictures: Component<{ clause: string }>;
  readonly Glossary: Component;
  /** The glossary's terms that a chapter uses, as message ids. */
  terms(chapter: string): readonly string[];
  /** Terms in the other languages. */
  readonly Terms: Component<{ terms: readonly string[] }>;
}

/** The game's part of the rules reference. Its clauses are in `generated/rulebook.json` under the game's id. */
export interface Rules {
  /** Message ids of the heading and of the sentence under it. */
  readonly title: string;
  readonly what: string;
  /** Does an address (a clause or a chapter) belong to this book? */
  has(address: string): boolean;
  /** The chapter that the book opens at; empty for its top. */
  readonly begins: string;
  readonly words: readonly Chapter[];
  readonly extras?: () => Promise<RulesExtras>;
}

export interface Game {
  /** The server's name for the game. */
  readonly id: string;
  readonly home: HomeCard;
  /** From the first lesson to ordinary games; the last stage is never done. */
  readonly course: readonly Stage[];
  readonly list: TableList;
  readonly campaigns?: Campaigns;
  readonly newTable: {
    /** The title of the screen, as a message id. */
    readonly title: string;
    readonly form: Load<{ info: GameInfo }>;
  };
  readonly lobby: () => Promise<LobbyParts>;
  readonly table: Load<TableProps>;
  readonly replay: Load<TheatreProps>;
  readonly report: Load<ReportProps>;
  /** Dice with another number of sides than six fall too: decks are shuffled with them, lots are drawn. */
  readonly drawsLots?: boolean;
  readonly lesson?: Lesson;
  readonly rules?: Rules;
}
