import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { mustFindChromium } from './chromium.ts';
import { withOwnTemp } from './own-temp.ts';
import { durations, must, say } from './steps.ts';

/**
 * `npm test` checks everything: project rules, types, lint, the builds, the Vitest tests, and the main browser
 * journeys, each at one screen size. The platform is tested on the embedded database, or on PostgreSQL if DATABASE_URL
 * is set; in that case the files named `.databases.test.ts` run on both. `--all` adds the long checks: journeys at more
 * screen sizes, themes and languages, in Firefox, and with two platforms and two edges on that PostgreSQL, and the
 * `.all.test.ts` files.
 */
const all = process.argv.includes('--all');
const databaseUrl = process.env.DATABASE_URL ?? '';
/** On two idle cores. */
const budgetMinutes = all ? 40 : 15;
const longestShown = 6;
/** Exports that only tests use count as unused here, because only the casino's own code matters. */
const nothingButTests = ['--production', '--include', 'exports', '-c', 'knip-production.json'];

const began = performance.now();
// Hundreds of processes load the same modules. Each module is compiled once, into the cache that is also used when a
// platform starts.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../.cache/compiled');
await must('project rules', 'node', ['scripts/tidy/main.ts']);
await must('format', 'oxfmt', ['--check']);
// Platform tests sometimes wait for their server. The checks that only read sources use that time.
await Promise.all([readSources(), runTests()]);
const journeys = ['test', '-c', 'e2e/playwright.config.ts'];
const chromium = { CHROMIUM: await mustFindChromium() };
const overPair = all && databaseUrl !== '';
const casino = { DATABASE_URL: '', JOURNEYS: all ? 'all' : '', PLAY_OVER_PAIR: overPair ? '1' : '', ...chromium };
sayWhatIsLeftOut();
await leavingNothing('journeys in Chromium', 'playwright', journeys, casino);
if (overPair) {
  const pair = { DATABASE_URL: databaseUrl, CASINO_PAIR: '1', ...chromium };
  await leavingNothing('play journeys with two platforms and two edges', 'playwright', journeys, pair);
}
say('All checks passed.');
sayDurations();

/** Checks types and lint, unused exports and dependencies, the supply chain and the requirements. */
async function readSources(): Promise<void> {
  await must('types', 'node', ['scripts/typecheck.ts'], {}, 'held');
  await must('lint', 'oxlint', ['--type-aware', '--deny-warnings'], {}, 'held');
  await must('unused code and dependencies', 'knip', [], {}, 'held');
  await must('code unused in production', 'knip', nothingButTests, {}, 'held');
  await must('supply chain', 'node', ['scripts/supply-chain/main.ts'], {}, 'held');
  await must('requirements', 'node', ['scripts/requirements/main.ts'], {}, 'held');
}

/** Builds first, because the site is tested as it is served, and then runs all tests except the journeys. */
async function runTests(): Promise<void> {
  await buildIfNeeded();
  await leavingNothing('tests', 'vitest', ['run'], { DATABASE_URL: databaseUrl, TESTS: all ? 'all' : '' });
}

function sayWhatIsLeftOut(): void {
  if (all && !existsSync('/usr/bin/firefox-esr'))
    say('Skipped the Firefox journey: /usr/bin/firefox-esr is not installed (Debian: apt-get install firefox-esr).');
  if (spawnSync('python3', ['--version']).status !== 0)
    say(
      'The script that players check rounds with is not tried: there is no python3 (Debian: apt-get install python3).',
    );
  if (all && !overPair) say('The journeys over two platforms and two edges are left out: DATABASE_URL is not set.');
}

/** Runs a test step with a separate temporary folder. Files left in the folder are reported as a fault in a test. */
async function leavingNothing(title: string, command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { left } = await withOwnTemp(folder => must(title, command, args, { ...env, TMPDIR: folder }));
  if (left.length === 0) return;
  say(`✗ ${title} left files in the temporary folder: ${left.join(', ')}`);
  process.exit(1);
}

/** Prints the longest steps and how much of the time budget they used. */
function sayDurations(): void {
  const longest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, longestShown);
  for (const { title, seconds } of longest) say(`${seconds.toFixed(0).padStart(6)} s  ${title}`);
  const minutes = (performance.now() - began) / 60_000;
  say(`${minutes.toFixed(1)} of ${budgetMinutes} minutes used`);
}
