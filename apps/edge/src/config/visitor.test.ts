import { createHmac } from 'node:crypto';
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

describe("the visitor's country [C27]", () => {
  it("the visitor's country is the one that the trusted proxy names", () => {
    const visitor = visitorOf({ 'cf-ipcountry': 'ee' }, proxied);
    expect(visitor).toMatchObject({ country: 'EE', knownCountry: 'EE' });
    expect(reportedOf(visitor)).toBe('EE');
  });

  it.each([{}, { 'cf-ipcountry': '' }, { 'cf-ipcountry': 'XXX' }, { 'cf-ipcountry': 'T1' }, { 'cf-ipcountry': 'XX' }])(
    "the visitor's country is unknown in production if the proxy names none (%o): pages use the default, and the platform receives none",
    headers => {
      const visitor = visitorOf(headers, proxied);
      expect(visitor).toMatchObject({ country: 'NZ', defaultLocale: 'en-NZ', knownCountry: null });
      expect(reportedOf(visitor)).toBe('');
    },
  );

  it('the default country is Canada, with Canadian English as the locale [I18N-012]', () => {
    const config = readConfig({ EDGE_KEY: 'key-of-a-test-edge' });
    const visitor = readVisitor(new Headers(), '203.0.113.9', config);
    expect(visitor).toMatchObject({ country: 'CA', defaultLocale: 'en-CA' });
  });

  it("the visitor's country is the default if no proxy is configured to name it", () => {
    expect(visitorOf({})).toMatchObject({ country: 'NZ', knownCountry: 'NZ' });
  });

  it("a tester can choose the visitor's country in development, but not in production", () => {
    const asked = { 'x-test-country': 'DE' };
    expect(visitorOf(asked, proxied).knownCountry).toBeNull();
    expect(visitorOf(asked, { ...proxied, NODE_ENV: 'development' }).knownCountry).toBe('DE');
    expect(visitorOf({}, { ...proxied, NODE_ENV: 'development' }).knownCountry).toBe('NZ');
  });
});

it("the visitor's address is the entry written by the outermost trusted proxy, or else the socket's address [A46]", () => {
  expect(addressOf('1.1.1.1', '9.9.9.9', 0)).toBe('9.9.9.9');
  expect(addressOf('1.1.1.1, 2.2.2.2', '9.9.9.9', 1)).toBe('2.2.2.2');
  expect(addressOf('6.6.6.6, 1.1.1.1, 2.2.2.2', '9.9.9.9', 2)).toBe('1.1.1.1');
  expect(addressOf('1.1.1.1', '9.9.9.9', 2)).toBe('9.9.9.9');
  expect(addressOf(null, '::ffff:9.9.9.9', 1)).toBe('9.9.9.9');
  expect(addressOf('1.1.1.1:4711', '9.9.9.9', 1)).toBe('1.1.1.1');
  expect(addressOf('[2001:db8::1]:4711', '9.9.9.9', 1)).toBe('2001:db8::1');
  expect(addressOf('[2001:db8::1]', '9.9.9.9', 1)).toBe('2001:db8::1');
  expect(addressOf('::ffff:1.1.1.1', '9.9.9.9', 1)).toBe('1.1.1.1');
  // An address is a mapped one only if it begins with the prefix.
  expect(addressOf('64::ffff:1.1.1.1', '9.9.9.9', 1)).toBe('64::ffff:1.1.1.1');
  expect(addressOf(null, '64::ffff:1.1.1.1', 0)).toBe('64::ffff:1.1.1.1');
  const odd = ['x[2001:db8::1]', '[2001:db8::1]x', '[2001:db8::1]:', 'x1.1.1.1:80', '1.1.1.1:80x'];
  for (const wrong of ['', 'unknown', '_hidden', '1.1.1', '<script>', '1.1.1.1.1', ...odd])
    expect(addressOf(wrong, '9.9.9.9', 1)).toBe('9.9.9.9');
});

it("forged entries placed before those of the trusted proxies have no effect on the visitor's address [A46]", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (claimed, hops) => {
      const vouched = Array.from({ length: hops }, (_, hop) => `10.0.0.${hop}`).join(', ');
      expect(addressOf(`${claimed}, ${vouched}`, '9.9.9.9', hops)).toBe('10.0.0.0');
    }),
  );
});

it('an IPv6 visitor is counted by network prefix, however the address is written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0db8:0001:0002::')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('1.2.3.4')).toBe('1.2.3.4');
});

it('the rate limiter drops its oldest entries when full, and a clock that is set back refills nothing', () => {
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

it('cookies are parsed as name, equals sign and value, and malformed parts are ignored', () => {
  const read = readCookies('a= 1 ;=2; locale; b=x=y;c=');
  expect([...read]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
    ['c', ''],
  ]);
  expect(visitorOf({ cookie: 'theme=light ; __Host-session=' })).toMatchObject({ theme: 'light', signedIn: false });
});

describe('the session cookie [B23]', () => {
  const token = 'A_token-of-a-session-0123456789abcdefghijkl';
  const mark = (of: string, key: string) => createHmac('sha256', key).update(`session\n${of}`).digest('base64url');
  const own = `${token}.${mark(token, 'key-of-a-test-edge')}`;
  const isSignedIn = (value: string) => visitorOf({ cookie: `a=b; __Host-session=${value}` }).signedIn;

  it('a visitor whose cookie the platform has marked with the edge key is signed in', () => {
    expect(isSignedIn(own)).toBe(true);
  });

  it.each([
    ['no value', ''],
    ['a token without a mark', token],
    ['a mark made with another key', `${token}.${mark(token, 'key-of-another-edge')}`],
    ['the mark of another token', `${token.toLowerCase()}.${mark(token, 'key-of-a-test-edge')}`],
    ['a shortened mark', own.slice(0, -1)],
    ['a mark of other characters', `${token}.${'ÿ'.repeat(43)}`],
    ['a lengthened mark', `${own}A`],
  ])('a visitor whose cookie has %s is a guest', (_what, value) => {
    expect(isSignedIn(encodeURIComponent(value))).toBe(false);
  });
});
