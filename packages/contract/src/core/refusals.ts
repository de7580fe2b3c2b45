import type { CurrencyCode } from './currencies.ts';
import type { LimitPeriod, LimitType } from '../limits/limit-entities.ts';
import type { WireAmount } from './money.ts';
import type { CompCard } from '../points-entities.ts';

/**
 * The closed, ordered list of refusals, with HTTP status and whether a retry can succeed later. If several refusals
 * apply, the first one in this order is returned. Docs, tests and player texts follow the same order.
 */
export const refusals = {
  rate_limited: { status: 429, transient: true },
  not_built: { status: 501, transient: false },
  unavailable: { status: 503, transient: true },
  /** The call used plain HTTP on a site that requires HTTPS. */
  insecure: { status: 403, transient: false },
  cross_site: { status: 403, transient: false },
  too_large: { status: 413, transient: false },
  malformed: { status: 400, transient: false },
  unauthenticated: { status: 401, transient: false },
  /** The player has opened a real-money game elsewhere, and only one can be played at a time. */
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
  /** Maintenance is in progress, so no new play can begin [B22]. */
  techwork: { status: 403, transient: false },
  under_age: { status: 422, transient: false },
  /** The player has closed the account permanently. */
  account_closed: { status: 403, transient: false },
  /** The account cannot be closed yet, because it still has money, payments or bets. */
  account_in_use: { status: 409, transient: false },
  country_closed: { status: 451, transient: false },
  self_excluded: { status: 403, transient: false },
  /** The player has blocked sign-in for these hours of the day. */
  login_hours: { status: 403, transient: false },
  /** A session limit has just ended the player's visit, and the pause after it is in progress. */
  session_limit: { status: 403, transient: false },
  cooling_off: { status: 403, transient: false },
  /** The same person has another account, with a break or limits that would not apply here. */
  second_account: { status: 403, transient: false },
  limit_reached: { status: 403, transient: false },
  /** A reality check is due and has not been answered, or the pause after it is in progress. */
  reality_check: { status: 403, transient: false },
  /** A withdrawal, or a deposit above the allowed total, requires a verified identity. */
  verification_required: { status: 403, transient: false },
  profile_incomplete: { status: 422, transient: false },
  terms_missing: { status: 403, transient: false },
  game_unavailable: { status: 404, transient: false },
  no_demo: { status: 422, transient: false },
  currency_unsupported: { status: 422, transient: false },
  launch_expired: { status: 410, transient: false },
  not_enough_money: { status: 422, transient: false },
  not_enough_points: { status: 422, transient: false },
  /** What points buy, or a document of the configuration, has changed since the caller read it. */
  rate_changed: { status: 409, transient: false },
  /** The stake needs bonus money and is above the maximum bet of its terms. */
  bonus_max_bet: { status: 422, transient: false },
  /** The stake needs bonus money, which cannot be used in this game. */
  bonus_excluded_game: { status: 422, transient: false },
  /** The free spins named in the bet do not pay it: they have ended, or are for another game or stake. */
  freespins_unavailable: { status: 422, transient: false },
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

/**
 * Details of a `limit_reached` refusal that concerns money: the limit that applies, the amount left, and when more is
 * allowed [C4] [C6].
 */
export interface LimitLeft {
  type: Extract<LimitType, 'deposit' | 'loss' | 'wager'>;
  period: LimitPeriod;
  /** The request's currency. A limit in another currency is converted to it. */
  currency: CurrencyCode;
  /** The amount still allowed, in `currency`; 0 if nothing is left. */
  left_cents: WireAmount;
  /**
   * ISO time at which the oldest counted amount leaves the limit's window, so that more is allowed; `null` if
   * unknown.
   */
  until: string | null;
}

/** The body of every refusal. `errors` maps each field to its error codes or message keys, in order of importance. */
export interface RefusalBody {
  refusal: Refusal;
  errors?: Record<string, string[]>;
  /** Seconds to wait before a retry; only for transient refusals. */
  retry_after_sec?: number;
  /** The amount that the limit still allows; only for `limit_reached` on a deposit or stake. */
  limit?: LimitLeft;
  /**
   * The player's maximum stake: by licence and age for `stake_out_of_range` [C23], by the terms of the bonus for
   * `bonus_max_bet` [PX-32]. Only for these two.
   */
  max_stake?: { currency: string; amount_cents: WireAmount };
  /** The player's money; only for `not_enough_money`, if a bonus could have paid a part of the stake [PX-10]. */
  purse?: { currency: string; balance_cents: WireAmount; bonus_cents: WireAmount };
  /** The current card; only for `rate_changed` of an exchange, and only if the card is still in the shop [PX-75]. */
  card?: CompCard;
  /** The minimum age where the player lives; only for `under_age`, and only if it is known. */
  min_age?: number;
  /**
   * ISO time at which sign-in is possible again; only for `login_hours`, `session_limit` and, once the password was
   * right, `self_excluded`.
   */
  until?: string;
  request_id: string;
}
