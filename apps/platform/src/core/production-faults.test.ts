import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../database/testing.ts';
import { makeDeps } from './deps.ts';
import { openPlatform } from '../app/platform.ts';
import { productionFaults, startFaults, type ProductionSettings } from './production-faults.ts';
import { testClock } from '../testing/test-clock.ts';
import { testConfig } from '../testing/test-config.ts';
import { seededBytes, testStart } from '../testing/test-deps.ts';

const safe: ProductionSettings = {
  siteOrigins: ['https://play.example', 'https://spiel.example'],
  publicUrl: 'https://games.example',
  edgeKey: 'a-key-of-enough-length',
  consoleToken: 'a-token-of-enough-length',
  rateFactor: 1,
  seed: null,
};

const unsafe: { title: string; change: Partial<ProductionSettings>; names: string }[] = [
  {
    title: 'a site without TLS',
    change: { siteOrigins: ['https://a.example', 'http://b.example'] },
    names: 'b.example',
  },
  { title: 'no public address for frames', change: { publicUrl: null }, names: 'PLATFORM_PUBLIC_URL' },
  { title: 'frames without TLS', change: { publicUrl: 'http://games.example' }, names: 'PLATFORM_PUBLIC_URL' },
  {
    title: 'frames on the site’s origin [D15]',
    change: { publicUrl: 'https://play.example' },
    names: 'another origin',
  },
  { title: 'no key of the edge', change: { edgeKey: null }, names: 'EDGE_KEY' },
  { title: 'a short console token', change: { consoleToken: 'admin' }, names: 'CONSOLE_TOKEN' },
  { title: 'loosened rate limits', change: { rateFactor: 2 }, names: 'RATE_FACTOR' },
  { title: 'the demo players [A50]', change: { seed: 1 }, names: 'SEED' },
];

describe('a production platform', () => {
  it('a production platform with safe settings is allowed to start', () => {
    expect(productionFaults(safe)).toEqual([]);
    expect(productionFaults({ ...safe, consoleToken: null })).toEqual([]);
  });

  it.each(unsafe)('a production platform with $title is refused', ({ change, names }) => {
    const faults = productionFaults({ ...safe, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(names);
  });

  it('a platform reachable only from its own machine needs no TLS or public address, but does not start with loosened limits', () => {
    const desk = { ...safe, siteOrigins: ['http://localhost:3000'], publicUrl: null, edgeKey: null, seed: 1 };
    expect(productionFaults(desk)).toEqual([]);
    expect(productionFaults({ ...desk, siteOrigins: ['http://127.0.0.1:3000'] })).toEqual([]);
    expect(productionFaults({ ...desk, rateFactor: 100 })).toHaveLength(1);
  });
});

describe('a platform without a mail server', () => {
  const started = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: line => void lines.push(line) });
    const clock = testClock(testStart);
    const deps = makeDeps(clock, seededBytes('mail'), log);
    const config = testConfig({ NODE_ENV: 'production', EDGE_KEY: safe.edgeKey ?? '', CONSOLE_TOKEN: '', ...env });
    const open = openPlatform({ config, deps, clock, db: await openTestDatabase(null) });
    open.start();
    await open.close();
    return lines.filter(line => line.includes('SMTP_URL'));
  };
  const site = { SITE_ORIGINS: 'https://play.example', PLATFORM_PUBLIC_URL: 'https://games.example' };

  it('a platform without a mail server logs a warning at startup only if its site is public', async () => {
    expect(await started(site)).toEqual([expect.stringContaining('SMTP_URL is missing: no mail leaves the casino')]);
    expect(await started({ ...site, SMTP_URL: 'smtp://localhost:1' })).toEqual([]);
    expect(await started({ SITE_ORIGINS: 'http://localhost:3000' })).toEqual([]);
  });
});

describe('a public platform in production', () => {
  const site = { mode: 'production', siteOrigins: ['https://play.example'] };

  it('refuses to start a public platform in a process where input could reach prototypes, before it creates a database [A41]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'liftoff-proto-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      PLATFORM_PORT: '0',
      SITE_ORIGINS: 'https://play.example',
      PLATFORM_PUBLIC_URL: 'https://games.example',
      EDGE_KEY: 'a-key-of-enough-length',
    };
    const main = new URL('../main.ts', import.meta.url).pathname;
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 20_000 });
    expect(stdout + stderr).toContain('--disable-proto=throw');
    expect(status).toBe(1);
    expect(readdirSync(folder)).not.toContain('database');
  });

  it('a public platform starts if prototypes are protected, and a local or development platform starts without the protection [A41]', () => {
    const source = new URL('./production-faults.ts', import.meta.url).href;
    const script = `import { startFaults } from '${source}'; process.stdout.write(String(startFaults(${JSON.stringify(site)}).length))`;
    const args = ['--disable-proto=throw', '--input-type=module', '-e', script];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('0');
    expect(startFaults(site, false)).toHaveLength(1);
    expect(startFaults({ ...site, mode: 'development' }, false)).toEqual([]);
    expect(startFaults({ ...site, siteOrigins: ['http://localhost:3000'] }, false)).toEqual([]);
  });
});
