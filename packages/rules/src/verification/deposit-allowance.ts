import type { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import type { VerificationStatus } from '@liftoff/contract/account/verification';

/** A licence's deposit rules, in euro cents. */
export interface DepositTerms {
  /** Maximum total deposits for a player whose identity is not verified. */
  readonly beforeVerification: bigint;
  /** Total deposits above which the source of wealth is requested. */
  readonly wealthAbove: bigint;
}

/** The deposit rules under a licence. A licence without a row allows no deposits. */
export function depositTerms(policy: LicencePolicy, licence: string): DepositTerms {
  const row = Object.hasOwn(policy.licences, licence) ? policy.licences[licence] : undefined;
  return {
    beforeVerification: BigInt(row?.deposits_before_verification_eur_cents ?? 0),
    wealthAbove: BigInt(row?.source_of_wealth_above_eur_cents ?? 0),
  };
}

/** Status of a source-of-wealth request; `overdue` if the player did not respond in time. */
export interface WealthState {
  readonly status: VerificationStatus;
  readonly overdue: boolean;
}

/**
 * Amount that can still be deposited, in euro cents; `null` if verification sets no limit [C26]. A finally rejected
 * player cannot deposit, and an unverified player can deposit up to the licence's total. While a required
 * source-of-wealth response is missing, no player can deposit.
 */
export function depositAllowance(
  terms: DepositTerms,
  identity: VerificationStatus,
  wealth: WealthState | null,
  deposited: bigint,
): bigint | null {
  if (identity === 'rejected_final' || (wealth !== null && isBarredByWealth(wealth))) return 0n;
  if (identity === 'verified') return null;
  const left = terms.beforeVerification - deposited;
  return left > 0n ? left : 0n;
}

const isBarredByWealth = ({ status, overdue }: WealthState): boolean =>
  status === 'rejected_final' || (overdue && status !== 'verified' && status !== 'pending');
