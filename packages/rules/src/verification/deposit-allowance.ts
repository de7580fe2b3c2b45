import type { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import type { VerificationStatus } from '@liftoff/contract/account/verification';

/** What a licence lets come in, in euro cents. */
export interface DepositTerms {
  /** All deposits together of a player whose identity is not verified. */
  readonly beforeVerification: bigint;
  /** Deposits together above which a player is asked where their money comes from. */
  readonly wealthAbove: bigint;
}

/** Of a licence; one without a row lets nothing come in. */
export function depositTerms(policy: LicencePolicy, licence: string): DepositTerms {
  const row = Object.hasOwn(policy.licences, licence) ? policy.licences[licence] : undefined;
  return {
    beforeVerification: BigInt(row?.deposits_before_verification_eur_cents ?? 0),
    wealthAbove: BigInt(row?.source_of_wealth_above_eur_cents ?? 0),
  };
}

/** How a question about the source of wealth stands; `overdue`: it was not answered in its time. */
export interface WealthState {
  readonly status: VerificationStatus;
  readonly overdue: boolean;
}

/**
 * What may still be deposited, in euro cents; null: as much as other rules let [C26]. Who was refused for good deposits
 * nothing, who is not verified up to the licence's sum, and nobody while an answer about their wealth is missing.
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
