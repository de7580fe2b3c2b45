import type { BonusStage } from '@liftoff/contract/bonus';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { spinsReference } from './issue-offer.ts';
import { finishGrant, lockedGrant } from './move-grant.ts';
import { finishSpins, lockedSpins } from './move-spins.ts';

/** Stages in which a withdrawal cancels a grant that came with a deposit. */
export const stagesEndedByWithdrawal = ['issued', 'wait', 'handle_bets'] as const satisfies readonly BonusStage[];

/**
 * Cancels the unfinished grants that came with a deposit, because the player withdraws in their currency [PX-04].
 * Grants that did not come with a deposit stay.
 */
export const cancelDepositGrants =
  (platform: Platform) =>
  async (tx: Tx, playerId: number, currency: CurrencyCode): Promise<void> => {
    const rows = await tx.query<{ id: bigint }>(
      `SELECT id FROM bonus_grants WHERE player_id = $1 AND currency = $2 AND payment IS NOT NULL
         AND stage = ANY($3) ORDER BY (stage IN ('issued', 'wait')) DESC, id`,
      [playerId, currency, [...stagesEndedByWithdrawal]],
    );
    for (const { id } of rows) await finishGrant(tx, platform, await lockedGrant(tx, id), 'canceled');
  };

/** After a deposit's charge-back, cancels its bonus and free spins, and flags the bonus for staff [PX-43]. */
export const cancelChargedBack = (platform: Platform): FactConsumer<'deposit_charged_back'> => ({
  name: 'bonus_charge_backs',
  kinds: ['deposit_charged_back'],
  from: 'now',
  batch: 50,
  apply: async (tx, facts) => {
    for (const { data } of facts) {
      const rows = await tx.query<{ id: bigint }>('SELECT id FROM bonus_grants WHERE payment = $1 ORDER BY id', [
        data.payment,
      ]);
      for (const { id } of rows) {
        await finishGrant(tx, platform, await lockedGrant(tx, id), 'canceled');
        await tx.query('UPDATE bonus_grants SET flagged = true WHERE id = $1', [id]);
      }
      const cause = `${data.player}:gifts:${spinsReference(data.payment)}`;
      const sets = await tx.query<{ id: bigint }>('SELECT id FROM spin_sets WHERE cause = $1', [cause]);
      for (const { id } of sets) await finishSpins(tx, platform, await lockedSpins(tx, id), 'canceled');
    }
  },
});
