import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHiddenTab } from './idle-title.ts';

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
});

it('alternates the title every 2 seconds while the tab is hidden, and restores it when the tab is visible [CONST-026]', () => {
  document.title = 'Lobby · Liftoff';
  const stop = watchHiddenTab('Still there?');
  vi.advanceTimersByTime(10_000);
  expect(document.title).toBe('Lobby · Liftoff');
  hide(true);
  const seen = [1_999, 1, 2_000, 2_000].map(ms => (vi.advanceTimersByTime(ms), document.title));
  expect(seen).toEqual(['Lobby · Liftoff', 'Still there?', 'Lobby · Liftoff', 'Still there?']);
  hide(false);
  expect(document.title).toBe('Lobby · Liftoff');
  vi.advanceTimersByTime(10_000);
  expect(document.title).toBe('Lobby · Liftoff');
  hide(true);
  vi.advanceTimersByTime(2_000);
  // If the page has changed its title in the meantime, the new title remains.
  document.title = 'Rocket X · Liftoff';
  stop();
  expect(document.title).toBe('Rocket X · Liftoff');
});
