import { Payment } from '@liftoff/contract/cashbox/cashbox';
import { Engine } from '@liftoff/contract/game/game';
import { cashIn } from '@liftoff/rules/bonus/stake-part';
import * as z from 'zod';

/** An amount in minor units, stored as a string because JSON numbers are exact only up to 2^53. */
const amount = z.codec(z.string().regex(/^-?\d{1,38}$/), z.bigint(), {
  decode: text => BigInt(text),
  encode: value => value.toString(),
});
/** A moment, stored as ISO 8601 in UTC. */
const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: text => new Date(text),
  encode: date => date.toISOString(),
});
const player = z.int();
const grant = z.int();
const round = z.object({
  player,
  round: z.uuid(),
  game: z.string(),
  engine: Engine,
  currency: z.string(),
  stake: amount,
  /** What paid the stake. Absent in facts older than bonuses, whose stakes were paid in cash. */
  parts: z.array(z.object({ source: z.enum(['cash', 'bonus', 'spins']), grant: grant.nullable(), amount })).optional(),
  /** What the round contributed to the wagering of a grant; absent or `null` if nothing. */
  contribution: z.object({ grant, amount }).nullable().optional(),
});

/** The player's own money in a round's stake, in minor units [PX-02]. */
export const ownStake = ({ parts, stake }: Pick<z.output<typeof round>, 'parts' | 'stake'>): bigint =>
  parts === undefined ? stake : cashIn(parts);
const payment = z.object({ player, payment: z.uuid(), action: Payment.shape.action, currency: z.string(), amount });

/**
 * The kinds of facts, with the data stored for each. A fact is written in the transaction in which the event happened
 * and never changes. Consumers read it later, so it carries all the data they need about that moment.
 *
 * During an upgrade, processes of two versions read each other's facts. Therefore the schemas of all objects are
 * `z.object`, with which reading drops unknown fields (writing rejects them), and a field that is added to a kind is
 * optional or has a default, because stored facts lack it.
 */
export const facts = {
  /**
   * A real-money round ended. `win` excludes jackpots and can be zero; `jackpot_win` is the amount won from jackpots.
   * `opened_at` is when the stake was taken; absent in facts from before it was recorded.
   */
  round_settled: round.extend({ win: amount, jackpot_win: amount, opened_at: moment.nullable().optional() }),
  /**
   * A real-money round was rolled back: its stake was returned, and `win` and `jackpot_win` were taken back, which are
   * zero if the round was still open. `opened_at` is when the stake was taken. `settled_at` is when `round_settled` was
   * recorded for the round, or `null` if it never was; a consumer that counts settled rounds then has nothing to
   * correct.
   */
  round_rolled_back: round.extend({
    win: amount.default(0n),
    jackpot_win: amount.default(0n),
    opened_at: moment.nullable().default(null),
    settled_at: moment.nullable().default(null),
  }),
  /** A deposit or withdrawal was requested. `offer` is the offer that the player chose with it, or `null`. */
  payment_begun: payment.extend({ method: z.string(), offer: z.string().nullable() }),
  /** A payment changed state. `method` is `null` only in facts from before it was recorded. */
  payment_moved: payment.extend({
    state: Payment.shape.state,
    method: z.string().nullable().default(null),
    offer: z.string().nullable().default(null),
  }),
  /**
   * The provider took a deposit back. `amount` is the whole deposit, whatever the player's balance still held of it.
   * `credited_at` is when the deposit entered play, or `null` if it never did.
   */
  deposit_charged_back: payment.omit({ action: true }).extend({
    method: z.string(),
    offer: z.string().nullable(),
    credited_at: moment.nullable(),
  }),
  /**
   * A player was given a reward of the kind `reward`, once per `cause`. `amount` and `currency` are `null` if the reward
   * is not money.
   */
  reward_given: z.object({
    player,
    reward: z.string(),
    cause: z.string(),
    amount: amount.nullable(),
    currency: z.string().nullable(),
  }),
  /**
   * A grant reached the stage `to`. `from` is `null` if the grant is new, and `offer` is `null` if it was given without
   * an offer.
   */
  grant_changed: z.object({
    player,
    grant: z.string(),
    offer: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string(),
    currency: z.string(),
  }),
  /** Points were added, or removed if `amount` is negative. `balance` is the number of points afterwards. */
  points_changed: z.object({ player, amount, balance: amount, cause: z.string() }),
  player_registered: z.object({ player, country: z.string(), licence: z.string(), currency: z.string() }),
  signed_in: z.object({ player }),
  /** `groups` is the complete new list of the player's groups. */
  groups_changed: z.object({ player, groups: z.array(z.string()) }),
  /** A limit or break began, or a limit was changed. `looser` is true if the limit was raised or removed. */
  limit_changed: z.object({
    player,
    limit: z.string(),
    type: z.string(),
    period: z.string(),
    looser: z.boolean().optional(),
  }),
  /** A player complained, through the form on the support page or in the chat, where staff recorded it. */
  complaint_made: z.object({ player, by: z.enum(['form', 'chat']) }),
} as const;

export type FactKind = keyof typeof facts;

/** The data of a fact of kind `K`. */
export type FactData<K extends FactKind = FactKind> = z.output<(typeof facts)[K]>;

/** A fact to be written. */
export type NewFact = {
  [K in FactKind]: { readonly kind: K; readonly at: Date; readonly data: FactData<K> };
}[FactKind];

/** A fact in the form that consumers read. Positions start at 1 and have no gaps. */
export type Fact<K extends FactKind = FactKind> = {
  [Kind in K]: { readonly kind: Kind; readonly position: number; readonly at: Date; readonly data: FactData<Kind> };
}[K];
