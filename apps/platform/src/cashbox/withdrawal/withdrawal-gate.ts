import { currencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { missingForCashbox } from '@liftoff/rules/account/cashbox-profile';
import { missingDetails } from '../../account/profile/asked-details.ts';
import type { PlayerRow } from '../../account/player-row.ts';
import { profileIncomplete } from '../../account/profile/profile-incomplete.ts';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { isVerified } from '../../verification/verification-gate.ts';

/** A withdrawal that is being requested or is about to be sent; its player's row is locked. */
export interface AskedWithdrawal {
  readonly player: PlayerRow;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly now: Date;
}

/**
 * A check that can refuse a withdrawal; `null` lets it pass. It runs in the withdrawal's transaction before any money
 * is reserved, and again before the withdrawal is sent to its provider. A break, a limit or a closed country must
 * never cause a refusal, because the money is the player's [C11].
 */
export type WithdrawalGate = (tx: Tx, asked: AskedWithdrawal) => Promise<Refused | null>;

/**
 * Requires the profile details that the law demands for payouts of fiat money [STATE-055], and those that the
 * player's licence demands.
 */
export const completeProfile: WithdrawalGate = (_tx, { player, currency }) => {
  const { fiat } = currencies[currency];
  const missing = [...missingForCashbox(player, { fiat }), ...missingDetails(player, 'cashout', { fiat })];
  return Promise.resolve(missing.length > 0 ? profileIncomplete(missing) : null);
};

/** Only a player whose identity is verified can withdraw [C26]. */
export const verifiedPlayer: WithdrawalGate = async (tx, { player, now }) =>
  (await isVerified(tx, player, now)) ? null : refuse('verification_required');
