import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { connectPlatform } from '../data/platform.ts';
import { networkOf, RateLimiter } from '../limits/rate-limiter.ts';
import { addressOf, readCookies, readVisitor } from './visitor.ts';

const visitorOf = (headers: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  readVisitor(
    new Headers(headers),
    '203.0.113.9',
    readConfig({ NODE_ENV: 'production', DEFAULT_COUNTRY: 'NZ', EDGE_KEY: 'key-of-a-test-edge', ...env }),
  );
const proxied = { COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_HOPS: '1' };
const reportedOf = (visitor: ReturnType<typeof visitorOf>) =>
  connectPlatform(
    readConfig({}),
    () => undefined,
    () => 0,
    fetch,
  ).identity(visitor, 'request-1')['x-country'];

describe('the country of a visitor [C27]', () => {
  it('is what the trusted proxy names', () => {
    const visitor = visitorOf({ 'cf-ipcountry': 'ee' }, proxied);
    expect(visitor).toMatchObject({ country: 'EE', knownCountry: 'EE' });
    expect(reportedOf(visitor)).toBe('EE');
  });

  it.each([{}, { 'cf-ipcountry': '' }, { 'cf-ipcountry': 'XXX' }, { 'cf-ipcountry': 'T1' }, { 'cf-ipcountry': 'XX' }])(
    'is unknown in production where the proxy names none (%o): pages take the default, the platform is told nothing',
    headers => {
      const visitor = visitorOf(headers, proxied);
      expect(visitor).toMatchObject({ country: 'NZ', defaultLocale: 'en-NZ', knownCountry: null });
      expect(reportedOf(visitor)).toBe('');
    },
  );

  it('is Canada by default, and reads it in English [I18N-012]', () => {
    const config = readConfig({ EDGE_KEY: 'key-of-a-test-edge' });
    const visitor = readVisitor(new Headers(), '203.0.113.9', config);
    expect(visitor).toMatchObject({ country: 'CA', defaultLocale: 'en-CA' });
  });

  it('is the default where no proxy is set up to name one', () => {
    expect(visitorOf({})).toMatchObject({ country: 'NZ', knownCountry: 'NZ' });
  });

  it('is of a tester’s own choice in development alone', () => {
    const asked = { 'x-test-country': 'DE' };
    expect(visitorOf(asked, proxied).knownCountry).toBeNull();
    expect(visitorOf(asked, { ...proxied, NODE_ENV: 'development' }).knownCountry).toBe('DE');
    expect(visitorOf({}, { ...proxied, NODE_ENV: 'development' }).knownCountry).toBe('NZ');
  });
});

it('the address is the entry the outermost trusted proxy wrote, or the socket’s [A46]', () => {
  expect(addressOf('1.1.1.1', '9.9.9.9', 0)).toBe('9.9.9.9');
  expect(addressOf('1.1.1.1, 2.2.2.2', '9.9.9.9', 1)).toBe('2.2.2.2');
  expect(addressOf('6.6.6.6, 1.1.1.1, 2.2.2.2', '9.9.9.9', 2)).toBe('1.1.1.1');
  expect(addressOf('1.1.1.1', '9.9.9.9', 2)).toBe('9.9.9.9');
  expect(addressOf(null, '::ffff:9.9.9.9', 1)).toBe('9.9.9.9');
  expect(addressOf('1.1.1.1:4711', '9.9.9.9', 1)).toBe('1.1.1.1');
  expect(addressOf('[2001:db8::1]:4711', '9.9.9.9', 1)).toBe('2001:db8::1');
  expect(addressOf('[2001:db8::1]', '9.9.9.9', 1)).toBe('2001:db8::1');
  expect(addressOf('::ffff:1.1.1.1', '9.9.9.9', 1)).toBe('1.1.1.1');
  // A mapped address is one that begins so.
  expect(addressOf('64::ffff:1.1.1.1', '9.9.9.9', 1)).toBe('64::ffff:1.1.1.1');
  expect(addressOf(null, '64::ffff:1.1.1.1', 0)).toBe('64::ffff:1.1.1.1');
  const odd = ['x[2001:db8::1]', '[2001:db8::1]x', '[2001:db8::1]:', 'x1.1.1.1:80', '1.1.1.1:80x'];
  for (const wrong of ['', 'unknown', '_hidden', '1.1.1', '<script>', '1.1.1.1.1', ...odd])
    expect(addressOf(wrong, '9.9.9.9', 1)).toBe('9.9.9.9');
});

it('what a caller writes in front of what trusted proxies wrote changes nothing [A46]', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (claimed, hops) => {
      const vouched = Array.from({ length: hops }, (_, hop) => `10.0.0.${hop}`).join(', ');
      expect(addressOf(`${claimed}, ${vouched}`, '9.9.9.9', hops)).toBe('10.0.0.0');
    }),
  );
});

it('an IPv6 visitor is counted by the network, however the address is written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('1.2.3.4')).toBe('1.2.3.4');
});

it('the limiter forgets the oldest beyond its bound, and a clock moved back refills nothing', () => {
  const clock = { now: 0 };
  const limiter = new RateLimiter(() => clock.now, 1, 1_000);
  for (let n = 0; n < 30; n++) limiter.take('report', '9.9.9.9');
  for (let n = 0; n < 50_000; n++) {
    limiter.take('report', `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    if (n % 500 === 0) expect(limiter.take('report', '9.9.9.9')).toBeGreaterThan(0);
    expect(limiter.size).toBeLessThanOrEqual(1_000);
  }
  clock.now = -3_600_000;
  expect(limiter.take('report', '9.9.9.9')).toBeGreaterThan(0);
});

it('a cookie is a name and what stands behind it; what has no name or no value is none', () => {
  const read = readCookies('a= 1 ;=2; locale; b=x=y;c=');
  expect([...read]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
    ['c', ''],
  ]);
  expect(visitorOf({ cookie: '__Host-sessionX' }).signedIn).toBe(false);
  expect(visitorOf({ cookie: 'theme=light ; __Host-session=' })).toMatchObject({ theme: 'light', signedIn: true });
});
