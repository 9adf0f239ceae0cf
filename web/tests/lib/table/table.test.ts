// @vitest-environment happy-dom
/** The table over a socket: it carries out the effects of the pure conversation. */
import { describe, expect, test, vi } from 'vitest';
import { Table } from '../../../src/lib/table/table.svelte.ts';
import { FakeSocket, seated } from './fakeSocket.ts';
import { sync, update } from './messages.ts';

const at = seated();

test('it speaks to the socket beside the page', () => {
  expect(FakeSocket.last.url.href).toMatch(/^ws:.*\/api\/socket$/);
  expect(FakeSocket.last.sent).toEqual([
    { type: 'hello', key: 'KEY' },
    { type: 'shown', seq: 3, next: 'show' },
  ]);
  expect(at.table.playing?.seq).toBe(3);
  expect(at.table.names).toEqual(['Ada', '']);
});

test('a command is answered, and listeners hear the entry first', async () => {
  const heard: number[] = [];
  at.table.listen((entry, after) => heard.push(entry.seq, after.seq));
  const outcome = at.table.do('roll');
  expect(at.table.busy).toBe(true);
  const asked = FakeSocket.last.sent.at(-1);
  expect(asked).toMatchObject({ type: 'do', seq: 3, command: 'roll' });
  const id = asked && 'id' in asked ? asked.id : '';
  FakeSocket.last.hear(update(4), { type: 'done', id, seq: 4 });
  expect(heard).toEqual([4, 4]);
  expect(await outcome).toEqual({ kind: 'done', seq: 4 });
  expect(at.table.busy).toBe(false);
});

test('a second command while one is under way is not sent', async () => {
  void at.table.do('roll');
  const before = FakeSocket.last.sent.length;
  expect(await at.table.do('roll')).toEqual({ kind: 'stale' });
  expect(FakeSocket.last.sent).toHaveLength(before);
});

test('a broken line is made anew, and the command comes along with its id', async () => {
  const outcome = at.table.do('roll');
  const asked = FakeSocket.last.sent.at(-1);
  FakeSocket.last.close();
  expect(at.table.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.open();
  FakeSocket.last.hear(sync(3));
  expect(FakeSocket.last.sent.at(-1)).toEqual(asked);
  FakeSocket.last.hear(update(4), { type: 'done', id: asked && 'id' in asked ? asked.id : '', seq: 4 });
  expect(await outcome).toEqual({ kind: 'done', seq: 4 });
});

test('silence on a question ends the line; an old socket is not listened to', async () => {
  void at.table.why('roll');
  const old = FakeSocket.last;
  await vi.advanceTimersByTimeAsync(9000);
  expect(old.readyState).toBe(3);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  old.hear(update(4));
  expect(at.table.playing?.seq).toBe(3);
});

test('a page that slept asks for everything', async () => {
  const before = FakeSocket.last.sent.length;
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(5000);
  const sent = FakeSocket.last.sent.slice(before).filter(({ type }) => type !== 'ping');
  expect(sent).toEqual([{ type: 'resync' }]);
});

test('left for good, it does not come back', async () => {
  const outcome = at.table.do('roll');
  at.table.close();
  expect(await outcome).toEqual({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

describe('what is being shown', () => {
  const offer = { seat: 0, question: 'heroes-ask-roll', answers: [], curtain: false };
  let end: () => void;
  const stay = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });

  test('keeps the table as it was and answers nothing, but people talk on', async () => {
    at.table.perform(stay);
    FakeSocket.last.hear(update(4, { offer }), {
      type: 'said',
      chat: { n: 1, seat: 1, at: 0, text: 'well' },
    });
    expect(at.table.performing).toBe(true);
    expect(at.table.playing).toMatchObject({ seq: 3, view: { at: 3 }, offer: null, undo: false });
    expect(at.table.playing?.chat).toHaveLength(1);
    expect(at.table.playing?.log).toHaveLength(3);
    expect(at.table.own?.seq).toBe(4);
    const before = FakeSocket.last.sent.length;
    expect(await at.table.do('roll')).toEqual({ kind: 'stale' });
    expect(FakeSocket.last.sent).toHaveLength(before);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(at.table.performing).toBe(false);
    expect(at.table.playing).toMatchObject({ seq: 4, offer, undo: true });
  });

  test('answers who asked for it only when it has been seen', async () => {
    at.table.perform(stay);
    const done = vi.fn();
    const outcome = at.table.do('roll').then(done);
    const asked = FakeSocket.last.sent.at(-1);
    const id = asked && 'id' in asked ? asked.id : '';
    FakeSocket.last.hear(update(4, { offer }), { type: 'done', id, seq: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect([done.mock.calls.length, at.table.busy]).toEqual([0, false]);
    end();
    await outcome;
    expect(done).toHaveBeenCalledWith({ kind: 'done', seq: 4 });
    expect(at.table.playing?.seq).toBe(4);
  });

  test('ends when the table is told anew, and on a page that nobody looks at', async () => {
    at.table.perform(stay);
    FakeSocket.last.hear(update(4), sync(6));
    expect([at.table.performing, at.table.playing?.seq]).toEqual([false, 6]);
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.hear(update(7));
    expect(at.table.performing).toBe(true);
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect([at.table.performing, at.table.playing?.seq]).toEqual([false, 7]);
    FakeSocket.last.hear(update(8));
    expect(at.table.playing?.seq).toBe(8);
    look.mockRestore();
  });

  test('may be a beat of several entries', () => {
    FakeSocket.last.hear(update(6, { since: 3 }));
    expect(at.table.playing?.seq).toBe(6);
    FakeSocket.last.hear(update(9, { since: 7 }));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'resync' });
  });

  test('before everybody is what everybody may see', async () => {
    const seen: unknown[] = [];
    const common = new Table('WATCH');
    FakeSocket.last.open();
    const watching = FakeSocket.last;
    watching.hear(sync(2, { you: -1, view: { common: 2 }, offer: null }));
    at.table.perform(({ after }) => {
      seen.push(after.view);
      return stay();
    });
    at.table.lookThrough(common);
    FakeSocket.made[0]?.hear(update(4, { offer, view: { secret: 4 } }));
    watching.hear(update(3, { view: { common: 3 } }));
    expect(seen).toEqual([{ common: 3 }]);
    expect(at.table.playing).toMatchObject({ you: 0, view: { common: 2 }, offer: null });
    expect(at.table.performing).toBe(true);
    at.table.skip();
    expect(at.table.playing).toMatchObject({ you: 0, seq: 4, view: { common: 3 }, offer });
    at.table.lookThrough(null);
    expect(at.table.playing?.view).toEqual({ secret: 4 });
    common.close();
  });
});
