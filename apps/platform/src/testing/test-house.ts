import { inject } from 'vitest';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { makeDeps } from '../deps.ts';
import type { House } from '../house-context.ts';
import { openHouse, type OpenHouse } from '../house.ts';
import { furnishedHouse } from './furnished-house.ts';
import { makeCaller, type TestCaller } from './test-caller.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testConfig, testConsoleToken } from './test-config.ts';
import { seededBytes, testStart } from './test-deps.ts';
import { silentLog } from './test-log.ts';

export type { TestAnswer, TestCaller } from './test-caller.ts';

export interface TestHouse extends House {
  readonly clock: TestClock;
  readonly open: OpenHouse;
  /** A new browser, by default standing in Canada; with null nobody knows where. */
  caller(from?: { ip?: string; country?: string | null }): TestCaller;
  /** With the console's token. */
  operator(): TestCaller;
  /** One more process of the house: over its database, by its clock and its random bytes. It stops with the house. */
  another(): OpenHouse;
  close(): Promise<void>;
}

/** Whether the house of the run, furnished once and copied, is what this configuration would furnish. */
function isFurnishedAlike(config: Config): boolean {
  const usual = testConfig();
  return config.seed === usual.seed && config.demoPlayers === usual.demoPlayers;
}

/**
 * The whole platform over a database of its own, or over `db`, its clock standing at `testStart`, its random bytes
 * repeating; a second house over one database takes another `random`, so that its ids are others.
 */
export async function testHouse(options: {
  seed: 'none' | 'small' | 'full';
  env?: NodeJS.ProcessEnv;
  db?: Database;
  random?: string;
}): Promise<TestHouse> {
  const clock = testClock(testStart);
  const deps = makeDeps(clock, seededBytes(options.random ?? 'house'), silentLog());
  const config = testConfig(options.env);
  const furnished = options.db === undefined && options.seed === 'small' && isFurnishedAlike(config);
  const db = options.db ?? (await openTestDatabase(furnished ? furnishedHouse(inject('testRun')) : null));
  const open = openHouse({ config, deps, clock, db });
  const others: OpenHouse[] = [];
  if (options.seed !== 'none' && !furnished) await open.seed(options.seed);
  return {
    ...open.house,
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
      const other = openHouse({ config, deps, clock, db });
      others.push(other);
      return other;
    },
    close: async () => {
      for (const other of others) await other.stop();
      await open.close();
    },
  };
}
