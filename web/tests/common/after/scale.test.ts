import { describe, expect, test } from 'vitest';
import { linear, path, spread, stepFor, ticks } from '../../../src/common/after/scale.ts';

describe('a scale', () => {
  test('maps ends to ends, also upside down', () => {
    const down = linear([0, 20], [200, 0]);
    expect([down(0), down(5), down(20)]).toEqual([200, 150, 0]);
  });

  test('of an interval without length stays where it begins', () => {
    expect(linear([3, 3], [10, 90])(3)).toBe(10);
  });
});

describe('an axis', () => {
  test('counts in steps that people count in, and reaches the highest value', () => {
    expect(ticks(22, 5)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks(8, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 5)).toEqual([0, 1]);
    expect(stepFor(140, 6)).toBe(25);
    expect(stepFor(9999, 5)).toBe(1000);
  });
});

describe('labels', () => {
  const inside = [0, 100] as const;

  test('that have room stay where they are', () => {
    expect(spread([80, 20], 20, inside)).toEqual([80, 20]);
  });

  test('that lie on each other move apart, in their order', () => {
    expect(spread([50, 50], 20, inside)).toEqual([50, 70]);
    expect(spread([52, 50], 20, inside)).toEqual([70, 50]);
  });

  test('stay inside', () => {
    expect(spread([95, 99, 100], 20, inside)).toEqual([60, 80, 100]);
    expect(spread([-9], 20, inside)).toEqual([0]);
  });
});

test('a path goes through its points, in tenths of a pixel', () => {
  expect(
    path([
      [0, 1],
      [2.04, 3.16],
    ]),
  ).toBe('M0 1L2 3.2');
  expect(path([])).toBe('');
});
