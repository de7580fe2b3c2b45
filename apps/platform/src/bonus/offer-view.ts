import type { BonusOffer } from '@liftoff/contract/bonus';
import type { Offer } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { leastDeposit, termsOf } from '@liftoff/rules/bonus/offer';
import { wire } from '@liftoff/rules/money/money';

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
    freespins_count: null,
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
