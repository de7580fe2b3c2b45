import { existsSync } from 'node:fs';
import { buildIfNeeded } from './build.ts';
import { must, run, say } from './steps.ts';

/**
 * Proves the house: laws, types, lint, unit and platform tests on the embedded database (and again on PostgreSQL
 * when DATABASE_URL is set), the builds, and the journeys in Chromium.
 */
const databaseUrl = process.env.DATABASE_URL;

await must('laws of the house', 'node', ['scripts/tidy/main.ts']);
await must('types', 'node', ['scripts/typecheck.ts']);
await must('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
await must('format', 'oxfmt', ['--check']);
await must('nothing unused', 'knip', []);
await must('supply chain', 'node', ['scripts/supply-chain/main.ts']);
await must('requirement names', 'node', ['scripts/coverage-requirements.ts', '--missing']);
await must('tests on the embedded database', 'vitest', ['run'], { DATABASE_URL: '' });
if (databaseUrl)
  await must('platform tests on PostgreSQL', 'vitest', ['run', 'apps/platform'], { DATABASE_URL: databaseUrl });
await buildIfNeeded();
await ensureChromium();
await must('journeys in Chromium', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], { DATABASE_URL: '' });
say('Everything holds.');

/** The journeys need Debian's Chromium; as root it is installed, otherwise the way to get it is told. */
async function ensureChromium(): Promise<void> {
  if (existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')) return;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await must('install Chromium', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return;
  }
  say('The journeys need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.');
  process.exit(1);
}
