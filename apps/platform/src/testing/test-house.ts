import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { makeDeps } from '../deps.ts';
import { testClock, type TestClock } from './test-clock.ts';
import type { House } from '../house-context.ts';
import { openHouse, type OpenHouse } from '../house.ts';
import { makeCaller, type TestCaller } from './test-caller.ts';
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
  close(): Promise<void>;
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
  const db = options.db ?? (await openTestDatabase());
  const open = openHouse({ config, deps, clock, db });
  if (options.seed !== 'none') await open.seed(options.seed);
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
    close: () => open.close(),
  };
}
