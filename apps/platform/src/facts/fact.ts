import { Payment } from '@liftoff/contract/cashbox/cashbox';
import { Engine } from '@liftoff/contract/game/game';
import * as z from 'zod';

/** Minor units; as text in the database, where JSON numbers end at 2^53. */
const amount = z.codec(z.string().regex(/^-?\d{1,38}$/), z.bigint(), {
  decode: text => BigInt(text),
  encode: value => value.toString(),
});
const player = z.int();
const round = z.strictObject({
  player,
  round: z.uuid(),
  game: z.string(),
  engine: Engine,
  currency: z.string(),
  stake: amount,
});

/**
 * What can happen, and what is kept of it. A fact is written in the transaction in which it happened and never changed;
 * consumers read it later, so it carries what they need to know of that moment.
 */
export const facts = {
  /** A real-money round has ended: paid, maybe nothing. `win` is without jackpots, `jackpot_win` is theirs. */
  round_settled: round.extend({ win: amount, jackpot_win: amount }),
  /** A real-money round was taken back with its stake. Its stake never counted: it was no `round_settled`. */
  round_rolled_back: round,
  /** A payment has come to another state. */
  payment_moved: z.strictObject({
    player,
    payment: z.uuid(),
    action: Payment.shape.action,
    state: Payment.shape.state,
    currency: z.string(),
    amount,
  }),
  player_registered: z.strictObject({ player, country: z.string(), licence: z.string(), currency: z.string() }),
  signed_in: z.strictObject({ player }),
  /** All groups of the player from now on. */
  groups_changed: z.strictObject({ player, groups: z.array(z.string()) }),
  /** A limit or a break has begun, or a limit was lowered, or raised or removed: then it is `looser`. */
  limit_changed: z.strictObject({
    player,
    limit: z.string(),
    type: z.string(),
    period: z.string(),
    looser: z.boolean().optional(),
  }),
  /** A player has complained: by the form of the support page, or in the chat, where the staff has noted it. */
  complaint_made: z.strictObject({ player, by: z.enum(['form', 'chat']) }),
} as const;

export type FactKind = keyof typeof facts;

/** What a fact of a kind says. */
export type FactData<K extends FactKind = FactKind> = z.output<(typeof facts)[K]>;

/** A fact to be written, as it happened. */
export type NewFact = {
  [K in FactKind]: { readonly kind: K; readonly at: Date; readonly data: FactData<K> };
}[FactKind];

/** A fact as a consumer reads it. Positions count from 1 and have no gaps. */
export type Fact<K extends FactKind = FactKind> = {
  [Kind in K]: { readonly kind: Kind; readonly position: number; readonly at: Date; readonly data: FactData<Kind> };
}[K];
