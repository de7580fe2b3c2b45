import type { RateClass } from '@liftoff/contract/core/endpoint';
import { describe, expect, it } from 'vitest';
import { reauthMaxAgeMs } from '../admission/needs-reauth.ts';
import { otpThresholds } from '../../account/two-factor/otp-tries.ts';
import { sessionAbsoluteMs, sessionIdleMs } from '../../account/sessions/session-times.ts';
import { sessionsPerPlayer } from '../../account/sessions/sessions.ts';
import { signInThresholds } from '../../account/sign-in/sign-in-attempts.ts';
import { signUpsOfDevice } from '../../account/sign-up/sign-ups-of-device.ts';
import { testClock } from '../../testing/test-clock.ts';
import { bodyMaxBytes } from '../read-body.ts';
import { realtimeLimits } from '../../realtime/realtime-limits.ts';
import { tokenLifeSec } from '../../realtime/tokens.ts';
import { testStart } from '../../testing/test-deps.ts';
import { listenerLimits } from '../listener.ts';
import { MemoryBuckets } from './memory-buckets.ts';
import { RateLimiter } from './rate-limiter.ts';
import { rateLimits } from './rate-limits.ts';

/** The agreed limits, written down a second time, so that nobody changes one by accident. */
const agreed: Readonly<
  Record<RateClass, { by: 'caller' | 'address'; allows: readonly [calls: number, sec: number][] }>
> = {
  read: { by: 'caller', allows: [[300, 10]] },
  write: { by: 'caller', allows: [[60, 60]] },
  'sign-in': { by: 'address', allows: [[20, 900]] },
  'sign-up': {
    by: 'address',
    allows: [
      [5, 3_600],
      [20, 86_400],
    ],
  },
  'check-email': {
    by: 'address',
    allows: [
      [10, 60],
      [30, 3_600],
    ],
  },
  restore: { by: 'address', allows: [[10, 3_600]] },
  resend: { by: 'address', allows: [[10, 3_600]] },
  otp: { by: 'address', allows: [[15, 3_600]] },
  reauth: { by: 'caller', allows: [[10, 1_800]] },
  'games-filter': { by: 'address', allows: [[120, 60]] },
  bet: { by: 'caller', allows: [[5, 1]] },
  deposit: { by: 'caller', allows: [[10, 3_600]] },
  withdraw: { by: 'caller', allows: [[5, 3_600]] },
  recall: { by: 'caller', allows: [[3, 3_600]] },
  coupon: {
    by: 'caller',
    allows: [
      [5, 600],
      [20, 86_400],
    ],
  },
  reward: { by: 'caller', allows: [[10, 60]] },
  chat: {
    by: 'caller',
    allows: [
      [20, 60],
      [200, 3_600],
    ],
  },
  contact: { by: 'address', allows: [[5, 3_600]] },
  'own-data': {
    by: 'caller',
    allows: [
      [5, 3_600],
      [10, 86_400],
    ],
  },
  upload: {
    by: 'caller',
    allows: [
      [20, 3_600],
      [40, 86_400],
    ],
  },
  telemetry: { by: 'address', allows: [[30, 60]] },
  webhook: { by: 'address', allows: [[600, 60]] },
  operator: { by: 'address', allows: [[1_200, 60]] },
  request: { by: 'address', allows: [[1_000, 10]] },
  page: { by: 'address', allows: [[120, 10]] },
  asset: { by: 'address', allows: [[600, 10]] },
};
const classes = Object.keys(agreed) as RateClass[];

