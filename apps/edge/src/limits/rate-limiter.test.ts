import { expect, it } from 'vitest';
import { networkOf, RateLimiter } from './rate-limiter.ts';

it('a used-up limit refills evenly, and reports in whole seconds when the next call is allowed', () => {
  const clock = { now: 0 };
  const limiter = new RateLimiter(() => clock.now);
  const report = () => limiter.take('report', '1.1.1.1');
  for (let n = 0; n < 30; n++) expect(report()).toBe(0);
  // Thirty a minute means one every two seconds.
  expect(report()).toBe(2);
  clock.now = 1_000;
  expect(report()).toBe(1);
  clock.now = 1_999;
  expect(report()).toBe(1);
  clock.now = 2_000;
  expect([report(), report()]).toEqual([0, 2]);
  clock.now = 12_000;
  for (let n = 0; n < 5; n++) expect(report()).toBe(0);
  expect(report()).toBe(2);
});

it('the rate limiter remembers no more addresses than its bound allows', () => {
  const limiter = new RateLimiter(() => 0, 1, 3);
  for (let n = 1; n <= 5; n++) {
    limiter.take('own', `1.1.1.${n}`);
    expect(limiter.size).toBe(Math.min(n, 3));
  }
});

it.each([
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6%eth0', '2001:db8:1:2::/64'],
  ['1:2:3', '1:2:3'],
  ['unknown', 'unknown'],
])('the rate limiter counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
