/** Small pictures beside clauses: positions to be drawn by the board itself, and dice. Nothing here decides anything. */
import type { OnBoard } from '../board/geometry.ts';
import type { Lit } from '../board/highlights.ts';

export interface BoardFigure {
  readonly kind: 'board';
  /** Its caption is the message `web-rules-figure-<id>`. */
  readonly id: string;
  readonly view: OnBoard;
  readonly lit: Lit;
}

export interface DiceFigure {
  readonly kind: 'dice';
  readonly id: string;
  /** Rows of dice; a group is drawn apart from the next, and may have a name. */
  readonly rows: readonly { readonly says?: string; readonly groups: readonly (readonly number[])[] }[];
}

export type Figure = BoardFigure | DiceFigure;

/** `donato4/-/…`: a hero and its advance in each of its owner's columns, as a position is written. */
function army(text: string) {
  const places = text.split('/').map((place) => /^([a-z]+)(\d+)$/.exec(place));
  return {
    heroes: places.map((found) => found?.[1] ?? ''),
    advances: places.map((found) => Number(found?.[2] ?? 0)),
  };
}

function board(id: string, mine: string, theirs: string, lit: Lit): BoardFigure {
  const [own, other] = [army(mine), army(theirs)];
  return {
    kind: 'board',
    id,
    view: { armies: [own.heroes, other.heroes], advances: [own.advances, other.advances], options: {} },
    lit,
  };
}

const NOBODY = '-/-/-/-/-';
const at = (column: number, row: number) => ({ column, row });
const mine = (column: number, tone: 'can' | 'chosen' | 'aimed') => ({ seat: 0, column, tone }) as const;
const theirs = (column: number, tone: 'target' | 'aimed') => ({ seat: 1, column, tone }) as const;
const arrow = (column: number, from: number, to: number) => ({ from: at(column, from), to: at(column, to) });

const RANGER = '-/ebellius2/-/-/-';

