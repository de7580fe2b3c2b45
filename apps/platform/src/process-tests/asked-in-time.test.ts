import { expect, it } from 'vitest';
import { allProviders } from '../cashbox/providers/all-providers.ts';
import type { Platform } from '../core/platform-context.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { allReviewers } from '../verification/all-reviewers.ts';

const platform = usePlatform({ seed: 'none' });

const minuteMs = 60_000;

it('checks every payment provider and reviewer for lost webhooks after five minutes, one hour and one day [B19]', () => {
  // The jobs of providers and reviewers are already registered on this platform.
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
