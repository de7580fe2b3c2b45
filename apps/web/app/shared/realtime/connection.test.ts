import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConnection } from './connection.ts';

/** A line that is down: every socket fails at once. */
class Line {
  static opened = 0;
  readonly binaryType = '';
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Line.opened += 1;
    queueMicrotask(() => {
      this.onerror?.();
      this.onclose?.({ code: 1006, reason: '' });
    });
  }
  close() {}
}

const settings = { realtime: { user: '1', url: '/connection/websocket', token: 'token' } };

beforeEach(async () => {
  vi.useFakeTimers();
  Line.opened = 0;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', { location: { origin: 'https://liftoff.test' } });
  vi.stubGlobal('fetch', async () => Response.json(settings));
  await openConnection();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a line that is down is tried again at least every two seconds, however long it has been down [B7]', async () => {
  for (let minutes = 0; minutes < 5; minutes += 1) await vi.advanceTimersByTimeAsync(60_000);
  for (let tries = 0; tries < 20; tries += 1) {
    const before = Line.opened;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.opened).toBeGreaterThan(before);
  }
});
