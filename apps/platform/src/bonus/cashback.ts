import type { bonus, Cashback } from '@liftoff/contract/bonus';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { openCountry } from '@liftoff/rules/account/licence';
import { localDays } from '@liftoff/rules/account/local-days';
import { cashbackDay, netLoss } from '@liftoff/rules/bonus/cashback';
import { isCurrency, minor, wire } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { licencePolicy } from '../market/licence-policy.ts';
import { givenFor } from '../reward/given-rewards.ts';
import { playByCurrency } from '../wallet/own-play.ts';
import { bonusView } from './bonus-view.ts';
import { grantByCause } from './grant-rows.ts';
import { giveOffer, planGrant, type GiftGiver } from './issue-offer.ts';
import { offerView } from './offer-view.ts';
import { allOffers } from './offers.ts';

/** Cashback that can be claimed. `loss` is in minor units of the currency. */
interface Claimable {
  readonly view: Cashback;
  readonly currency: CurrencyCode;
  readonly loss: bigint;
}

/** One claim per offer and day. */
const referenceOf = (offer: string, day: string): string => `${offer}:${day}`;

/**
 * Handlers for cashback: a share of the own money that a player has lost on the day before, in the time zone of their
 * country. The player claims it within the following day, and gets a bonus under the terms of the offer.
 */
export function cashbackHandlers(
  platform: Platform,
  giver: GiftGiver,
): Pick<Handlers<typeof bonus>, 'listCashback' | 'claimCashback'> {
  const { db, deps } = platform;
  return {
    listCashback: async (_input, { player }) =>
      (await claimable(db, platform, giver, player.id)).map(({ view }) => view),
    claimCashback: ({ params: { id }, body: { day } }, { player, idempotencyKey, country }) => {
      const owner = `player:${player.id}`;
      const input = { id, day };
      return withIdempotency(db, deps, { owner, call: 'claimCashback', key: idempotencyKey, input }, async tx => {
        await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
        const barred = await protectedFromGifts(tx, { playerId: player.id, country, now: deps.now() });
        if (barred !== null) return barred;
        const found = (await claimable(tx, platform, giver, player.id)).find(
          ({ view }) => view.offer.id === id && view.day === day,
        );
        if (found === undefined) return refuse('not_found');
        const { currency, loss } = found;
        const reference = referenceOf(id, day);
        const asked = { playerId: player.id, offer: id, currency, deposit: null, loss, reference };
        if ((await giveOffer(tx, platform, giver, asked)) !== 'given') return refuse('not_found');
        const grant = await grantByCause(tx, `${player.id}:gifts:${reference}`);
        if (grant === null) throw new Error(`The cashback ${reference} of player ${player.id} has no grant`);
        return bonusView(grant);
      });
    },
  };
}

/** The cashback that a player can claim now; none if they may not have bonuses [PX-07]. */
async function claimable(sql: Sql, platform: Platform, giver: GiftGiver, playerId: number): Promise<Claimable[]> {
  const player = await playerById(sql, playerId);
  if (player === null || !isCurrency(player.currency) || !(await giver.mayHave(sql, playerId, 'bonus'))) return [];
  const { currency } = player;
  const zone = openCountry(licencePolicy, player.country)?.time_zone ?? 'UTC';
  const { day, from, until, claimableUntil } = cashbackDay(localDays(zone), platform.deps.now());
  const results = await playByCurrency(sql, playerId, from, until);
  const nets = results.map(({ currency: of, net_cents: net }) => ({ currency: of, net: minor(net) }));
  const loss = netLoss(nets, currency, exchangeRates);
  const found: Claimable[] = [];
  for (const kept of await allOffers(sql)) {
    const { offer } = kept;
    if (offer.kind !== 'cashback' || !offer.is_public) continue;
    const view = offerView(offer, currency);
    const planned = await planGrant(sql, platform, kept, { playerId, currency, deposit: null, loss });
    if (view === null || planned.outcome === 'unavailable') continue;
    if ((await givenFor(sql, playerId, `gifts:${referenceOf(offer.id, day)}`)) !== null) continue;
    const figures = { day, loss_cents: wire(loss), amount_cents: wire(planned.amount) };
    found.push({ view: { offer: view, ...figures, claimable_until: claimableUntil.toISOString() }, currency, loss });
  }
  return found;
}
