import { expect, it } from 'vitest';
import { allProviders } from '../cashbox/providers/all-providers.ts';
import type { Platform } from '../core/platform-context.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { allReviewers } from '../verification/all-reviewers.ts';

const platform = usePlatform({ seed: 'none' });

const minuteMs = 60_000;

it('whoever’s webhook may be lost is asked after five minutes, an hour and a day: every provider and every reviewer [B19]', () => {
  // What each of them does by itself is registered already.
  const idle: Platform = { ...platform, jobs: { ...platform.jobs, every: () => undefined } };
  const post = () => Promise.resolve(200);
  const asked = [...allProviders(idle, post), ...allReviewers(idle, post)].map(({ id, askAfterMs }) => ({
    id,
    missing: [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs].filter(ms => !askAfterMs.includes(ms)),
    isInOrder: askAfterMs.every((ms, at) => ms > (askAfterMs[at - 1] ?? 0)),
  }));
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(asked).toEqual(asked.map(({ id }) => ({ id, missing: [], isInOrder: true })));
});
