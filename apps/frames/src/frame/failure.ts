import { CallError } from '@liftoff/contract/core/client';
import type { LimitLeft } from '@liftoff/contract/core/refusals';

/** What a player is told when a call is refused or lost. The codes have a text each under `failure.` */
export type Failure =
  | 'connection'
  /** A bet that was lost on its way is sent again by itself. */
  | 'resending'
  /** It is not any more: the player is asked to send it. */
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
  round_open: 'open',
  round_closed: 'ended',
};

/** Anything that is not an answer of the platform counts as a lost connection: the money question stays open. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'connection';
  if (error.status >= 500) return 'connection';
  return byRefusal[error.refusal] ?? 'other';
}

/** What the limit that refused a stake leaves, and until when; null for any other refusal. */
export const limitLeft = (error: unknown): LimitLeft | null =>
  error instanceof CallError && error.refusal === 'limit_reached' ? (error.body?.limit ?? null) : null;

/** The refusal's own code, for the page around the frame. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.refusal : 'network');
