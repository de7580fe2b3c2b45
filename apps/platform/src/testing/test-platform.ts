import type { Logger } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Config } from '../core/config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { makeDeps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import { openPlatform, type OpenPlatform } from '../app/platform.ts';
import { seededPlatform } from './seeded-platform.ts';
import { makeCaller, type TestCaller } from './test-caller.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testConfig, testConsoleToken } from './test-config.ts';
import { seededBytes, testStart } from './test-deps.ts';
import { silentLog } from './test-log.ts';

export type { TestAnswer, TestCaller } from './test-caller.ts';

export interface TestPlatform extends Platform {
  readonly clock: TestClock;
  readonly open: OpenPlatform;
  /** A new browser, in Canada by default. With a `country` of `null`, its country is unknown. */
  caller(from?: { ip?: string; country?: string | null }): TestCaller;
  /** A caller with the console's token. */
  operator(): TestCaller;
  /**
   * Opens another process of the platform, on the same database, clock and random bytes. It stops together with the
   * platform.
   */
  another(): OpenPlatform;
  close(): Promise<void>;
}

interface PlatformOptions {
  seed: 'none' | 'small' | 'full';
  env?: NodeJS.ProcessEnv;
  db?: Database;
  random?: string;
  /** The log; silent if omitted. */
  log?: Logger;
}

/** Whether seeding with this configuration would give the same platform as the one the test run copies. */
function isFurnishedAlike(config: Config): boolean {
  const usual = testConfig();
  return config.seed === usual.seed && config.demoPlayers === usual.demoPlayers;
}

/**
 * Opens the whole platform on a separate database or on `db`, with its clock at `testStart` and repeatable random
 * bytes. A second platform on the same database needs a different `random`, so that its ids differ.
 */
export async function testPlatform(options: PlatformOptions): Promise<TestPlatform> {
  const clock = testClock(testStart);
  const deps = makeDeps(clock, seededBytes(options.random ?? 'house'), options.log ?? silentLog());
  // The clock stands still, so the calls of a test would use up any rate limit. Tests of the limits set 1.
  const config = testConfig({ RATE_FACTOR: '1000', ...options.env });
  const furnished = options.db === undefined && options.seed === 'small' && isFurnishedAlike(config);
  const db = options.db ?? (await openTestDatabase(furnished ? seededPlatform(inject('testRun')) : null));
  const open = openPlatform({ config, deps, clock, db });
  const others: OpenPlatform[] = [];
  if (options.seed !== 'none' && !furnished) await open.seed(options.seed);
  return {
    ...open.platform,
    clock,
    open,
    caller: (from = {}) =>
      makeCaller(open.app, {
        'sec-fetch-site': 'same-origin',
        'x-test-ip': from.ip ?? '203.0.113.7',
        ...(from.country === null ? {} : { 'x-test-country': from.country ?? 'CA' }),
      }),
    operator: () => makeCaller(open.app, { 'x-console-token': testConsoleToken }),
    another: () => {
      const other = openPlatform({ config, deps, clock, db });
      others.push(other);
      return other;
    },
    close: async () => {
      for (const other of others) await other.stop();
      await open.close();
    },
  };
}

/** Opens a platform for all tests of a file and closes it after them. Nothing of it may be used before they begin. */
export function usePlatform(options: PlatformOptions): TestPlatform {
  const platform = {} as TestPlatform;
  beforeAll(async () => void Object.assign(platform, await testPlatform(options)));
  afterAll(() => platform.close());
  return platform;
}
