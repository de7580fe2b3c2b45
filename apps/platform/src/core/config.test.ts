import { describe, expect, it } from 'vitest';
import { deriveSecret, readConfig } from './config.ts';
import { BadSettings } from './setting-faults.ts';

const root = () => Buffer.alloc(32, 7);
const publicSite = {
  SITE_ORIGINS: 'https://play.example',
  PLATFORM_PUBLIC_URL: 'https://games.example',
  EDGE_KEY: 'a-key-of-enough-length',
};

describe('reading the configuration from the environment', () => {
  it('every variable has a default [I18N-012]', () => {
    expect(readConfig({}, root)).toMatchObject({
      mode: 'production',
      port: 4000,
      dataDir: '.data',
      databaseUrl: null,
      seed: 1,
      demoPlayers: true,
      consoleToken: null,
      publicUrl: 'http://localhost:4000',
      siteOrigins: ['http://localhost:3000'],
      edgeKey: null,
      defaultCountry: 'CA',
      rateFactor: 1,
    });
  });

  it('treats an empty variable as unset, and derives the default origins from the ports', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '3100', PLATFORM_PORT: '4100' }, root);
    expect(config).toMatchObject({
      databaseUrl: null,
      publicUrl: 'http://localhost:4100',
      siteOrigins: ['http://localhost:3100'],
    });
  });

  it('reads several site origins and strips their trailing slashes', () => {
    const env = { ...publicSite, SITE_ORIGINS: 'https://a.example/, https://b.example' };
    env.PLATFORM_PUBLIC_URL = 'https://play.example/';
    expect(readConfig(env, root)).toMatchObject({
      siteOrigins: ['https://a.example', 'https://b.example'],
      publicUrl: 'https://play.example',
    });
  });

  it('reads the main hosts from MAIN_HOSTS', () => {
    const env = { ...publicSite, SITE_ORIGINS: 'https://a.example,https://b.example' };
    expect(readConfig(env, root).mainHosts).toEqual([]);
    expect(readConfig({ ...env, MAIN_HOSTS: 'b.example, a.example' }, root).mainHosts).toEqual([
      'b.example',
      'a.example',
    ]);
  });

  it('reports each invalid environment variable in a plain sentence', () => {
    const faultsOf = (env: NodeJS.ProcessEnv): string => {
      try {
        readConfig(env, root);
      } catch (error) {
        return error instanceof BadSettings ? error.message : 'another error';
      }
      return '';
    };
    expect(faultsOf({ SITE_ORIGINS: 'https://a.example,b.example' })).toBe(
      'SITE_ORIGINS must be origins with commas between them, each beginning with http:// or https://, not "https://a.example,b.example".',
    );
    expect(faultsOf({ PLATFORM_PORT: 'many', EDGE_KEY: 'short' })).toBe(
      'PLATFORM_PORT must be a port number from 0 to 65535, not "many".\nEDGE_KEY must be at least 16 characters long.',
    );
    expect(faultsOf({ SITE_ORIGINS: 'https://a.example', MAIN_HOSTS: 'a.example,b.example' })).toBe(
      'MAIN_HOSTS must be hosts of SITE_ORIGINS, not "b.example".',
    );
    expect(faultsOf({ SEED: 'x' })).toBe('SEED must be a whole number, not "x".');
    expect(faultsOf({ PORT: '70000' })).toContain('PORT must be a port number');
    // The value is not quoted, because the address might contain a password.
    expect(faultsOf({ DATABASE_URL: 'mysql://u:hidden@h/d' })).toBe(
      'DATABASE_URL must be an address that begins with postgres://.',
    );
    expect(faultsOf({ NODE_ENV: 'production', RATE_FACTOR: '9' })).toContain('RATE_FACTOR');
  });

  it.each([
    ['the embedded database of this machine', {}, true],
    ['an embedded database behind a public site', { ...publicSite }, false],
    ['a server', { DATABASE_URL: 'postgres://db.example/liftoff' }, false],
    ['a server, with SEED', { DATABASE_URL: 'postgres://db.example/liftoff', SEED: '7' }, true],
  ])('whether demo players are created on %s (environment %o): %s', (_where, env, expected) => {
    expect(readConfig(env, root).demoPlayers).toBe(expected);
  });

  it('requires both reCAPTCHA keys or neither, and never prints a key in the error', () => {
    const whole = { RECAPTCHA_KEY: 'the-key-of-a-site', RECAPTCHA_SECRET: 'the-secret-of-a-site' };
    expect(readConfig({}, root).recaptcha).toBeNull();
    expect(readConfig(whole, root).recaptcha).toEqual({
      siteKey: 'the-key-of-a-site',
      secret: 'the-secret-of-a-site',
      url: 'https://www.google.com/recaptcha',
    });
    for (const name of ['RECAPTCHA_KEY', 'RECAPTCHA_SECRET'] as const) {
      const half = () => readConfig({ [name]: whole[name] }, root);
      expect(half).toThrow(BadSettings);
      expect(half).toThrow(/RECAPTCHA_\w+ must be the /);
      expect(half).not.toThrow(whole[name]);
    }
  });

  it('derives a separate, stable secret for each purpose', () => {
    const config = readConfig({}, root);
    expect(config.secret('realtime')).toEqual(deriveSecret(root(), 'realtime'));
    expect(config.secret('realtime')).not.toEqual(config.secret('webhook'));
    expect(config.secret('realtime')).toHaveLength(32);
  });
});
