import type { Database } from '../database/database.ts';
import type { Filling } from '../database/testing.ts';
import { makeDeps } from '../core/deps.ts';
import { openPlatform } from '../app/platform.ts';
import { testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { seededBytes, testStart } from './test-deps.ts';
import { silentLog } from './test-log.ts';
import type { TestRun } from './test-run.ts';

/** The test run's platform with the small seed, which is seeded once and then copied. */
export const seededPlatform = ({ prefix, folder }: TestRun): Filling => ({
  name: `${prefix}small`,
  folder,
  fill: furnish,
});

/** Seeds an empty platform. It uses separate random bytes, so that a copy never generates the same ids again. */
async function furnish(db: Database): Promise<void> {
  const clock = testClock(testStart);
  const deps = makeDeps(clock, seededBytes('furnished house'), silentLog());
  const open = openPlatform({ config: testConfig(), deps, clock, db });
  await open.seed('small');
  await open.stop();
}
