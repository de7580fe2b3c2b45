import { expect, it } from 'vitest';
import { leastRoundMs, stopTimes } from './reel-motion.ts';

it.each([1, 3, 5, 6])(
  'stops %i reels one by one at regular intervals, and never before the minimum round time [C19]',
  reels => {
    const { starts, stopMs, totalMs } = stopTimes(reels, 2500);
    expect(totalMs).toBeGreaterThanOrEqual(leastRoundMs);
    expect((starts.at(-1) ?? 0) + stopMs).toBe(totalMs);
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeCloseTo(gaps[0] ?? 0);
    }
  },
);

it("the reels never take less time than the platform's minimum cycle [C19]", () => {
  expect(stopTimes(5, 5000).totalMs).toBe(5000);
  expect(stopTimes(5, 0).totalMs).toBe(leastRoundMs);
});
