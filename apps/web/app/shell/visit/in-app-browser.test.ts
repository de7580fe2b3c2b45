import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInAppBrowser, whenStaying } from './in-app-browser.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${iphone} Mobile/15E148`, true],
  [`${iphone} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/500.0]`, true],
  [`${iphone} Mobile/22F76 Instagram 380.0`, true],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} CriOS/137.0 Mobile/15E148 Safari/604.1`, false],
  ['Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 [FBAN/FB4A]', false],
])('detects whether %s is an in-app browser on iOS: %s [POPUP-016]', (agent, is) => {
  expect(isInAppBrowser(agent)).toBe(is);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries to show the popup after 5 minutes, then every minute until it can be shown [CONST-022] [CONST-023]', () => {
  const show = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  whenStaying(show);
  const asked = [299_999, 1, 59_999, 1, 60_000, 600_000].map(
    ms => (vi.advanceTimersByTime(ms), show.mock.calls.length),
  );
  expect(asked).toEqual([0, 1, 1, 2, 3, 3]);
  const never = vi.fn<() => boolean>();
  whenStaying(never)();
  vi.advanceTimersByTime(600_000);
  expect(never).not.toHaveBeenCalled();
});
