import { defineConfig } from 'vitest/config';

const tests = '*.test.{ts,tsx}';
/** Nothing in them is kept or changed from file to file, so that files share a worker. */
const pure = ['packages/rules', 'packages/contract', 'packages/art', 'scripts', 'bench'].map(of => `${of}/**/${tests}`);

/** Tests of the platform whose subject the database can change: locks, races, types, plans, counts, and what survives an end. */
const byDatabase = [
  '{database,ledger,jobs,realtime}/**/*',
  'account/{enter,sign-in,sign-in-attempts}',
  'cashbox/{return-held,webhook}',
  'game/{bet,bet-races,crash-round,open-rounds,replay,table-round}',
  'http/{callers,entities,foreign-ids,health,rate-limiter}',
  'jackpot/jackpot',
  'limits/{exclusion,windows}',
  'lobby/lobby',
  'wallet/wallet',
  '{races,root-secret,serve}',
  'seed/seed',
].map(name => `apps/platform/src/${name}.test.ts`);

/**
 * Unit, property and platform tests. Browser journeys run under Playwright (`e2e/`). With `PLATFORM_TESTS=by-database`
 * of the platform's tests only those run whose subject the database can change: the others have run on the other one.
 */
const platform = process.env['PLATFORM_TESTS'] === 'by-database' ? byDatabase : [`apps/platform/**/${tests}`];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'browser', include: [`{apps/studio,apps/web,packages/ui}/**/${tests}`] } },
      // The whole site without a browser; its pages are the built ones.
      { extends: true, test: { name: 'site', include: [`e2e/site/**/${tests}`] } },
      { extends: true, test: { name: 'server', include: [`apps/edge/**/${tests}`, ...platform] } },
    ],
  },
});
