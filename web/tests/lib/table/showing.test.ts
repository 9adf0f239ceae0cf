// @vitest-environment happy-dom
/** The server hears what has been shown, and waits for it. */
import { expect, test, vi } from 'vitest';
import { FakeSocket, seated } from './fakeSocket.ts';
import { update } from './messages.ts';

const at = seated();
const offer = { seat: 0, question: 'heroes-ask-roll', answers: [], curtain: false };
let end: () => void;
const stay = () =>
  new Promise<void>((resolve) => {
    end = resolve;
  });

test('what has been shown is told, after a moment to look at it', async () => {
  const said = () => FakeSocket.last.sent.filter((one) => one.type === 'shown').slice(1);
  FakeSocket.last.hear(update(4));
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual([{ type: 'shown', seq: 4, next: 'show' }]);
  at.table.perform(stay);
  FakeSocket.last.hear(update(5));
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toHaveLength(1);
  end();
  await vi.advanceTimersByTimeAsync(1);
  expect(said().at(-1)).toEqual({ type: 'shown', seq: 5, next: 'show' });
});

test('a player stops the bots, or lets them go on to the next decision', async () => {
  const last = () => FakeSocket.last.sent.at(-1);
  at.table.pause(true);
  expect(last()).toEqual({ type: 'shown', seq: 3, next: 'pause' });
  at.table.pause(false);
  expect(last()).toEqual({ type: 'shown', seq: 3, next: 'show' });
  at.table.perform(stay);
  FakeSocket.last.hear(update(4));
  at.table.skip();
  expect(last()).toEqual({ type: 'shown', seq: 4, next: 'skip' });
  const before = FakeSocket.last.sent.length;
  FakeSocket.last.hear(update(5), update(6));
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.last.sent).toHaveLength(before);
  FakeSocket.last.hear(update(7, { offer }));
  expect(at.table.playing).toMatchObject({ seq: 7, offer });
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toEqual({ type: 'shown', seq: 7, next: 'show' });
});
