import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { postAll } from '../ledger/ledger.ts';
import type { JackpotConfig } from './jackpot-config.ts';
import { seedTransfer } from './pay-level.ts';

/** Funds the pools that do not exist yet with the operator's initial money. Idempotent. */
export async function seedJackpots(tx: Tx, deps: Deps, jackpots: readonly JackpotConfig[]): Promise<void> {
  for (const jackpot of jackpots) {
    for (const level of jackpot.levels) {
      const start = BigInt(level.start_cents);
      const fresh = await tx.query(
        `INSERT INTO jackpot_levels (id, jackpot, identifier, seeded) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING id`,
        [level.id, jackpot.identifier, level.identifier, start],
      );
      if (fresh.length === 0) continue;
      const reference = `jackpot:${jackpot.identifier}:${level.identifier}:start`;
      await postAll(tx, deps, [seedTransfer(reference, jackpot.identifier, level.identifier, start)]);
    }
  }
}
