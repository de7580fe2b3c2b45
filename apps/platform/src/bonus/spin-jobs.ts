import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { finishSpins, lockedSpins } from './move-spins.ts';

/** Registers the job that expires free spins. */
export function registerSpinJobs(platform: Platform): void {
  const { db, deps, jobs } = platform;
  jobs.every('bonus:expire-spins', 1_000, async () => {
    const overdue = await db.query<{ id: bigint }>(
      `SELECT id FROM spin_sets
       WHERE stage = 'issued' AND activate_by <= $1 OR stage = 'handle_bets' AND ends_as IS NULL AND valid_until <= $1
       ORDER BY id`,
      [deps.now()],
    );
    await eachAlone(deps, overdue, ({ id }) => db.transaction(tx => expire(tx, platform, id)));
  });
}

/** Expires a set, unless another process has activated or ended it meanwhile. */
async function expire(tx: Tx, platform: Platform, id: bigint): Promise<void> {
  const row = await lockedSpins(tx, id);
  const until = row.stage === 'issued' ? row.activate_by : row.valid_until;
  if (until !== null && until <= platform.deps.now()) await finishSpins(tx, platform, row, 'expired');
}
