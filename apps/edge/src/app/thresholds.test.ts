import { describe, expect, it } from 'vitest';
import { bodyMaxBytes } from '../calls/proxy.ts';
import { edgeLimits, RateLimiter, type LimitName } from '../limits/rate-limiter.ts';
import { serverLimits } from './server.ts';

/** The agreed limits, repeated here so that nobody changes one by accident. */
const agreed: Readonly<Record<LimitName, { burst: number; aMinute: number }>> = {
  request: { burst: 1_500, aMinute: 6_000 },
  render: { burst: 40, aMinute: 300 },
  own: { burst: 150, aMinute: 600 },
  health: { burst: 120, aMinute: 120 },
  miss: { burst: 120, aMinute: 120 },
  report: { burst: 30, aMinute: 30 },
  socket: { burst: 30, aMinute: 120 },
};

describe.each(Object.entries(agreed))('the limit "%s" at factor 1', (name, { burst, aMinute }) => {
  const clock = { now: 0 };
  const limiter = new RateLimiter(() => clock.now);
  const passed = () => {
    let count = 0;
    while (limiter.take(name as LimitName, '5.5.5.5') === 0) count += 1;
    return count;
  };

  it(`allows an address ${burst} requests at once, and not one more`, () => {
    expect(passed()).toBe(burst);
    expect(limiter.take(name as LimitName, '6.6.6.6')).toBe(0);
  });

  it(`allows an address ${aMinute} more requests in the minute that follows`, () => {
    let count = 0;
    for (let quarter = 0; quarter < 240; quarter += 1) {
      clock.now += 250;
      count += passed();
    }
    expect(count).toBe(aMinute);
  });
});

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
