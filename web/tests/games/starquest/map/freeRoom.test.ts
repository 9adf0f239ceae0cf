import { describe, expect, test } from 'vitest';
import { GAP, roomFor } from '../../../../src/games/starquest/map/freeRoom.ts';

const card = { width: 300, height: 300 };
const window = { width: 800, height: 700 };
const figure = (x: number, y: number) => ({ x, y, width: 32, height: 32 });

describe('room for a question over the map', () => {
  test('is at the top right while no figure is there', () => {
    expect(roomFor(card, window, [figure(100, 100)], [])).toEqual({ left: 488, top: GAP, clear: true });
  });

  test('goes to another corner rather than over a figure that it is about', () => {
    expect(roomFor(card, window, [figure(600, 100)], [])).toEqual({ left: GAP, top: GAP, clear: true });
    expect(roomFor(card, window, [figure(600, 100), figure(100, 100)], [])).toEqual({
      left: 488,
      top: 388,
      clear: true,
    });
  });

  test('hides as few lit squares as it can', () => {
    const lit = [figure(600, 40), figure(640, 40), figure(40, 40)];
    expect(roomFor(card, window, [], lit)).toEqual({ left: 488, top: 388, clear: true });
  });

  test('is not clear when every corner hides a figure', () => {
    const all = [figure(600, 40), figure(40, 40), figure(600, 600), figure(40, 600)];
    expect(roomFor(card, window, all, []).clear).toBe(false);
  });
});
