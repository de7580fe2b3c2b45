import type { CurrencyCode } from '@liftoff/contract/core/money';
import { exchange } from '@liftoff/rules/money/exchange';
import { depositAllowance, depositTerms } from '@liftoff/rules/verification/deposit-allowance';
import { licencePolicy } from '../market/licence-policy.ts';
import type { PlayerRow } from '../account/player-row.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Sql, Tx } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { depositedEuroCents } from './deposited.ts';
import { verificationsOf, type VerificationRow } from './verification-row.ts';

/**
 * How much a player may still deposit under the verification rules, in euro cents; `null` if these rules set no limit
 * [C26]. Determined by the stored rows and the clock, so an expired verification does not count even if the expiry
 * job has not run yet.
 */
export async function depositAllowanceOf(sql: Sql, player: PlayerRow, now: Date): Promise<bigint | null> {
  const playerId = Number(player.id);
  const verifications = await verificationsOf(sql, playerId);
  const wealth = verifications.get('source_of_wealth');
  return depositAllowance(
    depositTerms(licencePolicy, player.licence),
    statusNow(verifications.get('identity'), now),
    wealth === undefined
      ? null
      : { status: statusNow(wealth, now), overdue: wealth.due_at !== null && wealth.due_at <= now },
    await depositedEuroCents(sql, playerId),
  );
}

const statusNow = (row: VerificationRow | undefined, now: Date): VerificationRow['status'] => {
  if (row === undefined) return 'none';
  const isOver = row.status === 'verified' && (row.expires_at === null || row.expires_at <= now);
  return isOver ? 'expired' : row.status;
};

/**
 * Whether a player's identity is verified at this time. Determined by the clock, so an expired verification does not
 * count even if the expiry job has not run yet.
 */
export async function isVerified(
  sql: Sql,
  { id, verified }: Pick<PlayerRow, 'id' | 'verified'>,
  now: Date,
): Promise<boolean> {
  if (!verified) return false;
  return statusNow((await verificationsOf(sql, Number(id))).get('identity'), now) === 'verified';
}

/**
 * Why the verification rules refuse a deposit, or `null` if they allow it. Call this under the lock on the player's
 * row, before the deposit begins.
 */
export async function verificationBar(
  tx: Tx,
  player: PlayerRow,
  deposit: { currency: CurrencyCode; amount: bigint },
  now: Date,
): Promise<Refused | null> {
  const left = await depositAllowanceOf(tx, player, now);
  if (left === null) return null;
  const wanted = exchange(deposit.amount, deposit.currency, 'EUR', exchangeRates, 'up');
  return wanted <= left ? null : refuse('verification_required');
}
