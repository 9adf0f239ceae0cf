import { describe, expect, test } from 'vitest';
import { figureArt, figureMark } from '../../../../src/games/starquest/box/box.ts';
import { lettering } from '../../../../src/games/starquest/map/docks.ts';
import box from '../../../../src/generated/starquest-box.json';

describe('figures', () => {
  test('no two of the box look alike: by silhouette, or by what is painted on', () => {
    const looks = Object.keys(box.figures).map((figure) => `${figureArt(figure)} ${figureMark(figure)}`);
    expect(looks.length).toBeGreaterThan(40);
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('only those that are built alike have a mark', () => {
    expect(figureMark('fig_marine_laser')).toBe('');
    expect(figureMark('fig_dread_mk10')).toBe('10');
    expect(figureMark('')).toBe('');
  });
});

describe('words in an entry area', () => {
  test('stand in one line where there is room', () => {
    expect(lettering('Enter here', 128, 64)).toEqual({ lines: ['Enter here'], size: 15, upright: false });
  });

  test('are broken, turned or made smaller, and never cut', () => {
    for (const [width, height] of [
      [64, 64],
      [32, 128],
      [64, 128],
      [32, 64],
    ] as const) {
      const { lines, size, upright } = lettering('Entrez par ici', width, height);
      const [along, across] = upright ? [height, width] : [width, height];
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.54).toBeLessThanOrEqual(along);
      expect(lines.length * size * 1.2).toBeLessThanOrEqual(across);
      expect(size).toBeGreaterThan(7);
    }
  });
});
