import { currencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { missingForCashbox } from '@liftoff/rules/account/cashbox-profile';
import { missingDetails } from '../../account/profile/asked-details.ts';
import type { PlayerRow } from '../../account/player-row.ts';
import { profileIncomplete } from '../../account/profile/profile-incomplete.ts';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { isVerified } from '../../verification/verification-gate.ts';

/** A withdrawal that is asked for or about to be sent: its player's row is locked. */
export interface AskedWithdrawal {
  readonly player: PlayerRow;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly now: Date;
}

/**
 * What may refuse a withdrawal, asked in its transaction before any money is withheld, and again before it is sent to its
 * provider; null lets it through. A break, a limit or a closed country never refuses one: the money is the player's [C11].
 */
export type WithdrawalGate = (tx: Tx, asked: AskedWithdrawal) => Promise<Refused | null>;

/** By law it has to be known whom fiat money is paid to (STATE-055), and what else the licence asks for. */
export const completeProfile: WithdrawalGate = (_tx, { player, currency }) => {
  const { fiat } = currencies[currency];
  const missing = [...missingForCashbox(player, { fiat }), ...missingDetails(player, 'cashout', { fiat })];
  return Promise.resolve(missing.length > 0 ? profileIncomplete(missing) : null);
};

/** Only a player whose identity is verified withdraws [C26]. */
export const verifiedPlayer: WithdrawalGate = async (tx, { player, now }) =>
  (await isVerified(tx, player, now)) ? null : refuse('verification_required');
