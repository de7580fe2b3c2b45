import { describe, expect, it } from 'vitest';
import { settingFaults } from './setting-faults.ts';

const publicSite = {
  NODE_ENV: 'production',
  SITE_ORIGINS: 'https://play.example',
  EDGE_KEY: 'a-key-of-enough-length',
  COUNTRY_HEADER: 'cf-ipcountry',
  TRUSTED_HOPS: '1',
};

describe('the edge’s environment', () => {
  it('is fine when nothing is set, and for a safe public site', () => {
    expect(settingFaults({})).toEqual([]);
    expect(settingFaults(publicSite)).toEqual([]);
    for (const RATE_FACTOR of ['1', '9', '100', '123456789']) expect(settingFaults({ RATE_FACTOR })).toEqual([]);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535, not "70000".'],
    ['TRUSTED_HOPS', 'two', 'TRUSTED_HOPS must be a whole number from 0 to 99, not "two".'],
    ['TRUSTED_HOPS', '-1', 'TRUSTED_HOPS must be a whole number from 0 to 99, not "-1".'],
    ['RATE_FACTOR', '0', 'RATE_FACTOR must be a whole number from 1, not "0".'],
    ['RATE_FACTOR', '1.5', 'RATE_FACTOR must be a whole number'],
    ['RATE_FACTOR', 'x10', 'RATE_FACTOR must be a whole number'],
    ['RATE_FACTOR', '10x', 'RATE_FACTOR must be a whole number'],
    ['PLATFORM_URL', 'localhost:4000', 'PLATFORM_URL must be an address'],
    ['DEFAULT_COUNTRY', 'Canada', 'DEFAULT_COUNTRY must be a country of two capital letters'],
  ])('is told in a plain sentence when %s is %s', (name, value, sentence) => {
    expect(settingFaults({ [name]: value }).join('\n')).toContain(sentence);
  });

  it('never lets anyone name his own country: a header without a proxy in front is refused in every mode', () => {
    for (const NODE_ENV of ['production', 'development', 'test'])
      expect(settingFaults({ ...publicSite, NODE_ENV, TRUSTED_HOPS: '0' }).join()).toContain('TRUSTED_HOPS');
  });

  it.each(['COUNTRY_HEADER', 'EDGE_KEY'] as const)('is unsafe for a public site in production without %s', name => {
    const { [name]: _left, ...others } = publicSite;
    expect(settingFaults(others)).toHaveLength(1);
    expect(settingFaults(others)[0]).toContain(name);
    expect(settingFaults({ ...others, NODE_ENV: 'development' })).toEqual([]);
    expect(settingFaults({ ...others, SITE_ORIGINS: 'http://localhost:3000' })).toEqual([]);
  });
});
