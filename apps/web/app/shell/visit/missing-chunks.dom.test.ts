import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteRounds } from '../../shared/site/round-under-way.ts';
import { reloadForMissingChunks } from './missing-chunks.ts';

const reload = vi.fn<() => void>();
let stop: () => void;
beforeEach(() => {
  Reflect.set(document, 'isLeft', false);
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
  stop = reloadForMissingChunks(reload);
});
afterEach(() => {
  stop();
  noteRounds(0);
  sessionStorage.clear();
  reload.mockReset();
  vi.restoreAllMocks();
});

/** Reports a missing chunk as Vite does; returns whether the page handles it. */
function miss(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('reloads the page once for a missing chunk, and again only after an hour [B21]', () => {
  expect([miss(), miss(), reload.mock.calls.length]).toEqual([true, false, 1]);
  vi.advanceTimersByTime(59 * 60_000);
  expect(miss()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect([miss(), reload.mock.calls.length]).toEqual([true, 2]);
});

it('does not reload the page for a missing chunk while a round is in progress, but does so afterwards [B21]', () => {
  noteRounds(1);
  expect([miss(), reload.mock.calls.length]).toEqual([false, 0]);
  noteRounds(0);
  expect([miss(), reload.mock.calls.length]).toEqual([true, 1]);
});

it('does not reload the page while the browser follows a link, because that cancels the loading of chunks [B21]', () => {
  Reflect.set(document, 'isLeft', true);
  expect([miss(), reload.mock.calls.length]).toEqual([false, 0]);
  Reflect.set(document, 'isLeft', false);
  expect([miss(), reload.mock.calls.length]).toEqual([true, 1]);
});

it('does not reload the page without a connection or without session storage, because the reloads would never end [B21] [B14]', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(miss()).toBe(false);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect([miss(), reload.mock.calls.length]).toEqual([false, 0]);
});