describe('the rate limits at factor 1', () => {
  it('there is no rate class without an agreed limit', () => {
    expect(Object.keys(rateLimits).toSorted()).toEqual(classes.toSorted());
  });

  it.each(classes)(
    'the class %s allows the agreed number of calls and not one more, and refills over time',
    async limit => {
      const { by, allows } = agreed[limit];
      expect(rateLimits[limit].by).toBe(by);
      const clock = testClock(testStart);
      const limiter = new RateLimiter({ exact: new MemoryBuckets(), local: new MemoryBuckets() }, () => clock.now());
      const pass = async () => (await limiter.take(limit, 'somebody')) === 0;
      /** Takes calls until one is refused. Returns how many passed. */
      const burst = async () => {
        let passed = 0;
        while (passed < 10_000 && (await pass())) passed += 1;
        return passed;
      };
      const [least = [0, 0], widest] = allows;
      expect(await burst()).toBe(least[0]);
      expect(await limiter.take(limit, 'another')).toBe(0);
      clock.advance(Math.floor((least[1] * 1_000) / least[0]) - 2);
      expect(await pass()).toBe(false);
      clock.advance(3);
      expect(await burst()).toBe(1);
      if (widest === undefined) return;
      // The wider window applies as well: pauses that refill the narrow one do not refill it.
      let taken = least[0] + 1;
      for (let at = least[1]; at < widest[1]; at += least[1]) {
        clock.advance(least[1] * 1_000);
        taken += await burst();
      }
      expect(taken).toBeGreaterThan(widest[0]);
      expect(taken).toBeLessThanOrEqual(2 * widest[0]);
    },
  );

  it('the rate limits define which classes count in the database, only on failure, or also by email address', async () => {
    const having = (has: (limit: RateClass) => boolean) => classes.filter(has);
    expect(having(limit => rateLimits[limit].exact === true)).toEqual([
      'sign-in',
      'sign-up',
      'check-email',
      'restore',
      'resend',
      'otp',
      'reauth',
      'deposit',
      'withdraw',
      'recall',
      'coupon',
      'reward',
      'contact',
      'own-data',
      'upload',
    ]);
    expect(having(limit => rateLimits[limit].failuresOnly === true)).toEqual(['sign-in', 'reauth']);
    expect(having(limit => rateLimits[limit].subject !== undefined)).toEqual(['check-email', 'restore', 'resend']);
    expect(rateLimits['check-email'].subject?.thresholds).toEqual([{ calls: 5, perSec: 3_600 }]);
    expect(rateLimits.restore.subject?.thresholds).toEqual([{ calls: 3, perSec: 3_600 }]);
    expect(rateLimits.resend.subject?.thresholds).toEqual([
      { calls: 1, perSec: 60 },
      { calls: 5, perSec: 86_400 },
    ]);
  });
});

it('sign-in, sessions and one-time codes have the agreed limits', () => {
  const minuteMs = 60_000;
  expect(signInThresholds).toEqual({
    perAccount: { failures: 3, windowMs: 30 * minuteMs },
    inSession: { firstWaitMs: 5_000, mostWaitMs: 15 * 60_000 },
    perIp: { failures: 20, windowMs: 15 * minuteMs },
    perNetwork: { failures: 100, windowMs: 60 * minuteMs },
  });
  expect(signUpsOfDevice).toEqual({ accounts: 3, perMs: 86_400_000 });
  expect(otpThresholds).toEqual({ triesPerChallenge: 5, triesPerDay: 15, ttlMs: 10 * minuteMs });
  expect([sessionIdleMs, sessionAbsoluteMs, sessionsPerPlayer]).toEqual([30 * minuteMs, 720 * minuteMs, 5]);
  expect(reauthMaxAgeMs).toBe(10 * minuteMs);
});

it('sockets, tokens, bodies and slow requests have the agreed limits', () => {
  expect(realtimeLimits).toEqual({
    frameMaxBytes: 8_192,
    framesPerSec: 20,
    commandsPerFrame: 50,
    commandsBurst: 60,
    commandsPerSec: 10,
    socketsPerUser: 5,
    socketsPerAddress: 20,
    channelsMax: 40,
    bufferedMaxBytes: 1_048_576,
    pingEveryMs: 25_000,
    silenceMaxMs: 60_000,
    connectWithinMs: 10_000,
    renewalGraceSec: 25,
  });
  expect([tokenLifeSec, bodyMaxBytes]).toEqual([600, 32_768]);
  expect(listenerLimits).toEqual({
    headersMaxBytes: 16_384,
    headersMs: 10_000,
    requestMs: 30_000,
    checkEveryMs: 1_000,
    idleMs: 60_000,
    keepAliveMs: 65_000,
  });
});
