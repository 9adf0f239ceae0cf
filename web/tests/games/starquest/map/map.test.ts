/** The chart as shapes, entry areas, and the visible part of the map. */
import { describe, expect, test } from 'vitest';
import { Camera } from '../../../../src/games/starquest/map/camera.svelte.ts';
import { drawn, heading, titled, waiting } from '../../../../src/games/starquest/map/docks.ts';
import { cells, frame, outline, shapes, UNIT } from '../../../../src/games/starquest/map/geometry.ts';
import { ofRooms } from '../../../../src/games/starquest/view/doorPlaces.ts';
import type { Chart } from '../../../../src/generated/starquest.ts';

/** Two rooms of two squares each, a door between them, and an entry area in the south. */
const chart: Chart = {
  mission: 'test',
  width: 4,
  height: 2,
  west: 0,
  north: 0,
  floor: [0, 1, 2, 3, 4, 5, 6, 7],
  walls: [
    [0, 0],
    [0, 3],
  ],
  doorways: [],
  doors: [
    {
      id: 'd1',
      kind: 'door',
      edges: [
        [1, 2],
        [5, 6],
      ],
    },
  ],
  gates: [
    {
      id: 'g1',
      edges: [
        [0, 4],
        [1, 5],
      ],
    },
  ],
  boards: [{ id: 'brd_a', squares: [0, 1, 2, 3, 4, 5, 6, 7] }],
  rooms: { a1: [0, 1, 4, 5], a2: [2, 3, 6, 7] },
  bays: {},
  docks: [{ id: 'dk_s', thresholds: [4, 5], area: [0, 2, 3, 5] }],
  'r-squares': [],
  vents: {},
  conduits: {},
  exits: [],
  obstacles: [],
};

describe('shapes', () => {
  test('squares are one path, and a border runs round them but not between them', () => {
    expect(cells(chart, [0, 5])).toBe(`M0 0h32v32h-32zM32 32h32v32h-32z`);
    expect(outline(chart, new Set([0, 1]), 0).match(/M/g)).toHaveLength(6);
    // The last square of a row and the first of the next are no neighbours.
    expect(outline(chart, new Set([3, 4]), 0).match(/M/g)).toHaveLength(8);
  });

  test('a door lies along the edges under it', () => {
    expect(shapes(chart).doors).toEqual([{ id: 'd1', bulkhead: false, level: false, x: 2 * UNIT, y: 0 }]);
  });

  test('so does a doorway', () => {
    expect(shapes(chart).gates).toEqual([{ id: 'g1', bulkhead: false, level: true, x: 0, y: UNIT }]);
  });

  test('the name of a room stands where four of its squares meet', () => {
    expect(shapes(chart).labels).toEqual([
      { id: 'a1', x: UNIT, y: UNIT },
      { id: 'a2', x: 3 * UNIT, y: UNIT },
    ]);
  });

  test('and off the printed squares, if it can be; in a narrow room it stands on a square', () => {
    const hall = { ...chart, rooms: { a1: [0, 1, 2, 3, 4, 5, 6, 7] } };
    expect(shapes(hall).labels).toEqual([{ id: 'a1', x: 2 * UNIT, y: UNIT }]);
    expect(shapes({ ...hall, 'r-squares': [2, 3, 6, 7] }).labels).toEqual([{ id: 'a1', x: UNIT, y: UNIT }]);
    const lane = { ...chart, rooms: { a1: [0, 1, 2] } };
    expect(shapes(lane).labels).toEqual([{ id: 'a1', x: 1.5 * UNIT, y: 0.5 * UNIT }]);
  });

  test('only entry areas that are of use take room', () => {
    const all = shapes(chart);
    expect(frame(all, () => false)).toEqual({ x: 0, y: 0, width: 4 * UNIT, height: 2 * UNIT });
    expect(frame(all, () => true).height).toBe(4 * UNIT);
  });
});

test('figures wait next to where they come in', () => {
  const area: [number, number, number, number] = [0, 2, 3, 5];
  expect(heading(chart, area)).toBe('south');
  expect(drawn(chart, area)).toEqual([0, 2, 3, 3]);
  expect([0, 3, 4].map((number) => waiting(chart, area, number))).toEqual([
    [0, 2],
    [3, 2],
    [0, 3],
  ]);
});

