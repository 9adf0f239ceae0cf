/** A socket without a network, and a table that sits at it. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../../src/generated/wire.ts';
import { Table } from '../../../src/lib/table/table.svelte.ts';
import { sync } from './messages.ts';

export class FakeSocket extends EventTarget {
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

/** A new table for each test, told as far as entry 3, with a clock that stands. */
export function seated(): { readonly table: Table } {
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
  return {
    get table() {
      return table;
    },
  };
}
