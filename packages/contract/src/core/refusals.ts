import type { CurrencyCode } from './currencies.ts';
import type { LimitPeriod, LimitType } from '../limits/limit-entities.ts';
import type { WireAmount } from './money.ts';

/**
 * The closed, ordered list of refusals: code → HTTP status and whether trying again later can help.
 * Order is precedence: where two hold, the earlier one is answered. Docs, tests and texts keep this order.
 */
export const refusals = {
  rate_limited: { status: 429, transient: true },
  not_built: { status: 501, transient: false },
  unavailable: { status: 503, transient: true },
  /** The call came in plain text to a site of https. */
  insecure: { status: 403, transient: false },
  cross_site: { status: 403, transient: false },
  too_large: { status: 413, transient: false },
  malformed: { status: 400, transient: false },
  unauthenticated: { status: 401, transient: false },
  /** A real-money game was opened in another place: only one can be played at a time. */
  opened_elsewhere: { status: 409, transient: false },
  otp_required: { status: 401, transient: false },
  wrong_credentials: { status: 401, transient: false },
  bad_signature: { status: 401, transient: false },
  forbidden: { status: 403, transient: false },
  reauth: { status: 403, transient: false },
  not_found: { status: 404, transient: false },
  invalid: { status: 422, transient: false },
  already_signed_in: { status: 409, transient: false },
  email_taken: { status: 422, transient: false },
  captcha_required: { status: 422, transient: false },
  /** The operator works on the casino: no new play until then [B22]. */
  techwork: { status: 403, transient: false },
  under_age: { status: 422, transient: false },
  /** Closed by its player for good. */
  account_closed: { status: 403, transient: false },
  /** An account that is to be closed has money, payments or bets. */
  account_in_use: { status: 409, transient: false },
  country_closed: { status: 451, transient: false },
  self_excluded: { status: 403, transient: false },
  /** Hours of the day in which the player has signing in refused. */
  login_hours: { status: 403, transient: false },
  cooling_off: { status: 403, transient: false },
  limit_reached: { status: 403, transient: false },
  /** A reality check is due and not answered, or the pause after it lasts. */
  reality_check: { status: 403, transient: false },
  /** More than may be deposited, or anything withdrawn, before an identity is verified. */
  verification_required: { status: 403, transient: false },
  profile_incomplete: { status: 422, transient: false },
  terms_missing: { status: 403, transient: false },
  game_unavailable: { status: 404, transient: false },
  no_demo: { status: 422, transient: false },
  currency_unsupported: { status: 422, transient: false },
  launch_expired: { status: 410, transient: false },
  not_enough_money: { status: 422, transient: false },
  stake_out_of_range: { status: 422, transient: false },
  too_fast: { status: 429, transient: true },
  betting_closed: { status: 409, transient: false },
  round_open: { status: 409, transient: false },
  round_closed: { status: 409, transient: false },
  idempotency_mismatch: { status: 409, transient: false },
  account_exists: { status: 422, transient: false },
  amount_out_of_range: { status: 422, transient: false },
  method_unavailable: { status: 422, transient: false },
  payment_final: { status: 409, transient: false },
} as const satisfies Record<string, { status: number; transient: boolean }>;

export type Refusal = keyof typeof refusals;

/** On `limit_reached` of money: the limit that binds, what it leaves and until when [C4] [C6]. */
export interface LimitLeft {
  type: Extract<LimitType, 'deposit' | 'loss' | 'wager'>;
  period: LimitPeriod;
  /** The currency that was asked in; a limit set in another one is converted. */
  currency: CurrencyCode;
  /** What still fits, in that currency; 0 when nothing does. */
  left_cents: WireAmount;
  /** ISO moment at which more is left, as the oldest amount that counts leaves the window; null when none is known. */
  until: string | null;
}

/** The body of every refusal. `errors` maps a field to its codes or message keys, first one first. */
export interface RefusalBody {
  refusal: Refusal;
  errors?: Record<string, string[]>;
  /** Seconds to wait, on transient refusals. */
  retry_after_sec?: number;
  /** What a limit leaves, on `limit_reached` of a deposit or stake. */
  limit?: LimitLeft;
  /** The most the player may stake, on `stake_out_of_range` by licence and age [C23]. */
  max_stake?: { currency: string; amount_cents: WireAmount };
  /** ISO moment at which signing in is possible again, on `login_hours`. */
  until?: string;
  request_id: string;
}