describe('the camera', () => {
  function camera(): Camera {
    const one = new Camera();
    one.fit({ x: 0, y: 0, width: 320, height: 320 });
    one.resize(368, 368);
    return one;
  }

  test('shows everything at first, with a margin', () => {
    const { box } = camera();
    expect(box).toEqual({ x: -24, y: -24, width: 368, height: 368 });
  });

  test('zooms around the point under the pointer, and back to the whole', () => {
    const one = camera();
    const at = { x: 92, y: 92 };
    const before = one.toMap(at);
    one.zoom(2, at);
    expect(one.toMap(at).x).toBeCloseTo(before.x);
    expect(one.zoomed).toBe(true);
    one.zoom(0.1, at);
    expect(one.zoomed).toBe(false);
  });

  test('never leaves the map', () => {
    const one = camera();
    one.zoom(2);
    one.pan(10_000, 10_000);
    expect(one.box.x).toBe(-24);
    one.pan(-20_000, 0);
    expect(one.box.x + one.box.width).toBeCloseTo(344);
  });

  test('follows a figure that leaves the window, and only then', () => {
    const one = camera();
    one.zoom(2);
    const still = one.box.x;
    one.reveal(160, 160);
    expect(one.box.x).toBe(still);
    one.reveal(316, 316);
    expect(one.box.x).toBeGreaterThan(still);
  });

  test('brings an explosion into a window that has become lower, and goes no farther than that', () => {
    const one = camera();
    one.zoom(2);
    one.look(160, 160);
    const blast = { x: 128, y: 160, width: 96, height: 96 };
    const still = one.box;
    one.bring({ x: 128, y: 128, width: 32, height: 32 });
    expect(one.box).toEqual(still);
    one.resize(368, 240);
    one.bring(blast);
    const shown = one.toWindow(blast);
    expect(shown.y).toBeGreaterThan(0);
    expect(shown.y + shown.height).toBeCloseTo(240 - 8 * one.scale);
    expect(one.box.x).toBe(still.x);
  });

  test('makes room for what lies over the window, and looks back afterwards', () => {
    const one = camera();
    one.zoom(3, { x: 0, y: 0 });
    const before = one.box;
    const figures = { x: 32, y: 288, width: 256, height: 32 };
    one.show(figures, { left: 0, right: 184 });
    const shown = one.toWindow(figures);
    expect(shown.x).toBeGreaterThan(0);
    expect(shown.x + shown.width).toBeLessThan(368 - 184);
    expect(shown.y + shown.height).toBeLessThan(368);
    one.uncover();
    expect(one.box).toEqual(before);
  });

  test('stays where the player has moved it meanwhile', () => {
    const one = camera();
    one.zoom(3, { x: 0, y: 0 });
    one.show({ x: 288, y: 288, width: 32, height: 32 });
    one.pan(40, 40);
    const moved = one.box;
    one.uncover();
    expect(one.box).toEqual(moved);
  });

  test('a small window comes nearer to what is shown', () => {
    const one = camera();
    one.show({ x: 0, y: 0, width: 32, height: 32 }, undefined, 64);
    expect(one.square).toBe(64);
  });

  test('while fingers zoom, what was drawn is only enlarged', () => {
    const one = camera();
    const drawn = one.drawn;
    one.zoom(2, { x: 10, y: 10 }, true);
    expect(one.drawn).toBe(drawn);
    expect(one.shift.by).toBe(2);
    one.zoom(1.25);
    expect(one.shift.by).toBe(2.5);
  });
});

test('a door is told by the rooms on its sides, and by its id where rooms do not tell it from another', () => {
  const [door] = chart.doors;
  const id = door?.id ?? '';
  expect(ofRooms(chart, id)).toEqual({ id: 'sq-where', args: { rooms: 2, one: 'a1', other: 'a2', id } });
  const twice = { rooms: chart.rooms, doors: [...chart.doors, { ...door, id: 'x' }] } as typeof chart;
  for (const [map, name] of [
    [twice, id],
    [chart, 'nowhere'],
  ] as const)
    expect(ofRooms(map, name)).toEqual({ id: 'sq-where', args: { rooms: 0, one: '', other: '', id: name } });
});

describe('the name of an entry area', () => {
  const wide = { width: 4 * UNIT, height: 2 * UNIT };

  test('stands over the words where both can be read', () => {
    const { name, words } = titled('Enter here', wide, 1);
    expect(words?.lines.join(' ')).toBe('Enter here');
    expect(name.middle).toBeLessThan(words?.middle ?? 0);
  });

  test('stands alone on a small map, large enough to be read', () => {
    for (const area of [wide, { width: wide.height, height: wide.width }]) {
      const { name, words } = titled('Enter here', area, 0.2);
      expect(words).toBeNull();
      expect(name.size * 0.2).toBeGreaterThanOrEqual(9);
      expect(name.size).toBeLessThanOrEqual(2 * UNIT);
    }
  });
});
