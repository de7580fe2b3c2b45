import { Payment } from '@liftoff/contract/cashbox/cashbox';
import { Engine } from '@liftoff/contract/game/game';
import { cashIn } from '@liftoff/rules/bonus/stake-part';
import * as z from 'zod';

/** An amount in minor units, stored as a string because JSON numbers are exact only up to 2^53. */
const amount = z.codec(z.string().regex(/^-?\d{1,38}$/), z.bigint(), {
  decode: text => BigInt(text),
  encode: value => value.toString(),
});
const player = z.int();
const grant = z.int();
const round = z.strictObject({
  player,
  round: z.uuid(),
  game: z.string(),
  engine: Engine,
  currency: z.string(),
  stake: amount,
  /** What paid the stake. Absent in facts older than bonuses, whose stakes were paid in cash. */
  parts: z
    .array(z.strictObject({ source: z.enum(['cash', 'bonus', 'spins']), grant: grant.nullable(), amount }))
    .optional(),
  /** What the round contributed to the wagering of a grant; absent or `null` if nothing. */
  contribution: z.strictObject({ grant, amount }).nullable().optional(),
});

/** The player's own money in a round's stake, in minor units [PX-02]. */
export const ownStake = ({ parts, stake }: Pick<z.output<typeof round>, 'parts' | 'stake'>): bigint =>
  parts === undefined ? stake : cashIn(parts);

/**
 * The kinds of facts, with the data stored for each. A fact is written in the transaction in which the event happened
 * and never changes. Consumers read it later, so it carries all the data they need about that moment.
 */
export const facts = {
  /**
   * A real-money round ended. `win` excludes jackpots and can be zero; `jackpot_win` is the amount won from jackpots.
   */
  round_settled: round.extend({ win: amount, jackpot_win: amount }),
  /**
   * A real-money round was rolled back and its stake returned. The stake never counted, because there is no
   * `round_settled` fact for the round.
   */
  round_rolled_back: round,
  /** A payment changed state. */
  payment_moved: z.strictObject({
    player,
    payment: z.uuid(),
    action: Payment.shape.action,
    state: Payment.shape.state,
    currency: z.string(),
    amount,
  }),
  /**
   * A player was given a reward of the kind `reward`, once per `cause`. `amount` and `currency` are `null` if the reward
   * is not money.
   */
  reward_given: z.strictObject({
    player,
    reward: z.string(),
    cause: z.string(),
    amount: amount.nullable(),
    currency: z.string().nullable(),
  }),
  /** Points were added, or removed if `amount` is negative. `balance` is the number of points afterwards. */
  points_changed: z.strictObject({ player, amount, balance: amount, cause: z.string() }),
  player_registered: z.strictObject({ player, country: z.string(), licence: z.string(), currency: z.string() }),
  signed_in: z.strictObject({ player }),
  /** `groups` is the complete new list of the player's groups. */
  groups_changed: z.strictObject({ player, groups: z.array(z.string()) }),
  /** A limit or break began, or a limit was changed. `looser` is true if the limit was raised or removed. */
  limit_changed: z.strictObject({
    player,
    limit: z.string(),
    type: z.string(),
    period: z.string(),
    looser: z.boolean().optional(),
  }),
  /** A player complained, through the form on the support page or in the chat, where staff recorded it. */
  complaint_made: z.strictObject({ player, by: z.enum(['form', 'chat']) }),
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
