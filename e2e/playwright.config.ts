import { defineConfig } from '@playwright/test';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** The journeys of play and of money, which are also tried over two platforms and two edges. */
const ofPlay = ['play', 'game-page', 'deposit', 'money-moments'].map(name => `**/${name}.e2e.ts`);
const overPair = process.env.CASINO_PAIR === '1';
const playOverPair = process.env.PLAY_OVER_PAIR === '1';

/** Journeys through the whole casino in Debian's Chromium: a casino per worker, no retries, no sleeps. `TRACE=1` records them. */
export default defineConfig({
  testDir: '.',
  testMatch: overPair ? ofPlay : '**/*.e2e.ts',
  // Where a pair plays them they are not played on one casino too.
  testIgnore: playOverPair && !overPair ? ofPlay : [],
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
