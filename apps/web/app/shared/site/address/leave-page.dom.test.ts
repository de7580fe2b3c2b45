import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLeaving, leavePage, reloadPage } from './leave-page.ts';

const location = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
beforeEach(() => {
  Reflect.set(document, 'isLeft', false);
  vi.useFakeTimers();
  vi.spyOn(window, 'location', 'get').mockReturnValue(location as unknown as Location);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('waits before reloading the page for a missing script, so that a visitor who is leaving is gone by then', () => {
  reloadPage();
  vi.advanceTimersByTime(999);
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('does not reload a page that the browser is leaving, because leaving cancels all loads still in progress', () => {
  leavePage('/deposit');
  expect([location.assign.mock.calls, isLeaving()]).toEqual([[['/deposit']], true]);
  reloadPage();
  vi.runAllTimers();
  expect(location.reload).not.toHaveBeenCalled();
});
