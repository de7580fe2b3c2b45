import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { behindLock } from '../testing/race.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { noteConfiguration, readConfigured } from './configuration-trail.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await testPlatform({ seed: 'small' })));
afterAll(() => platform.close());

interface Line {
  actor: string;
  subject: string;
  before: { sha256: string | null };
  after: { sha256: string | null };
}
const trail = () =>
  platform.db.query<Line>(
    `SELECT actor, subject, before, after FROM audit WHERE action = 'configuration.changed' ORDER BY line`,
  );
const note = (files: Record<string, string>) => noteConfiguration(platform.db, platform.deps, files);

it('is in the trail from the first start: policies, rates, jackpots, the site’s own and the games [C36]', async () => {
  const lines = await trail();
  expect(lines.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(
      ['catalogue', 'licence-policy.json', 'withdrawals.json', 'jackpots.json', 'fe/brand-config.json'].map(
        name => `configuration:${name}`,
      ),
    ),
  );
  for (const { actor, before, after } of lines) {
    expect([actor, before]).toEqual(['operator', { sha256: null }]);
    expect(after.sha256).toMatch(/^[\da-f]{64}$/);
  }
});

it('has a line for each file that is another one at the next start, and none for the others [C36]', async () => {
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

it('tells of a game that returns otherwise [C36]', async () => {
  const files = readConfigured(platform.config);
  const known = (await trail()).length;
  await platform.db.query(`UPDATE games SET details = details || '{"rtp": 1}' WHERE slug = 'rocket-x'`);
  await note(files);
  expect((await trail()).slice(known).map(({ subject }) => subject)).toEqual(['configuration:catalogue']);
});

it('is noted once by processes that start together [C36]', async () => {
  let second: Promise<void> | undefined;
  const known = (await trail()).length;
  const files = { ...readConfigured(platform.config), 'together.json': 'd'.repeat(64) };
  // Both have come as far as the trail lets them.
  const lock = { text: `SELECT pg_advisory_xact_lock(hashtext('audit'))`, values: [] };
  await behindLock(platform.db, lock, [
    { waits: true, run: () => note(files) },
    { waits: false, run: async () => void (second = note(files)) },
  ]);
  await second;
  expect((await trail()).length).toBe(known + 1);
});

it('is what the files hold, byte for byte, wherever the site’s own lie', () => {
  const folder = mkdtempSync(join(tmpdir(), 'configured-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'own'));
  const read = () => readConfigured({ feConfigDir: join(folder, 'fe') }, join(folder, 'own'));
  expect(read()).toEqual({});
  mkdirSync(join(folder, 'fe'));
  writeFileSync(join(folder, 'own/a.json'), '{}');
  writeFileSync(join(folder, 'own/README.md'), '');
  writeFileSync(join(folder, 'fe/b.json'), '{}');
  const sha256 = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
  expect(read()).toEqual({ 'a.json': sha256, 'fe/b.json': sha256 });
  writeFileSync(join(folder, 'fe/b.json'), '{ }');
  expect(read()['fe/b.json']).not.toBe(sha256);
});
