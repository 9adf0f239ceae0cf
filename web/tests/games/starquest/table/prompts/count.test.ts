import { describe, expect, it } from 'vitest';
import { Count } from '../../../../../src/games/starquest/table/prompts/count.svelte.ts';

describe('The seconds of a question', () => {
  it('run on when the same question is told anew', () => {
    const count = new Count();
    count.asks(7, 1000);
    count.asks(7, 5000);
    expect(count.began).toBe(1000);
    expect(count.isUp(10, 10_999)).toBe(false);
    expect(count.isUp(10, 11_000)).toBe(true);
  });

  it('begin anew for another question', () => {
    const count = new Count();
    count.asks(7, 1000);
    count.asks(8, 9000);
    expect(count.isUp(10, 11_000)).toBe(false);
    expect(count.isUp(10, 19_000)).toBe(true);
  });

  it('bring one answer', () => {
    const count = new Count();
    count.asks(7, 0);
    expect(count.gives()).toBe(7);
    expect(count.isUp(10, 60_000)).toBe(false);
  });

  it('run once more when the answer was not taken', () => {
    const count = new Count();
    count.asks(7, 0);
    count.failed(count.gives(), 12_000);
    expect(count.isUp(10, 21_999)).toBe(false);
    expect(count.isUp(10, 22_000)).toBe(true);
  });

  it('are those of the next question when the answer came too late', () => {
    const count = new Count();
    count.asks(7, 0);
    const given = count.gives();
    count.asks(8, 11_000);
    count.failed(given, 12_000);
    expect(count.began).toBe(11_000);
    expect(count.isUp(10, 21_000)).toBe(true);
  });
});
