import { expect, it } from 'vitest';
import { bodyMaxBytes } from '../calls/proxy.ts';
import { edgeLimits, RateLimiter, type LimitName } from '../limits/rate-limiter.ts';
import { serverLimits } from './server.ts';

/** The agreed limits, repeated here so that nobody changes one by accident. */
const agreed: Readonly<Record<LimitName, number>> = {
  request: 6_000,
  render: 300,
  own: 600,
  health: 120,
  miss: 120,
  report: 30,
  socket: 120,
};

it.each(Object.entries(agreed))(
  'the limit "%s" allows %i requests a minute per address at factor 1, and not one more',
  (name, calls) => {
    const limit = name as LimitName;
    const clock = { now: 0 };
    const limiter = new RateLimiter(() => clock.now);
    const burst = () => {
      let passed = 0;
      while (limiter.take(limit, '5.5.5.5') === 0) passed += 1;
      return passed;
    };
    expect(burst()).toBe(calls);
    expect(limiter.take(limit, '6.6.6.6')).toBe(0);
    clock.now += 60_000;
    expect(burst()).toBe(calls);
  },
);

it('the edge has no limits other than the agreed ones', () => {
  expect(Object.keys(edgeLimits).toSorted()).toEqual(Object.keys(agreed).toSorted());
});

it('connections, headers and bodies are limited to the agreed values', () => {
  expect(serverLimits).toEqual({
    headersMs: 10_000,
    requestMs: 30_000,
    answerMs: 120_000,
    idleMs: 60_000,
    keepAliveMs: 65_000,
    checkMs: 1_000,
    headersMaxBytes: 16_384,
    connections: 10_000,
    connectionsPerAddress: 200,
  });
  expect(bodyMaxBytes).toBe(32_768);
});
