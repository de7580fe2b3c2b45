import { describe, expect, it } from 'vitest';
import { deriveSecret, readConfig } from './config.ts';

const root = () => Buffer.alloc(32, 7);

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, root)).toMatchObject({
      mode: 'development',
      port: 4000,
      dataDir: '.data',
      databaseUrl: null,
      seed: 1,
      consoleToken: null,
      publicUrl: 'http://localhost:4000',
      siteOrigins: ['http://localhost:3000'],
      edgeKey: null,
      defaultCountry: 'CA',
      rateFactor: 1,
    });
  });

  it('takes an empty variable for none, and follows the ports', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '3100', PLATFORM_PORT: '4100' }, root);
    expect(config).toMatchObject({
      databaseUrl: null,
      publicUrl: 'http://localhost:4100',
      siteOrigins: ['http://localhost:3100'],
    });
  });

  it('reads several site origins and cuts the slash at their end', () => {
    const env = { SITE_ORIGINS: 'https://a.example/, https://b.example', PLATFORM_PUBLIC_URL: 'https://play.example/' };
    expect(readConfig(env, root)).toMatchObject({
      siteOrigins: ['https://a.example', 'https://b.example'],
      publicUrl: 'https://play.example',
    });
  });

  it('names what is wrong', () => {
    expect(() => readConfig({ SITE_ORIGINS: 'https://a.example,b.example' }, root)).toThrow(/SITE_ORIGINS/);
    expect(() => readConfig({ PLATFORM_PORT: 'many', EDGE_KEY: 'short' }, root)).toThrow(
      /PLATFORM_PORT[\s\S]*EDGE_KEY|EDGE_KEY[\s\S]*PLATFORM_PORT/,
    );
  });

  it('gives each purpose a secret of its own, the same every time', () => {
    const config = readConfig({}, root);
    expect(config.secret('realtime')).toEqual(deriveSecret(root(), 'realtime'));
    expect(config.secret('realtime')).not.toEqual(config.secret('webhook'));
    expect(config.secret('realtime')).toHaveLength(32);
  });
});
