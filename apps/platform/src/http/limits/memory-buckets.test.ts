import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { testStart } from '../../testing/test-deps.ts';
import type { Bucket } from './buckets.ts';
import { MemoryBuckets } from './memory-buckets.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Allows five calls in ten seconds. */
const bucket: Bucket = { name: 'five', stepMs: 2_000, spanMs: 10_000 };
/** Allows six calls in a minute. */
const wider: Bucket = { name: 'six', stepMs: 10_000, spanMs: 60_000 };
const many = async (buckets: MemoryBuckets, of: readonly Bucket[], nowMs: number, calls: number) => {
  const waits: number[] = [];
  for (let call = 0; call < calls; call += 1) waits.push(await buckets.take(of, nowMs));
  return waits;
};

describe('buckets in memory', () => {
  it('buckets in memory let through as many calls as they hold, then report the wait for the next call', async () => {
    const buckets = new MemoryBuckets();
    expect(await many(buckets, [bucket], 1_000_000, 6)).toEqual([0, 0, 0, 0, 0, 2_000]);
    expect(await buckets.take([bucket], 1_001_500)).toBe(500);
    expect(await buckets.take([bucket], 1_001_998)).toBe(2);
    expect(await buckets.take([bucket], 1_001_999)).toBe(0);
    expect(await buckets.take([{ ...bucket, name: 'another' }], 1_001_999)).toBe(0);
  });

  it('a call is taken from all buckets or from none, and the longest wait is reported', async () => {
    const buckets = new MemoryBuckets();
    expect(await many(buckets, [bucket, wider], 0, 6)).toEqual([0, 0, 0, 0, 0, 2_000]);
    expect(buckets.fullAt('six')).toBe(50_000);
    expect(await many(buckets, [bucket, wider], 10_000, 2)).toEqual([0, 0]);
    expect(await buckets.take([bucket, wider], 10_000)).toBe(10_000);
    expect([buckets.fullAt('five'), buckets.fullAt('six')]).toEqual([14_000, 70_000]);
  });

  it('a bucket accepts a call that is given back, unless it is already full', async () => {
    const buckets = new MemoryBuckets();
    await buckets.giveBack([bucket]);
    expect(buckets.fullAt('five')).toBeUndefined();
    await many(buckets, [bucket], 0, 5);
    await buckets.giveBack([bucket]);
    expect(await many(buckets, [bucket], 0, 2)).toEqual([0, 2_000]);
  });

  it('buckets in memory are deleted once they are full again, and not before', async () => {
    const buckets = new MemoryBuckets();
    await buckets.take([bucket], 0);
    await buckets.forget(1_999);
    expect(buckets.fullAt('five')).toBe(2_000);
    await buckets.forget(2_000);
    expect(buckets.fullAt('five')).toBeUndefined();
  });

  it('buckets in memory follow a clock that is set back, without longer waits or forgotten calls [B16]', async () => {
    const buckets = new MemoryBuckets();
    expect(await many(buckets, [bucket], 1_000_000, 5)).toEqual([0, 0, 0, 0, 0]);
    for (const backMs of [5_000, 25_000, 300_000]) {
      const at = 1_000_000 - backMs;
      expect(await buckets.take([bucket], at)).toBe(2_000);
      expect(await many(buckets, [bucket], at + 2_000, 2)).toEqual([0, 2_000]);
    }
    // A setback within the clock tolerance shifts nothing; the wait merely gets longer.
    expect(await buckets.take([bucket], 701_000)).toBe(3_000);
    await buckets.forget(401_000);
    expect(buckets.fullAt('five')).toBe(412_000);
  });

  it('buckets in memory ignore a refill time that is too far ahead, because it must come from another clock', async () => {
    const buckets = new MemoryBuckets();
    buckets.put('five', 20_000);
    expect(await buckets.take([bucket], 0)).toBe(12_000);
    buckets.put('five', 20_001);
    expect(await buckets.take([bucket], 0)).toBe(0);
    const further = new MemoryBuckets(3);
    further.put('five', 20_001);
    expect(await further.take([bucket], 0)).toBe(12_001);
  });

  it('only the fifty thousand most recently used buckets are kept in memory', () => {
    const buckets = new MemoryBuckets();
    for (let at = 0; at < 50_000; at += 1) buckets.put(`b${at}`, at);
    buckets.put('b0', 7);
    buckets.put('one more', 1);
    expect([buckets.fullAt('b0'), buckets.fullAt('b1'), buckets.fullAt('b2')]).toEqual([7, undefined, 2]);
  });
});

describe('a rate limiter', () => {
  const clock = testClock(testStart);
  const limiterOf = (factor?: number) =>
    new RateLimiter({ exact: new MemoryBuckets(), local: new MemoryBuckets() }, () => clock.now(), factor);
  const passed = async (limiter: RateLimiter) => {
    let count = 0;
    while (count < 100 && (await limiter.take('bet', 'somebody')) === 0) count += 1;
    return count;
  };

  it('a rate limiter multiplies every limit by its factor', async () => {
    expect([await passed(limiterOf()), await passed(limiterOf(2)), await passed(limiterOf(0.4))]).toEqual([5, 10, 2]);
  });

  it('a rate limiter counts by the subject in the body, if the rate class requires it and the body names a subject', async () => {
    const limiter = limiterOf();
    const asked = async (body: unknown) => {
      const waits: number[] = [];
      for (let call = 0; call < 6; call += 1) waits.push(await limiter.takeSubject('check-email', body));
      return waits;
    };
    const never = [0, 0, 0, 0, 0, 0];
    expect(await asked({ email: 'mira@example.com' })).toEqual([0, 0, 0, 0, 0, 720]);
    expect(await limiter.takeSubject('check-email', { email: ' MIRA@example.com' })).toBe(720);
    expect(await limiter.takeSubject('sign-up', { email: 'mira@example.com' })).toBe(0);
    for (const body of [{ email: 7 }, {}, null, 'mira@example.com', undefined])
      expect(await asked(body)).toEqual(never);
  });
});
