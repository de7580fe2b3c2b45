import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { connectPlatform } from './platform.ts';
import { readVisitor } from './visitor.ts';

const visitorOf = (headers: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  readVisitor(
    new Headers(headers),
    '203.0.113.9',
    readConfig({ NODE_ENV: 'production', DEFAULT_COUNTRY: 'NZ', EDGE_KEY: 'key-of-a-test-edge', ...env }),
  );
const proxied = { COUNTRY_HEADER: 'cf-ipcountry' };
const toldOf = (visitor: ReturnType<typeof visitorOf>) =>
  connectPlatform(
    readConfig({}),
    () => undefined,
    () => 0,
  ).identity(visitor, 'request-1')['x-country'];

describe('the country of a visitor [C27]', () => {
  it('is what the trusted proxy names', () => {
    const visitor = visitorOf({ 'cf-ipcountry': 'ee' }, proxied);
    expect(visitor).toMatchObject({ country: 'EE', knownCountry: 'EE' });
    expect(toldOf(visitor)).toBe('EE');
  });

  it.each([{}, { 'cf-ipcountry': '' }, { 'cf-ipcountry': 'XXX' }, { 'cf-ipcountry': 'T1' }])(
    'is unknown in production where the proxy names none (%o): pages take the default, the platform is told nothing',
    headers => {
      const visitor = visitorOf(headers, proxied);
      expect(visitor).toMatchObject({ country: 'NZ', defaultLocale: 'en-NZ', knownCountry: null });
      expect(toldOf(visitor)).toBe('');
    },
  );

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
