import { CallError } from '@liftoff/contract/client';

/** What a player is told when a call is refused or lost. The codes have a text each under `failure.` */
export type Failure =
  | 'connection'
  | 'session'
  | 'elsewhere'
  | 'money'
  | 'limit'
  | 'break'
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
  not_enough_money: 'money',
  limit_reached: 'limit',
  self_excluded: 'break',
  cooling_off: 'break',
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

/** The refusal's own code, for the page around the frame. */
export const codeOf = (error: unknown): string => (error instanceof CallError ? error.refusal : 'network');
