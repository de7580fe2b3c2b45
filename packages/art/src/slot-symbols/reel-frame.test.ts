import { providers } from '@liftoff/catalogue/studios/providers';
import { expect, it } from 'vitest';
import { reelFrameOf } from './reel-frame.ts';

it('the studios share seven frames around their reels, and none of the frames belongs to more than half of them', () => {
  const studios = providers.filter(({ makes }) => makes.includes('slots'));
  const byFrame = Map.groupBy(studios, ({ id }) => reelFrameOf(id));
  expect([...byFrame.keys()].toSorted()).toEqual(['brass', 'gilt', 'neon', 'none', 'paper', 'stone', 'window']);
  for (const [, of] of byFrame) expect(of.length).toBeLessThan(studios.length / 2);
});

it('a studio outside the catalogue has the gilt frame', () => {
  expect(reelFrameOf('nobody')).toBe('gilt');
});
