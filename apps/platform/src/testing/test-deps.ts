import { createHash } from 'node:crypto';
import { makeDeps, type Deps } from '../core/deps.ts';
import type { PlatformClock } from '../core/platform-clock.ts';
import { testClock } from './test-clock.ts';
import { silentLog } from './test-log.ts';

/** Random bytes determined by a seed. Only for tests, because anyone who knows the seed knows all the bytes. */
export function seededBytes(seed: string): (count: number) => Buffer {
  let block = 0;
  return count => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < count; made += 32) {
      blocks.push(createHash('sha256').update(`${seed}:${block}`).digest());
      block += 1;
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
}

export const testStart = '2026-11-20T12:00:00.000Z';

/** Dependencies with a clock that stands still and repeatable random bytes. */
export const testDeps = (clock: PlatformClock = testClock(testStart), seed = 'test'): Deps =>
  makeDeps(clock, seededBytes(seed), silentLog());
