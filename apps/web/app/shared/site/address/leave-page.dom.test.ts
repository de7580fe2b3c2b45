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

it('a page is loaded anew for a script that is missing, once a visitor who leaves would be gone', () => {
  reloadPage();
  vi.advanceTimersByTime(999);
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('not while the browser goes elsewhere, which calls off what the page still loads', () => {
  leavePage('/deposit');
  expect([location.assign.mock.calls, isLeaving()]).toEqual([[['/deposit']], true]);
  reloadPage();
  vi.runAllTimers();
  expect(location.reload).not.toHaveBeenCalled();
});
