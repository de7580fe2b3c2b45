import type { Offer } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { MarketRules } from '@liftoff/contract/limits/market-rules';
import { minor } from '../money/money.ts';
import type { GrantTerms } from './terms.ts';

/** A player, as far as it decides which offers they can have. */
export interface OfferAsker {
  readonly country: string | null;
  readonly licence: string;
  readonly groups: readonly string[];
}

/** Whether an offer is past its end, so that it issues nothing and cannot be started again [PX-48]. */
export const isOfferOver = ({ ends_at: end }: Offer, now: Date): boolean => end !== null && new Date(end) <= now;

/** Whether a moment is between the start and the end of an offer. */
export const isOfferOpen = (offer: Offer, now: Date): boolean =>
  (offer.starts_at === null || new Date(offer.starts_at) <= now) && !isOfferOver(offer, now);

/** Whether an offer is meant for a player. */
export const isOfferFor = ({ countries, licences, groups }: Offer, player: OfferAsker): boolean =>
  (countries === null || (player.country !== null && countries.includes(player.country))) &&
  (licences === null || licences.includes(player.licence)) &&
  (groups === null || groups.some(group => player.groups.includes(group)));

const notAllowed = ['VALIDATION.COMMON.NOT_ALLOWED'];

/**
 * Returns the fields of an offer that do not fit its kind, with their errors. A percentage needs a deposit or a loss,
 * and free spins need a deposit. Cashback is a percentage of a loss and can be claimed every day, so it has no deposit,
 * no code, and no key that would allow it only once.
 */
export function unfitFields({ kind, amount, ...offer }: Offer): Record<string, string[]> {
  if (kind === 'deposit') return {};
  const freespins = offer.freespins === undefined ? {} : { freespins: notAllowed };
  if (kind !== 'cashback') return amount.by === 'percent' ? { ...freespins, amount: notAllowed } : freespins;
  const unfit = {
    freespins: offer.freespins !== undefined,
    amount: amount.by !== 'percent' || amount.percent > 100,
    deposit_number: offer.deposit_number !== null,
    code: offer.code !== null,
    min_deposit: Object.keys(offer.min_deposit).length > 0,
    wager_on: offer.wager_on !== 'bonus',
    exclusivity_key: offer.exclusivity_key !== null,
  };
  return Object.fromEntries(
    Object.entries(unfit).flatMap(([field, isUnfit]) => (isUnfit ? [[field, notAllowed]] : [])),
  );
}

/** The market rules of a place that an offer breaks, by the field of the offer. Empty if it breaks none. */
export const brokenRules = (
  { wager, kind }: Offer,
  { wager_multiple_max: most, cashback }: Pick<MarketRules, 'wager_multiple_max' | 'cashback'>,
): Record<string, string[]> => ({
  ...(most !== null && wager > most ? { wager: ['wager_multiple_max'] } : {}),
  ...(kind === 'cashback' && cashback === 'off' ? { kind: ['cashback'] } : {}),
});

/**
 * The terms of an offer in a currency, as a grant keeps them; `null` if the offer has no amounts in that currency
 * [PX-41].
 */
export function termsOf(offer: Offer, currency: CurrencyCode): GrantTerms | null {
  const maxBet = offer.max_bet === null ? null : offer.max_bet[currency];
  const maxWin = offer.max_win === null ? null : offer.max_win[currency];
  if (maxBet === undefined || maxWin === undefined) return null;
  return {
    title: offer.title,
    wager: offer.wager,
    wager_on: offer.wager_on,
    max_bet_cents: maxBet,
    max_win_cents: maxWin,
    contributions: offer.contributions,
    excluded_games: offer.excluded_games,
    activate_days: offer.activate_days,
    wager_days: offer.wager_days,
  };
}

/**
 * The amount that an offer gives in a currency, in minor units: a percentage of `base` up to a maximum, or a fixed
 * amount. `base` is the deposit, the net loss of a day for cashback, and 0 for other offers. `null` if the offer has no
 * amount in that currency, or the deposit is below its minimum.
 */
export function amountOf(offer: Offer, currency: CurrencyCode, base: bigint): bigint | null {
  if (offer.kind === 'deposit' && base < leastDeposit(offer, currency)) return null;
  if (offer.amount.by === 'fixed') return positive(offer.amount.amounts[currency]);
  const most = positive(offer.amount.max[currency]);
  if (most === null) return null;
  const share = (base * BigInt(offer.amount.percent)) / 100n;
  const amount = share < most ? share : most;
  return amount > 0n ? amount : null;
}

/** The minimum deposit of an offer in minor units; 0 if it has none. */
export const leastDeposit = ({ min_deposit }: Offer, currency: CurrencyCode): bigint =>
  positive(min_deposit[currency]) ?? 0n;

const positive = (amount: Parameters<typeof minor>[0] | undefined): bigint | null => {
  const value = amount === undefined ? 0n : minor(amount);
  return value > 0n ? value : null;
};
