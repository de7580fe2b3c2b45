import { buildIfNeeded } from './build.ts';
import { mustFindChromium } from './chromium.ts';
import { withOwnTemp } from './own-temp.ts';
import { must, say } from './steps.ts';

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
await leavingNothing('tests on the embedded database', 'vitest', ['run'], { DATABASE_URL: '' });
// Two platforms and two edges are tried there, and an edge serves the built site.
await buildIfNeeded();
if (databaseUrl)
  await leavingNothing('platform tests on PostgreSQL', 'vitest', ['run', 'apps/platform'], {
    DATABASE_URL: databaseUrl,
  });
const journeys = ['test', '-c', 'e2e/playwright.config.ts'];
await leavingNothing('journeys in Chromium', 'playwright', journeys, {
  DATABASE_URL: '',
  CHROMIUM: await mustFindChromium(),
});
say('Everything holds.');

/** Runs a step of tests with a temporary folder of its own; whatever is left in it is a fault of a test. */
async function leavingNothing(title: string, command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { left } = await withOwnTemp(folder => must(title, command, args, { ...env, TMPDIR: folder }));
  if (left.length === 0) return;
  say(`✗ ${title} left in the temporary folder: ${left.join(', ')}`);
  process.exit(1);
}
