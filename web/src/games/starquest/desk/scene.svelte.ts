/** What a player sees at a table of Starquest: the view, the map, where everybody stands, and how they are called. */
import type { Chart, View } from '../../../generated/starquest.ts';
import type { Playing } from '../../../lib/table/state.ts';
import type { Table } from '../../../lib/table/table.svelte.ts';
import { say } from '../../../lib/words/speech.svelte.ts';
import type { Spoken } from '../../../lib/words/words.ts';
import { factionName, type Sheet, sheet } from '../box/box.ts';
import { ofRooms } from '../view/doorPlaces.ts';
import { named, tokenName } from '../view/figureNames.ts';
import { isPlace, squaresOf } from '../view/marks.ts';
import { peopleNames } from '../view/peopleNames.ts';
import { type Piece, pieces } from '../view/pieces.ts';

const CHART = 'chart';

/** What a desk needs of a table: a live table has it, and so does a replay. */
export type Source = Pick<
  Table,
  | 'key'
  | 'playing'
  | 'names'
  | 'busy'
  | 'performing'
  | 'do'
  | 'undo'
  | 'why'
  | 'survey'
  | 'asides'
  | 'advise'
  | 'prepare'
  | 'sinceTold'
>;

export class Scene {
  readonly #table: () => Source;
  #chart = $state.raw<Chart | null>(null);
  #charting = '';

  constructor(table: () => Source) {
    this.#table = table;
  }

  get table(): Source {
    return this.#table();
  }

  playing = $derived.by((): Playing => {
    const { playing } = this.#table();
    if (!playing) throw new Error('The match has not begun.');
    return playing;
  });

  view = $derived.by(() => this.playing.view as View);
  /** What the players are called: people by name, bots by their faction. */
  names = $derived.by(() =>
    peopleNames(
      this.#table().names,
      this.playing.seats,
      this.view.sides.map(({ faction }) => say(factionName(faction))),
    ),
  );
  you = $derived.by(() => this.playing.you);
  side = $derived.by(() => this.view.sides[this.you]);

  get chart(): Chart | null {
    return this.#chart;
  }

  /** Ask for the map of this mission, once. */
  followChart(): void {
    const { scenario, options } = this.view;
    const wanted = `${scenario.id}|${options.house?.['entry-floor'] ?? false}|${scenario.map ?? ''}`;
    if (wanted === this.#charting) return;
    this.#charting = wanted;
    void this.table.survey(CHART).then((outcome) => {
      if (outcome.kind === 'surveyed') this.#chart = outcome.found as Chart;
      else this.#charting = '';
    });
  }

  // Who stands where

  pieces = $derived.by((): readonly Piece[] => pieces(this.view, this.#chart));
  standing = $derived.by((): ReadonlyMap<string, Piece> => new Map(this.pieces.map((one) => [one.id, one])));
  held = $derived.by((): ReadonlyMap<number, readonly Piece[]> => {
    const found = new Map<number, Piece[]>();
    for (const piece of this.pieces)
      for (const square of piece.squares) found.set(square, [...(found.get(square) ?? []), piece]);
    return found;
  });

  /** Only the player's own figures stand there. */
  friendly(square: number): boolean {
    const here = this.held.get(square) ?? [];
    return here.length > 0 && here.every((one) => one.seat === this.you);
  }

  /** Another player's figure stands there: pressing the square means that figure, and a step through it is in the list. */
  foeAt(square: number): boolean {
    return (this.held.get(square) ?? []).some((one) => one.seat !== this.you && one.kind === 'mini');
  }

  /** The piece that a press on a square means: the player's own first, and for a machine the figure that mans it. */
  pieceAt(square: number): Piece | null {
    const here = this.held.get(square) ?? [];
    const found = here.find((one) => one.seat === this.you) ?? here[0] ?? null;
    return this.pieces.find((one) => found !== null && one.mans === found.id) ?? found;
  }

  // In words

  /** The sheet of a figure. */
  sheetOf(id: string): Sheet | undefined {
    return sheet(this.view.minis[id]?.figure ?? '');
  }

  /** A sentence with figures by their names and rooms as the map writes them; with `own`, tokens are called what the viewer knows them to be. */
  named(says: Spoken, own = false): Spoken {
    return named(
      says,
      (id) => this.#isPiece(id) || this.#isRoom(id),
      (id) => (this.#isPiece(id) ? this.#wordFor(id, own) : id.toUpperCase()),
    );
  }

  /** The same, with a mark for every figure, square and room, so that it can be shown on the map. */
  marked(says: Spoken): Spoken {
    return named(
      says,
      (text) => this.#isPiece(text) || isPlace(text, this.#chart),
      (mark) => ({ mark, text: this.#isPiece(mark) ? this.#wordFor(mark, false) : mark.toUpperCase() }),
    );
  }

  /** Where the thing that a mark stands for is now. */
  squaresOf(mark: string): readonly number[] {
    return squaresOf(mark, this.view, this.#chart, this.standing);
  }

  #isPiece = (id: string): boolean => id in this.view.minis || id in this.view.things || tokenName(id) !== '';

  #isRoom = (id: string): boolean => this.#chart !== null && id in this.#chart.rooms;

  #wordFor(id: string, own: boolean): string {
    const thing = this.view.things[id];
    if (thing) return say(thing.kind);
    const token = tokenName(id);
    return token && !(own && this.view.tokens[id]?.identity) ? token : this.called(id);
  }

  /** What a figure is called: its kind, and the id under which the log tells of it. */
  called(id: string): string {
    const piece = this.standing.get(id);
    const figure = piece?.figure ?? this.view.minis[id]?.figure ?? '';
    if (figure) return say('web-sq-figure', { figure: say(figure), id: tokenName(id) || id });
    const [kind, fixed] = id.split(':');
    if (fixed && kind === 'door' && this.#chart)
      return say('sq-aim-door', { id: ofRooms(this.#chart, fixed) });
    if (fixed)
      return say(`sq-aim-${kind}`, { id: kind === 'vent' ? fixed.replace(/^v(?=\d+$)/, '') : fixed });
    return piece ? say('web-sq-token', { id: tokenName(id) || id }) : tokenName(id) || id;
  }
}
