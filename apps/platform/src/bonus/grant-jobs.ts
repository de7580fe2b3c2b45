import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import * as z from 'zod';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { nextGrantJob } from './grant-store.ts';
import { beginGrant, finishGrant, lockedGrant, lockWallet } from './move-grant.ts';

const Wallet = z.object({ player: z.int(), currency: CurrencyCodeSchema });

/** Registers the jobs that expire grants and activate waiting ones. */
export function registerGrantJobs(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.every('bonus:expire', 1_000, async () => {
    while (await db.transaction(tx => expireNext(tx, platform))) {
      // Repeats until no grant is overdue.
    }
  });
  jobs.on(nextGrantJob, (tx, payload) => beginNext(tx, platform, Wallet.parse(payload)));
}

/** Expires one overdue grant. Returns whether there was one. */
async function expireNext(tx: Tx, platform: Platform): Promise<boolean> {
  const now = platform.deps.now();
  const [due] = await tx.query<{ id: bigint }>(
    `SELECT id FROM bonus_grants
     WHERE stage IN ('issued', 'wait') AND activate_by <= $1 OR stage = 'handle_bets' AND ends_as IS NULL AND valid_until <= $1
     ORDER BY id LIMIT 1`,
    [now],
  );
  if (due === undefined) return false;
  const row = await lockedGrant(tx, due.id);
  const overdue = row.stage === 'handle_bets' ? row.valid_until : row.activate_by;
  // Another process can have activated or ended the grant while this one waited for the lock.
  if (overdue !== null && overdue <= now) await finishGrant(tx, platform, row, 'expired');
  return true;
}

/** Activates the grant that has waited longest in a wallet, if there is one [PX-11]. */
async function beginNext(tx: Tx, platform: Platform, { player, currency }: z.infer<typeof Wallet>): Promise<void> {
  await lockWallet(tx, player, currency);
  const [next] = await tx.query<{ id: bigint }>(
    `SELECT id FROM bonus_grants WHERE player_id = $1 AND currency = $2 AND stage = 'wait' AND activate_by > $3
     ORDER BY id LIMIT 1`,
    [player, currency, platform.deps.now()],
  );
  if (next !== undefined) await beginGrant(tx, platform, await lockedGrant(tx, next.id));
}
