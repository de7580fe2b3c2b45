import type { Database } from '../database/database.ts';
import type { Filling } from '../database/testing.ts';
import { makeDeps } from '../core/deps.ts';
import { openPlatform } from '../app/platform.ts';
import { testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { seededBytes, testStart } from './test-deps.ts';
import { silentLog } from './test-log.ts';
import type { TestRun } from './test-run.ts';

/** The platform of the run with the small seed: furnished once and copied. */
export const seededPlatform = ({ prefix, folder }: TestRun): Filling => ({
  name: `${prefix}small`,
  folder,
  fill: furnish,
});

/** Furnishes an empty platform; its random bytes are its own, so that no id of it comes again in a copy. */
async function furnish(db: Database): Promise<void> {
  const clock = testClock(testStart);
  const deps = makeDeps(clock, seededBytes('furnished house'), silentLog());
  const open = openPlatform({ config: testConfig(), deps, clock, db });
  await open.seed('small');
  await open.stop();
}
