import { describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { addressKey } from '../limits/address-key.ts';
import { originOf, sameText } from './caller.ts';

const key = { 'x-edge-key': 'edge-key-of-the-tests' };
const forwarded = { 'x-forwarded-for': '192.0.2.9', 'x-country': 'DE' };
const production = { ...testConfig(), mode: 'production' } as const;
const development = { ...testConfig(), mode: 'development' } as const;
const origin = (headers: Record<string, string>, socket: string | null = '203.0.113.1', config = testConfig()) =>
  originOf({ headers: new Headers(headers) }, socket ?? undefined, config);

describe('the origin of a call [A46]', () => {
  it("uses the edge's forwarding headers if the edge key is correct, and uses the last of several addresses", () => {
    expect(origin({ ...key, ...forwarded })).toEqual({
      ip: '192.0.2.9',
      country: 'DE',
      countryVouched: true,
      throughEdge: true,
      siteHost: null,
      edgeItself: false,
    });
    expect(origin({ ...key, 'x-forwarded-for': '10.0.0.1, 192.0.2.7 , 192.0.2.8 ' }).ip).toBe('192.0.2.8');
  });

  it('takes the site host only from the edge', () => {
    const host = { 'x-forwarded-host': 'moon.example:8443' };
    expect(origin({ ...key, ...host }).siteHost).toBe('moon.example:8443');
    expect(origin({ ...host, 'x-edge-key': 'a-wrong-key-of-tests!' }).siteHost).toBeNull();
    expect(origin(host).siteHost).toBeNull();
  });

  it.each([{}, { 'x-edge-key': 'a-wrong-key-of-tests!' }, { 'x-edge-key': '' }])(
    'uses the socket address and no country if the edge key headers are %o',
    given => {
      expect(origin({ ...given, ...forwarded }, null)).toMatchObject({ ip: '127.0.0.1' });
      expect(origin({ ...given, ...forwarded })).toEqual({
        ip: '203.0.113.1',
        country: null,
        countryVouched: false,
        throughEdge: false,
        siteHost: null,
        edgeItself: false,
      });
    },
  );

  it('trusts no forwarding headers if the platform has no edge key, even with an empty key header', () => {
    const keyless = { ...testConfig(), edgeKey: null };
    expect(origin({ 'x-edge-key': '', ...forwarded }, '203.0.113.1', keyless)).toMatchObject({
      throughEdge: false,
      ip: '203.0.113.1',
    });
  });

  it('recognises a call by the edge itself because the visitor address is missing', () => {
    expect(origin(key)).toMatchObject({ ip: '203.0.113.1', throughEdge: true, edgeItself: true });
  });

  it('lets tests choose the address and country, development only the country, and production neither', () => {
    const chosen = { 'x-test-ip': '198.51.100.5', 'x-test-country': 'CA' };
    expect(origin(chosen)).toMatchObject({ ip: '198.51.100.5', country: 'CA' });
    expect(origin(chosen, '203.0.113.1', development)).toMatchObject({ ip: '203.0.113.1', country: 'CA' });
    expect(origin(chosen, '203.0.113.1', production)).toMatchObject({ ip: '203.0.113.1', country: null });
    expect(origin({ ...chosen, ...key, ...forwarded })).toMatchObject({ ip: '192.0.2.9', country: 'DE' });
  });

  it('treats an unknown country as vouched for only if the request comes through the edge [C27]', () => {
    expect(origin({ ...key, 'x-forwarded-for': '192.0.2.9', 'x-country': '' })).toMatchObject({
      country: null,
      countryVouched: true,
    });
    expect(origin({})).toMatchObject({ country: null, countryVouched: false });
    expect(origin({ 'x-test-country': '' })).toMatchObject({ country: null, countryVouched: true });
    expect(origin({ 'x-test-country': '' }, '203.0.113.1', production).countryVouched).toBe(false);
  });

  it.each(['de', 'DEU', 'D', '', '1A', 'CAN', 'xCA'])('reads no country from the header value %j', country => {
    expect(origin({ ...key, ...forwarded, 'x-country': country }).country).toBeNull();
  });

  it('normalises an IPv4-mapped socket address to plain IPv4', () => {
    expect(origin({}, '::ffff:203.0.113.9').ip).toBe('203.0.113.9');
    expect(origin({}, '2001:db8::ffff:1').ip).toBe('2001:db8::ffff:1');
  });
});

describe('the rate limit key of an IP address', () => {
  it.each([
    ['203.0.113.9', 'ip:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2::'],
    ['2001:0db8:0001:0002::9', 'ip:2001:db8:1:2::'],
    ['2001:db8::6', 'ip:2001:db8:0:0::'],
    ['2001:db8::5:6:7:8:9', 'ip:2001:db8:0:5::'],
    ['::1', 'ip:0:0:0:0::'],
    ['::', 'ip:0:0:0:0::'],
    ['2001:DB8:A:B::', 'ip:2001:db8:a:b::'],
    ['2001:db8::', 'ip:2001:db8:0:0::'],
    ['2001:db8:1::', 'ip:2001:db8:1:0::'],
  ])('the rate limit key of the IP address %s is %s', (ip, counted) => {
    expect(addressKey(ip)).toBe(counted);
  });
});

it('treats two strings as equal only if every character matches', () => {
  expect([sameText('key', 'key'), sameText('key', 'kex'), sameText('key', 'keys'), sameText('', 'key')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
