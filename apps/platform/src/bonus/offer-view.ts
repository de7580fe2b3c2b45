import type { BonusOffer, OfferedSpins } from '@liftoff/contract/bonus';
import type { Offer } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { leastDeposit, termsOf } from '@liftoff/rules/bonus/offer';
import { winningsTerms } from '@liftoff/rules/bonus/spin-terms';
import { wire } from '@liftoff/rules/money/money';
import { spinTermsIn } from './spin-offers.ts';

/**
 * An offer with its key terms in a currency [C28]; `null` if it cannot be had in that currency. Its code is shown only
 * if the offer is public or the viewer has set the code.
 */
export function offerView(offer: Offer, currency: CurrencyCode, isOwnCode = false): BonusOffer | null {
  const terms = termsOf(offer, currency);
  const { amount } = offer;
  const most = amount.by === 'percent' ? amount.max[currency] : amount.amounts[currency];
  if (terms === null || most === undefined) return null;
  const least = leastDeposit(offer, currency);
  return {
    id: offer.id,
    kind: offer.kind,
    title: offer.title,
    description: offer.description,
    code: offer.is_public || isOwnCode ? offer.code : null,
    percent: amount.by === 'percent' ? amount.percent : null,
    min_deposit_cents: least > 0n ? wire(least) : null,
    max_bonus_cents: amount.by === 'percent' ? most : null,
    amount_cents: amount.by === 'fixed' ? most : null,
    deposit_number: offer.deposit_number,
    freespins_count: offer.freespins?.count ?? null,
    freespins: offer.freespins === undefined ? null : offeredSpins(offer.freespins.offer, currency),
    wager: offer.wager,
    wager_on: offer.wager_on,
    max_bet_cents: terms.max_bet_cents,
    max_win_cents: terms.max_win_cents,
    excluded_games: [...offer.excluded_games],
    days_to_activate: offer.activate_days,
    days_to_use: offer.wager_days,
    ends_at: offer.ends_at,
    currency,
  };
}

/** The terms of the free spins of an offer, in the player's currency, else in euro [PBONUS-008]. */
function offeredSpins(name: string, wanted: CurrencyCode): OfferedSpins | null {
  const found = spinTermsIn(name, wanted);
  if (found === null) return null;
  const { currency, terms } = found;
  return {
    currency,
    stake_cents: terms.stake_cents,
    max_win_cents: terms.max_win_cents,
    wager: winningsTerms(terms)?.wager ?? 0,
    days_to_activate: terms.activate_days,
    days_to_use: terms.use_days,
  };
}
