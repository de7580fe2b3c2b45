import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { settingFaults, startFaults } from './setting-faults.ts';

const publicSite = {
  NODE_ENV: 'production',
  SITE_ORIGINS: 'https://play.example',
  EDGE_KEY: 'a-key-of-enough-length',
  COUNTRY_HEADER: 'cf-ipcountry',
  TRUSTED_HOPS: '1',
};

describe("the check of the edge's environment", () => {
  it('the settings check finds no fault in an empty environment or in a safe public site', () => {
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
  ])('the settings check reports in a plain sentence that %s cannot be %s', (name, value, sentence) => {
    expect(settingFaults({ [name]: value }).join('\n')).toContain(sentence);
  });

  it('the settings check refuses a country header without a trusted proxy in every mode, because visitors could choose their country', () => {
    for (const NODE_ENV of ['production', 'development', 'test'])
      expect(settingFaults({ ...publicSite, NODE_ENV, TRUSTED_HOPS: '0' }).join()).toContain('TRUSTED_HOPS');
  });

  it.each(['COUNTRY_HEADER', 'EDGE_KEY'] as const)(
    'the settings check reports that a public production site is unsafe without %s',
    name => {
      const { [name]: _left, ...others } = publicSite;
      expect(settingFaults(others)).toHaveLength(1);
      expect(settingFaults(others)[0]).toContain(name);
      expect(settingFaults({ ...others, NODE_ENV: 'development' })).toEqual([]);
      expect(settingFaults({ ...others, SITE_ORIGINS: 'http://localhost:3000' })).toEqual([]);
    },
  );

  it.each([
    ['PORT', ['0', '3000', '65535'], ['x80', '80x', '-1', '65536', '8.5']],
    ['PLATFORM_PORT', ['4000'], ['four']],
    ['PLATFORM_URL', ['http://a:4000', 'https://a.example'], ['ftp://http://a.example', 'http://', 'a.example']],
    ['PLATFORM_PUBLIC_URL', ['https://a.example'], ['//a.example']],
    [
      'SITE_ORIGINS',
      ['https://a.localhost', 'http://a.localhost, https://b.localhost'],
      ['https://a.localhost,b.localhost', 'a.localhost,https://b.localhost', 'https://'],
    ],
    ['TRUSTED_HOPS', ['0', '12', '99'], ['x1', '1x', '123']],
    ['DEFAULT_COUNTRY', ['CA'], ['xCA', 'CAx', 'ca', 'C']],
    ['BETTING_SANDBOX', ['on', 'off'], ['yes', 'On']],
    ['FLAG_SCREEN', ['on', 'off'], ['yes', 'On']],
    ['COUNTRY_HEADER', ['x-geo', 'cf_country'], [' x-geo', 'x-geo:', 'x'.repeat(65)]],
  ])('the settings check accepts an empty %s or one of %j, but not values like %j', (name, right, wrong) => {
    const faultsOf = (text: string) => settingFaults({ TRUSTED_HOPS: '1', NODE_ENV: 'test', [name]: text });
    for (const text of ['', ...right]) expect(faultsOf(text), text).toEqual([]);
    for (const text of wrong) expect(faultsOf(text).join(), text).toContain(`${name} must be `);
  });

  it.each(['localhost:3000', 'shop.localhost', 'a.shop.localhost', '[::1]:3000', '127.0.0.1:3000', '127.1.2.3'])(
    "the settings check treats %s as the developer's own machine, where the sports page and a missing key are allowed",
    host => {
      const machine = { SITE_ORIGINS: `http://${host}`, BETTING_SANDBOX: 'on' };
      expect(settingFaults(machine)).toEqual([]);
      expect(settingFaults({ ...machine, SITE_ORIGINS: `http://${host}, https://play.example` })).toHaveLength(3);
    },
  );

  it.each(['mylocalhost', 'localhost.example', '10.127.0.1', 'x127.example'])(
    'the settings check treats %s as a public site',
    host => {
      expect(settingFaults({ SITE_ORIGINS: `https://${host}` })).toHaveLength(2);
    },
  );

  it("the settings check refuses the sandbox's sports page on a public production site, but not in test mode", () => {
    const sports = { ...publicSite, BETTING_SANDBOX: 'on' };
    expect(settingFaults(sports)).toEqual(['BETTING_SANDBOX shows a sports page for trying out: not to the public.']);
    expect(settingFaults({ ...sports, NODE_ENV: 'test' })).toEqual([]);
  });

  it('the settings check refuses the screen of feature flags for everyone on a public production site [A50]', () => {
    const flags = { ...publicSite, FLAG_SCREEN: 'on' };
    expect(settingFaults(flags)).toEqual([
      'FLAG_SCREEN shows the screen of feature flags to everyone: not to the public.',
    ]);
    expect(settingFaults({ ...flags, SITE_ORIGINS: 'http://localhost:3000' })).toEqual([]);
  });
});

describe('the start check of a public production edge', () => {
  it('a public production edge does not start in a process where input could reach object prototypes [A41]', () => {
    const main = new URL('../main.ts', import.meta.url).pathname;
    const env = { PATH: process.env['PATH'], PORT: '0', ...publicSite };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 20_000 });
    expect(stdout + stderr).toContain('--disable-proto=throw');
    expect(status).toBe(1);
  });

  it('a public production edge starts if prototypes are protected, while a local edge starts in every process [A41]', () => {
    const source = new URL('./setting-faults.ts', import.meta.url).href;
    const script = `import { startFaults } from '${source}'; process.stdout.write(String(startFaults(${JSON.stringify(publicSite)}).length))`;
    const args = ['--disable-proto=throw', '--input-type=module', '-e', script];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('0');
    expect(startFaults(publicSite, false)).toHaveLength(1);
    expect(startFaults({ ...publicSite, NODE_ENV: 'development' }, false)).toEqual([]);
    expect(startFaults({ ...publicSite, SITE_ORIGINS: 'http://localhost:3000' }, false)).toEqual([]);
  });
});
