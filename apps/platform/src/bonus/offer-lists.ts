import type { BonusOffer } from '@liftoff/contract/bonus';
import type { OfferKind } from '@liftoff/contract/console/offers';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import { isOfferFor, isOfferOpen } from '@liftoff/rules/bonus/offer';
import { isOfCode } from '@liftoff/rules/bonus/shown-offer';
import { isCurrency } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import type { CallOf } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { switchedOnSince } from '../market/house-switch.ts';
import { guestPlace, showsGuestsPromotions } from '../market/market-rules.ts';
import { whyUnavailable } from './issue-offer.ts';
import { offerView } from './offer-view.ts';
import { allOffers, brokenIn, type KeptOffer } from './offers.ts';

/** Whether a player may have a bonus at all [PX-07]. The reward module implements this, and the wiring passes it in. */
export type MayHaveBonus = (sql: Sql, playerId: number) => Promise<boolean>;

/** What the lists of offers need from other modules. The wiring passes it in. */
export interface OfferListParts {
  /** A player who may not have a bonus is shown no offer. */
  readonly mayHave: MayHaveBonus;
  /** Number of the deposit that the player would make next, from 1. */
  readonly nextDeposit: (sql: Sql, playerId: number) => Promise<number>;
}

/**
 * The offers of these kinds that the caller can get now: public offers, and the one for the player's deposit code,
 * because its terms are shown before the deposit [C28]. Empty while staff have stopped all bonuses [PX-50], and for
 * guests where bonuses are not public or nobody can play for money.
 */
export async function listedOffers(
  platform: Platform,
  parts: OfferListParts,
  call: Pick<CallOf<'optional'>, 'player' | 'country'>,
  kinds: readonly OfferKind[],
): Promise<BonusOffer[]> {
  const { db, deps } = platform;
  const now = deps.now();
  const shown = (await allOffers(db)).filter(
    ({ offer, state }) => state === 'live' && isOfferOpen(offer, now) && kinds.includes(offer.kind),
  );
  if ((await switchedOnSince(db, 'bonuses_stopped')) !== null) return [];
  return call.player === null
    ? offersOfGuest(platform, call.country, shown)
    : await offersOfPlayer(platform, parts, call.player.id, shown);
}

function offersOfGuest(
  { ruleFor, deps }: Platform,
  country: string | null,
  offers: readonly KeptOffer[],
): BonusOffer[] {
  const place = guestPlace(country);
  const rules = ruleFor({ ...place, at: deps.now() });
  if (!showsGuestsPromotions(rules)) return [];
  const currency = currencyOfCountry(country ?? '');
  const guest = { country, licence: place.licence ?? '', groups: [] };
  return offers
    .filter(({ offer }) => offer.is_public && isOfferFor(offer, guest))
    .filter(({ offer }) => Object.keys(brokenIn(offer, rules)).length === 0)
    .flatMap(({ offer }) => offerView(offer, currency) ?? []);
}

async function offersOfPlayer(
  platform: Platform,
  { mayHave, nextDeposit }: OfferListParts,
  playerId: number,
  offers: readonly KeptOffer[],
): Promise<BonusOffer[]> {
  const { db } = platform;
  const player = await playerById(db, playerId);
  if (player === null || !isCurrency(player.currency) || !(await mayHave(db, playerId))) return [];
  const next = await nextDeposit(db, playerId);
  const views: BonusOffer[] = [];
  for (const kept of offers) {
    const { kind, deposit_number: wanted, is_public: isPublic } = kept.offer;
    if (kind === 'registration') continue;
    const isOwnCode = isOfCode(kept.offer, player.deposit_bonus_code);
    if (!isPublic && !isOwnCode) continue;
    if (wanted !== null && wanted !== next) continue;
    const view = offerView(kept.offer, player.currency, isOwnCode);
    if (view !== null && (await whyUnavailable(db, platform, kept, playerId)) === null) views.push(view);
  }
  return views;
}
