import type { consoleBonuses, CrmCredit } from '@liftoff/contract/console/bonuses';
import type { GivenReward } from '@liftoff/contract/console/rewards';
import type { RewardOf } from '@liftoff/contract/reward';
import { isOfferOpen } from '@liftoff/rules/bonus/offer';
import { isCurrency } from '@liftoff/rules/money/money';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { refuse, Undone, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { givenRewards } from '../reward/given-rewards.ts';
import type { Giver } from '../reward/rewards.ts';
import { allOffers, offerById } from './offers.ts';
import { isSpinOffer, spinOfferTitles } from './spin-offers.ts';

type Calls = 'crmOffers' | 'crmCredit' | 'crmCredits';
type Credited = RewardOf<'bonus' | 'freespins'>;

/** Name of the giver of a CRM system's credits, which begins their causes. */
export const crmGiver = 'crm';
const prefix = `${crmGiver}:`;

/**
 * Handlers for a CRM system that credits offers to players. A credit is given once per correlation id. It invites the
 * player to play, so it requires their consent to marketing [PX-07].
 */
export function crmHandlers(
  { db, deps }: Platform,
  giver: Giver<Credited['type']>,
): Pick<Handlers<typeof consoleBonuses>, Calls> {
  return {
    crmOffers: async () => {
      const live = (await allOffers(db)).filter(
        ({ offer, state }) => offer.kind === 'manual' && state === 'live' && isOfferOpen(offer, deps.now()),
      );
      const bonuses = live.map(({ offer: { id, title, amount } }) => {
        const amounts = amount.by === 'fixed' ? amount.amounts : null;
        return { offer_id: id, type: 'bonus' as const, title, amounts };
      });
      const spins = spinOfferTitles.map(([name, title]) => {
        return { offer_id: name, type: 'freespins' as const, title, amounts: null };
      });
      return [...bonuses, ...spins];
    },
    crmCredit: async ({ body }, { operator, ip }) => {
      const { player_id: playerId, correlation_id: correlation } = body;
      const write = { owner: operator, call: 'crmCredit', key: correlation, input: body };
      return await withIdempotency(db, deps, write, async tx => {
        const player = await playerById(tx, playerId, 'FOR UPDATE');
        if (player === null) return refuse('not_found');
        const reward = await creditOf(tx, player, body);
        if ('refused' in reward) return reward;
        const byStaff = { operator, ip, reason: `CRM credit ${correlation}` };
        const giving = await giver
          .give(tx, playerId, reward, { reference: correlation, byStaff })
          .catch(asRefusedOffer);
        if (giving.outcome === 'denied') return refuse('forbidden', { offer_id: [giving.because] });
        return creditView(playerId, giving.given) ?? refuse('not_found');
      });
    },
    crmCredits: async ({ query: { player_id: playerId } }) => {
      if ((await playerById(db, playerId)) === null) return refuse('not_found');
      return (await givenRewards(db, playerId)).flatMap(given => creditView(playerId, given) ?? []);
    },
  };
}

/** Throws the refusal of an offer that is not available under the field of a credit. Other errors stay as they are. */
function asRefusedOffer(error: unknown): never {
  const because = error instanceof Undone ? error.refused.errors?.['reward.offer'] : undefined;
  throw because === undefined ? error : new Undone(refuse('forbidden', { offer_id: because }));
}

const notAllowed = ['VALIDATION.COMMON.NOT_ALLOWED'];

/** The reward that a credit asks for: free spins with their count, or a bonus with its amount or that of its offer. */
async function creditOf(
  sql: Sql,
  { currency }: PlayerRow,
  {
    offer_id: offer,
    amount_cents: asked,
    freespins_count: count,
  }: {
    readonly offer_id: string;
    readonly amount_cents?: Extract<Credited, { type: 'bonus' }>['amount_cents'] | undefined;
    readonly freespins_count?: number | undefined;
  },
): Promise<Credited | Refused> {
  if (isSpinOffer(offer)) {
    return count === undefined
      ? refuse('invalid', { freespins_count: notAllowed })
      : { type: 'freespins', offer, freespins_count: count };
  }
  const kept = await offerById(sql, offer);
  if (kept === null || kept.offer.kind !== 'manual' || !isCurrency(currency))
    return refuse('invalid', { offer_id: notAllowed });
  const { amount } = kept.offer;
  const amountCents = asked ?? (amount.by === 'fixed' ? amount.amounts[currency] : undefined);
  return amountCents === undefined
    ? refuse('invalid', { amount_cents: notAllowed })
    : { type: 'bonus', offer, currency, amount_cents: amountCents };
}

/** A reward as a credit; `null` if no CRM system gave it. */
function creditView(playerId: number, { cause, reward, given_at: at }: GivenReward): CrmCredit | null {
  if (!cause.startsWith(prefix) || (reward.type !== 'bonus' && reward.type !== 'freespins')) return null;
  const isBonus = reward.type === 'bonus';
  return {
    correlation_id: cause.slice(prefix.length),
    player_id: playerId,
    offer_id: reward.offer,
    type: reward.type,
    currency: isBonus ? reward.currency : null,
    amount_cents: isBonus ? reward.amount_cents : null,
    freespins_count: isBonus ? null : reward.freespins_count,
    credited_at: at,
  };
}
