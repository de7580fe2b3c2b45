import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { behindLock } from '../testing/race.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { noteConfiguration, readConfigured } from './configuration-trail.ts';

const platform = usePlatform({ seed: 'small' });

interface Line {
  actor: string;
  subject: string;
  before: { sha256: string | null };
  after: { sha256: string | null };
}
const trail = () =>
  platform.db.query<Line>(
    `SELECT actor, subject, before, after FROM audit
     WHERE action = 'configuration.changed' AND subject LIKE 'configuration:%' ORDER BY line`,
  );
/** The audit entries about the games' return to player. */
const returns = () =>
  platform.db.query<{ subject: string; before: { rtp: unknown }; after: { rtp: unknown } }>(
    `SELECT subject, before, after FROM audit
     WHERE action = 'configuration.changed' AND subject ~ '^games?(:|$)' ORDER BY line`,
  );
const note = (files: Record<string, string>) => noteConfiguration(platform.db, platform.deps, files);

it('the first start records every configuration file in the audit trail: policies, rates, jackpots, brands, site files and games [C36]', async () => {
  const lines = await trail();
  expect(lines.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(
      [
        'catalogue',
        'licence-policy.json',
        'markets/strict.json',
        'withdrawals.json',
        'jackpots.json',
        'brands/marea/brand.json',
        'fe/brand-config.json',
      ].map(name => `configuration:${name}`),
    ),
  );
  for (const { actor, before, after } of lines) {
    expect([actor, before]).toEqual(['operator', { sha256: null }]);
    expect(after.sha256).toMatch(/^[\da-f]{64}$/);
  }
});

it('the next start adds one audit line for each file that has changed, and none for unchanged files [C36]', async () => {
  const files = readConfigured(platform.config);
  const known = (await trail()).length;
  await note(files);
  expect((await trail()).length).toBe(known);
  const { 'jackpots.json': jackpots, ...rest } = files;
  await note({ ...rest, 'licence-policy.json': 'b'.repeat(64), 'fresh.json': 'c'.repeat(64) });
  expect((await trail()).slice(known)).toEqual([
    {
      actor: 'operator',
      subject: 'configuration:fresh.json',
      before: { sha256: null },
      after: { sha256: 'c'.repeat(64) },
    },
    {
      actor: 'operator',
      subject: 'configuration:jackpots.json',
      before: { sha256: jackpots },
      after: { sha256: null },
    },
    {
      actor: 'operator',
      subject: 'configuration:licence-policy.json',
      before: { sha256: files['licence-policy.json'] },
      after: { sha256: 'b'.repeat(64) },
    },
  ]);
  await note(files);
  expect((await trail()).slice(known + 3).map(({ subject }) => subject)).toEqual([
    'configuration:fresh.json',
    'configuration:jackpots.json',
    'configuration:licence-policy.json',
  ]);
});

it('the first start writes a single audit line with the return to player of all games [C36]', async () => {
  const rows = await platform.db.query<{ slug: string; rtp: number }>(
    `SELECT slug, details -> 'rtp' AS rtp FROM games WHERE details ->> 'rtp' IS NOT NULL`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const rtp = Object.fromEntries(rows.map(row => [row.slug, row.rtp]));
  expect(await returns()).toEqual([{ subject: 'games', before: { rtp: null }, after: { rtp } }]);
});

it('a changed return to player adds an audit line for that game only, with the old and the new value [C36]', async () => {
  const files = readConfigured(platform.config);
  const known = (await trail()).length;
  const [{ rtp } = { rtp: null }] = await platform.db.query<{ rtp: number }>(
    `SELECT details -> 'rtp' AS rtp FROM games WHERE slug = 'rocket-x'`,
  );
  const becomes = (details: string) =>
    platform.db.query(`UPDATE games SET details = ${details} WHERE slug = 'rocket-x'`);
  await becomes(`details || '{"rtp": 1}'`);
  await note(files);
  await note(files);
  expect((await trail()).slice(known).map(({ subject }) => subject)).toEqual(['configuration:catalogue']);
  const first = { subject: 'game:rocket-x', before: { rtp }, after: { rtp: 1 } };
  expect((await returns()).slice(1)).toEqual([first]);
  await becomes(`details - 'rtp'`);
  await note(files);
  await becomes(`details || '{"rtp": 2}'`);
  await note(files);
  const gone = { subject: 'game:rocket-x', before: { rtp: 1 }, after: { rtp: null } };
  const back = { subject: 'game:rocket-x', before: { rtp: null }, after: { rtp: 2 } };
  expect((await returns()).slice(1)).toEqual([first, gone, back]);
});

it('processes that start concurrently record a configuration change only once [C36]', async () => {
  let second: Promise<void> | undefined;
  const known = (await trail()).length;
  const files = { ...readConfigured(platform.config), 'together.json': 'd'.repeat(64) };
  // Both runs get as far as they can: the first waits for the audit lock, the second for the first.
  const lock = { text: `SELECT pg_advisory_xact_lock(hashtext('audit'))`, values: [] };
  await behindLock(platform.db, lock, [
    { waits: true, run: () => note(files) },
    { waits: false, run: async () => void (second = note(files)) },
  ]);
  await second;
  expect((await trail()).length).toBe(known + 1);
});

it('readConfigured hashes the JSON files of the platform, the site and every brand byte for byte, wherever their folders are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'configured-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'own'));
  const read = () =>
    readConfigured({ feConfigDir: join(folder, 'fe'), brandsDir: join(folder, 'brands') }, join(folder, 'own'));
  expect(read()).toEqual({});
  mkdirSync(join(folder, 'fe'));
  writeFileSync(join(folder, 'own/a.json'), '{}');
  writeFileSync(join(folder, 'own/README.md'), '');
  writeFileSync(join(folder, 'fe/b.json'), '{}');
  mkdirSync(join(folder, 'brands/other'), { recursive: true });
  writeFileSync(join(folder, 'brands/README.json'), '{}');
  writeFileSync(join(folder, 'brands/other/c.json'), '{}');
  const sha256 = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
  expect(read()).toEqual({ 'a.json': sha256, 'brands/other/c.json': sha256, 'fe/b.json': sha256 });
  writeFileSync(join(folder, 'fe/b.json'), '{ }');
  expect(read()['fe/b.json']).not.toBe(sha256);
});