/** Which figures stand beside which clause. Spaces are column and row as the reader counts; eight rows. */
export const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  'H-BOARD-3': [
    board('numbers', '-/donato0/-/-/-', '-/-/-/dyrael0/-', {
      heroes: [mine(2, 'chosen'), theirs(4, 'target')],
    }),
  ],
  'H-SETUP-1': [
    board('set-up', 'phaello0/-/sanyctus0/-/-', '-/-/darrago0/-/-', {
      squares: [2, 4, 5].map((column) => ({ ...at(column, 1), tone: 'reach' as const })),
    }),
  ],
  'H-ROLL-2': [
    {
      kind: 'dice',
      id: 'scoring',
      rows: [
        { says: 'heroes-kind-lucky-six', groups: [[6]] },
        { says: 'heroes-kind-double-six', groups: [[6, 6]] },
        { says: 'heroes-kind-three-of-a-kind', groups: [[2, 2, 2]] },
        { says: 'heroes-kind-straight', groups: [[3, 4, 5]] },
        { says: 'heroes-kind-straight', groups: [[1, 2, 3, 4, 5]] },
      ],
    },
  ],
  'H-ROLL-4': [
    {
      kind: 'dice',
      id: 'part',
      rows: [{ groups: [[2, 3, 4], [5]] }, { groups: [[2], [3, 4, 5]] }, { groups: [[2, 3, 4, 5]] }],
    },
  ],
  'H-ROLL-5': [
    {
      kind: 'dice',
      id: 'two-straights',
      rows: [
        {
          groups: [
            [1, 2, 3],
            [3, 4, 5],
          ],
        },
      ],
    },
  ],
  'H-MOVE-1': [
    board('move', '-/-/donato1/-/-', NOBODY, { heroes: [mine(3, 'chosen')], arrows: [arrow(3, 2, 3)] }),
  ],
  'H-MOVE-2': [
    board('blocked', '-/-/sanyctus3/-/-', '-/-/darrago3/-/-', {
      heroes: [mine(3, 'chosen'), theirs(3, 'target')],
    }),
  ],
  'H-ATK-1': [
    board('retreat', '-/-/-/ebellius3/-', '-/phaello3/-/-/-', {
      heroes: [mine(4, 'chosen'), theirs(2, 'aimed')],
      arrows: [arrow(4, 5, 6)],
    }),
  ],
  'H-ATK-2': [
    board('at-home', '-/-/aramus6/-/-', '-/-/dyrael0/-/-', {
      heroes: [mine(3, 'chosen'), theirs(3, 'target')],
    }),
  ],
  'H-ATK-3': [
    board('from-home', '-/-/aramus0/-/-', '-/-/dyrael6/-/-', {
      heroes: [mine(3, 'chosen')],
    }),
  ],
  'H-TERM-1': [
    board('adjacent', '-/-/-/-/victorno3', 'feurran3/-/-/-/-', {
      heroes: [mine(5, 'chosen'), theirs(1, 'aimed')],
      shots: [{ from: at(5, 4), to: at(5, 5) }],
    }),
  ],
  'H-TERM-2': [
    board('any-one', 'phaello1/donato2/sanyctus0/ebellius1/victorno3', NOBODY, {
      heroes: [1, 2, 3, 4, 5].map((column) => mine(column, column === 2 ? 'chosen' : 'can')),
      arrows: [arrow(2, 3, 4)],
    }),
  ],
  'H-TERM-3': [
    board('two-moves', '-/donato1/-/-/-', NOBODY, {
      heroes: [mine(2, 'chosen')],
      squares: [{ ...at(2, 3), tone: 'reach' }],
      arrows: [arrow(2, 2, 4)],
    }),
  ],
  'H-TERM-4': [
    board('straight', 'phaello1/donato2/sanyctus3/ebellius0/victorno1', '-/-/darrago3/-/-', {
      heroes: [mine(2, 'chosen'), mine(4, 'chosen'), mine(5, 'chosen'), theirs(3, 'target')],
      arrows: [arrow(2, 3, 4), arrow(4, 1, 2), arrow(5, 2, 3)],
    }),
  ],
  'H-RANGE-1': [
    board('melee', RANGER, NOBODY, {
      heroes: [mine(2, 'chosen')],
      squares: [2, 4].map((row) => ({ ...at(2, row), tone: 'fire' as const })),
    }),
    board('short', RANGER, NOBODY, { heroes: [mine(2, 'chosen')], columns: [2] }),
    board('medium', RANGER, NOBODY, { heroes: [mine(2, 'chosen')], columns: [1, 2, 3] }),
    board('long', RANGER, NOBODY, { heroes: [mine(2, 'chosen')], columns: [1, 2, 3, 4, 5] }),
  ],
  'H-SHOOT-1': [
    board('shoot', 'phaello2/-/-/-/-', '-/-/-/-/aramus3', {
      heroes: [mine(1, 'chosen'), theirs(5, 'aimed')],
      columns: [1],
      shots: [{ from: at(1, 3), to: at(1, 5) }],
    }),
  ],
  'H-CUT-1': [
    board('cut-down', '-/-/-/darrago3/-', 'phaello5/-/-/-/-', {
      heroes: [mine(4, 'chosen'), theirs(1, 'aimed')],
      arrows: [arrow(5, 3, 8)],
    }),
  ],
  'H-SCYTHE-1': [
    board('scythe', '-/donato4/feurran4/-/-', '-/phaello3/-/-/aramus3', {
      heroes: [mine(3, 'chosen'), mine(2, 'aimed'), theirs(2, 'aimed'), theirs(5, 'aimed')],
      rows: [5],
    }),
  ],
  'H-VOX-1': [
    board('vox', '-/victorno2/sanyctus2/-/-', NOBODY, {
      heroes: [mine(2, 'can'), mine(3, 'chosen')],
      arrows: [arrow(3, 3, 4)],
    }),
  ],
  'H-INSPIRE-1': [
    board('inspire', 'phaello2/donato4/sanyctus0/ebellius1/victorno0', NOBODY, {
      heroes: [mine(2, 'chosen')],
    }),
  ],
  'H-SCORE-1': [board('score', 'phaello5/aramus3/sanyctus2/ebellius1/victorno0', NOBODY, {})],
  'H-WIN-1': [
    board(
      'win',
      'phaello4/aramus5/sanyctus0/ebellius4/victorno0',
      'feurran4/phaello2/darrago3/dyrael1/sanyctus2',
      { heroes: [1, 2, 4].map((column) => mine(column, 'chosen')) },
    ),
  ],
};
