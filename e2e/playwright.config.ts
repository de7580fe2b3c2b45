import { defineConfig } from '@playwright/test';

/**
 * The last two flags save work: pages live too briefly for optimised code, and there is no graphics card for a
 * separate process.
 */
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --in-process-gpu --js-flags=--no-turbofan,--no-maglev';

/**
 * Journeys that need a differently configured casino. Each file starts its own casino, before the shared casino
 * starts.
 */
const configured = ['**/{betting,configured}.e2e.ts', '**/{brands,header-notices,terms}.matrix.e2e.ts'];

/** `JOURNEYS=all` adds the `.matrix.e2e.ts` files and the tests tagged `@all`: more screen sizes, themes and languages. */
const everything = process.env.JOURNEYS === 'all';
const matrices = everything ? [] : ['**/*.matrix.e2e.ts'];

/** Journeys about play and money, which also run against two platforms and two edges. */
const ofPlay = ['play', 'bonus', 'game-page', 'deposit', 'money-moments'].map(name => `**/${name}.e2e.ts`);
const overPair = process.env.CASINO_PAIR === '1';
const playOverPair = process.env.PLAY_OVER_PAIR === '1';

/**
 * Runs journeys through the whole casino in Debian's Chromium: one casino per worker, no retries, no sleeps. Setting
 * `TRACE=1` records them.
 */
export default defineConfig({
  testDir: '.',
  ...(everything || overPair ? {} : { grepInvert: /@all\b/ }),
  projects: overPair
    ? [{ name: 'pair', testMatch: ofPlay }]
    : [
        { name: 'configured', testMatch: configured, testIgnore: matrices, fullyParallel: false },
        {
          name: 'casino',
          testMatch: '**/*.e2e.ts',
          // Journeys that run against a pair do not run against a single casino as well.
          testIgnore: [...configured, ...matrices, ...(playOverPair ? ofPlay : [])],
        },
      ],
  fullyParallel: true,
  // Every worker of the pair project first starts a database, two platforms and two edges.
  workers: overPair ? 2 : 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './seeded-casino.ts',
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A test cannot hold back requests made by a service worker. The tests of the service worker allow it.
    serviceWorkers: 'block',
    // Drawing animations is half of the work; see `inMotion` in journey.ts.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording every step costs a fifth of the time, so it is turned on only to understand a failure.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: flags.split(' '),
    },
  },
});
