import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { finishSpins, lockedSpins } from './move-spins.ts';

/** Registers the job that expires free spins. */
export function registerSpinJobs(platform: Platform): void {
  platform.jobs.every('bonus:expire-spins', 1_000, async () => {
    while (await platform.db.transaction(tx => expireNext(tx, platform))) {
      // Repeats until no set is overdue.
    }
  });
}

/** Expires one overdue set. Returns whether there was one. */
async function expireNext(tx: Tx, platform: Platform): Promise<boolean> {
  const now = platform.deps.now();
  const [due] = await tx.query<{ id: bigint }>(
    `SELECT id FROM spin_sets
     WHERE stage = 'issued' AND activate_by <= $1 OR stage = 'handle_bets' AND ends_as IS NULL AND valid_until <= $1
     ORDER BY id LIMIT 1`,
    [now],
  );
  if (due === undefined) return false;
  const row = await lockedSpins(tx, due.id);
  const overdue = row.stage === 'issued' ? row.activate_by : row.valid_until;
  // Another process can have activated or ended the set while this one waited for the lock.
  if (overdue !== null && overdue <= now) await finishSpins(tx, platform, row, 'expired');
  return true;
}
