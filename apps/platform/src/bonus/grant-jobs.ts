import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import * as z from 'zod';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { nextGrantJob } from './grant-store.ts';
import { beginGrant, finishGrant, lockedGrant, lockWallet } from './move-grant.ts';

const Wallet = z.object({ player: z.int(), currency: CurrencyCodeSchema });

/** Registers the jobs that expire grants and activate waiting ones. */
export function registerGrantJobs(platform: Platform): void {
  const { db, deps, jobs } = platform;
  jobs.every('bonus:expire', 1_000, async () => {
    const overdue = await db.query<{ id: bigint }>(
      `SELECT id FROM bonus_grants
       WHERE stage IN ('issued', 'wait') AND activate_by <= $1 OR stage = 'handle_bets' AND ends_as IS NULL AND valid_until <= $1
       ORDER BY id`,
      [deps.now()],
    );
    await eachAlone(deps, overdue, ({ id }) => db.transaction(tx => expire(tx, platform, id)));
  });
  jobs.on(nextGrantJob, (tx, payload) => beginNext(tx, platform, Wallet.parse(payload)));
}

/** Expires a grant, unless another process has activated or ended it meanwhile. */
async function expire(tx: Tx, platform: Platform, id: bigint): Promise<void> {
  const row = await lockedGrant(tx, id);
  const until = row.stage === 'handle_bets' ? row.valid_until : row.activate_by;
  if (until !== null && until <= platform.deps.now()) await finishGrant(tx, platform, row, 'expired');
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
