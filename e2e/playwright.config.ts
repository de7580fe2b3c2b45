import { defineConfig } from '@playwright/test';

/** The last two spare work: a page lives too briefly for code that is optimized, and draws without a graphics card. */
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --in-process-gpu --js-flags=--no-turbofan,--no-maglev';

/** Journeys in a casino that is configured in another way: each file starts one of its own, before the casino of the others. */
const configured = ['**/{betting,configured}.e2e.ts', '**/{brands,header-notices,terms}.matrix.e2e.ts'];

/** `JOURNEYS=all` adds the files named `.matrix.e2e.ts` and the tests tagged `@all`: further sizes, themes and languages. */
const everything = process.env.JOURNEYS === 'all';
const matrices = everything ? [] : ['**/*.matrix.e2e.ts'];

/** The journeys of play and of money, which are also tried over two platforms and two edges. */
const ofPlay = ['play', 'game-page', 'deposit', 'money-moments'].map(name => `**/${name}.e2e.ts`);
const overPair = process.env.CASINO_PAIR === '1';
const playOverPair = process.env.PLAY_OVER_PAIR === '1';

/** Journeys through the whole casino in Debian's Chromium: a casino per worker, no retries, no sleeps. `TRACE=1` records them. */
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
          // Where a pair plays them they are not played on one casino too.
          testIgnore: [...configured, ...matrices, ...(playOverPair ? ofPlay : [])],
        },
      ],
  fullyParallel: true,
  // Each of a pair starts a database, two platforms and two edges first.
  workers: overPair ? 2 : 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './seeded-casino.ts',
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What a worker fetches, a journey cannot hold up; the journey of the worker itself allows it.
    serviceWorkers: 'block',
    // Half of the work is drawing what moves (`inMotion` in journey.ts).
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording every step costs a fifth of the time; it is asked for where a failure is not understood.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: flags.split(' '),
    },
  },
});
