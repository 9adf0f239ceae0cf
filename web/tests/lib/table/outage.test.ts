// @vitest-environment happy-dom
/** A line that is gone, and presses that wait for it. */
import { describe, expect, test, vi } from 'vitest';
import { FakeSocket, seated } from './fakeSocket.ts';
import { sync, update } from './messages.ts';

const at = seated();

describe('the player is told that the line is gone', () => {
  const answered = () => FakeSocket.last.hear({ type: 'pong' });

  test('within three seconds of silence', () => {
    vi.advanceTimersByTime(700);
    expect(FakeSocket.last.sent.at(-1)).not.toEqual({ type: 'ping' });
    vi.advanceTimersByTime(700);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    answered();
    vi.advanceTimersByTime(1400);
    expect(at.table.offline).toBe(false);
    vi.advanceTimersByTime(1600);
    expect(at.table.offline).toBe(true);
    answered();
    expect(at.table.offline).toBe(false);
  });

  test('at once, where the device has no network', () => {
    dispatchEvent(new Event('offline'));
    expect(at.table.offline).toBe(true);
  });

  test('when the socket breaks and is not mended in a moment', () => {
    FakeSocket.last.close();
    expect(at.table.offline).toBe(false);
    vi.advanceTimersByTime(1500);
    expect(at.table.offline).toBe(true);
    FakeSocket.last.open();
    FakeSocket.last.hear(sync(3));
    expect(at.table.offline).toBe(false);
  });
});

describe('a press without a line', () => {
  const asked = () => at.table.waitingPress?.request;

  test('waits, and is told to be done afterwards', () => {
    dispatchEvent(new Event('offline'));
    void at.table.do('roll');
    expect(at.table.waitingPress).toMatchObject({ request: { command: 'roll' }, sent: false });
    const id = asked()?.id ?? '';
    FakeSocket.last.hear({ type: 'pong' }, update(4), { type: 'done', id, seq: 4 });
    expect(at.table.returned).toEqual({ kind: 'done', seq: 4 });
    at.table.forgetReturned();
    expect(at.table.returned).toBeNull();
  });

  test('can be withdrawn, and nothing more is said of it', async () => {
    dispatchEvent(new Event('offline'));
    const outcome = at.table.do('roll');
    at.table.withdraw(asked()?.id ?? '');
    expect(await outcome).toEqual({ kind: 'withdrawn' });
    expect(at.table.waitingPress).toBeNull();
    expect(at.table.returned).toBeNull();
    expect(at.table.busy).toBe(false);
  });

  test('that was sent just before is told of too', () => {
    void at.table.do('roll');
    const id = FakeSocket.last.sent.flatMap((one) => ('id' in one ? one.id : [])).at(-1) ?? '';
    dispatchEvent(new Event('offline'));
    expect(at.table.waitingPress?.sent).toBe(true);
    FakeSocket.last.hear({ type: 'refused', id, clause: '', says: { id: 'web-stale', args: {} } });
    expect(at.table.returned?.kind).toBe('refused');
  });
});
