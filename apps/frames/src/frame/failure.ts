import { CallError } from '@liftoff/contract/core/client';
import type { LimitLeft } from '@liftoff/contract/core/refusals';

/** The failures a player can see when a call is refused or lost. Each code has a message under `failure.` */
export type Failure =
  | 'connection'
  /** A lost bet is being resent automatically. */
  | 'resending'
  /** A lost bet is no longer resent automatically; the player is asked to resend it. */
  | 'unanswered'
  | 'session'
  | 'elsewhere'
  | 'techwork'
  | 'money'
  | 'limit'
  | 'check'
  | 'break'
  | 'age'
  | 'country'
  | 'profile'
  | 'fast'
  | 'closed'
  | 'stake'
  /** The free spins that the bet named do not pay it. */
  | 'spins'
  | 'open'
  | 'ended'
  | 'other';

const byRefusal: Readonly<Record<string, Failure>> = {
  network: 'connection',
  timeout: 'connection',
  unavailable: 'connection',
  unauthenticated: 'session',
  launch_expired: 'session',
  opened_elsewhere: 'elsewhere',
  techwork: 'techwork',
  not_enough_money: 'money',
  limit_reached: 'limit',
  reality_check: 'check',
  self_excluded: 'break',
  cooling_off: 'break',
  under_age: 'age',
  country_closed: 'country',
  profile_incomplete: 'profile',
  too_fast: 'fast',
  rate_limited: 'fast',
  betting_closed: 'closed',
  stake_out_of_range: 'stake',
  freespins_unavailable: 'spins',
  round_open: 'open',
  round_closed: 'ended',
};

/**
 * An error that is not a response from the platform counts as a lost connection, because the outcome of the bet is
 * unknown.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'connection';
  if (error.status >= 500) return 'connection';
  return byRefusal[error.refusal] ?? 'other';
}

/** How much the limit that refused a stake still allows, and until when; `null` for other errors. */
export const limitLeft = (error: unknown): LimitLeft | null =>
  error instanceof CallError && error.refusal === 'limit_reached' ? (error.body?.limit ?? null) : null;

/** The refusal code to report to the page around the frame; `network` for other errors. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.refusal : 'network');
