// @vitest-environment happy-dom
/** The table over a socket: it carries out the effects of the pure conversation. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../../src/generated/wire.ts';
import { Table } from '../../../src/lib/table/table.svelte.ts';
import { sync, update } from './messages.ts';

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];

  constructor(readonly url: URL) {
    super();
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('Nobody has connected.');
    return socket;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  hear(...messages: ServerMessage[]): void {
    for (const message of messages) {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  table = new Table('KEY');
  FakeSocket.last.open();
  FakeSocket.last.hear(sync(3));
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it speaks to the socket beside the page', () => {
  expect(FakeSocket.last.url.href).toMatch(/^ws:.*\/api\/socket$/);
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', key: 'KEY' }]);
  expect(table.playing?.seq).toBe(3);
  expect(table.names).toEqual(['Ada', '']);
});

test('a command is answered, and listeners hear the entry first', async () => {
  const heard: number[] = [];
  table.listen((entry, after) => heard.push(entry.seq, after.seq));
  const outcome = table.do('roll');
  expect(table.busy).toBe(true);
  const asked = FakeSocket.last.sent.at(-1);
  expect(asked).toMatchObject({ type: 'do', seq: 3, command: 'roll' });
  const id = asked && 'id' in asked ? asked.id : '';
  FakeSocket.last.hear(update(4), { type: 'done', id, seq: 4 });
  expect(heard).toEqual([4, 4]);
  expect(await outcome).toEqual({ kind: 'done', seq: 4 });
  expect(table.busy).toBe(false);
});

test('a second command while one is under way is not sent', async () => {
  void table.do('roll');
  const before = FakeSocket.last.sent.length;
  expect(await table.do('roll')).toEqual({ kind: 'stale' });
  expect(FakeSocket.last.sent).toHaveLength(before);
});

test('a broken line is made anew, and the command comes along with its id', async () => {
  const outcome = table.do('roll');
  const asked = FakeSocket.last.sent.at(-1);
  FakeSocket.last.close();
  expect(table.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.open();
  FakeSocket.last.hear(sync(3));
  expect(FakeSocket.last.sent.at(-1)).toEqual(asked);
  FakeSocket.last.hear(update(4), { type: 'done', id: asked && 'id' in asked ? asked.id : '', seq: 4 });
  expect(await outcome).toEqual({ kind: 'done', seq: 4 });
});

test('silence on a question ends the line; an old socket is not listened to', async () => {
  void table.why('roll');
  const old = FakeSocket.last;
  await vi.advanceTimersByTimeAsync(9000);
  expect(old.readyState).toBe(3);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  old.hear(update(4));
  expect(table.playing?.seq).toBe(3);
});

test('a page that slept asks for everything', async () => {
  const before = FakeSocket.last.sent.length;
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent.slice(before)).toEqual([{ type: 'resync' }]);
});

test('left for good, it does not come back', async () => {
  const outcome = table.do('roll');
  table.close();
  expect(await outcome).toEqual({ kind: 'lost' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
