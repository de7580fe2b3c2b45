import { CurrencyCodeSchema, WireAmountInput, type CurrencyCode } from '@liftoff/contract/core/money';
import { SpinTerms } from '@liftoff/rules/bonus/spin-terms';
import * as z from 'zod';
import { playerById } from '../account/player-row.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { SpinOffers } from './spins-reward.ts';

const amounts = SpinTerms.pick({ stake_cents: true, max_win_cents: true, cash_value_cents: true }).extend({
  max_bet_cents: WireAmountInput.nullable(),
});
const offer = SpinTerms.omit({ stake_cents: true, max_win_cents: true, cash_value_cents: true }).extend({
  currencies: z.object({ EUR: amounts }).catchall(amounts),
});

/** `config/free-spins.json`: the terms of free spins by the name of their offer, with their amounts by currency. */
export const spinOfferFile = z.record(z.string().regex(/^[a-z_]+$/), offer);

const offers = readConfigFile('free-spins.json', spinOfferFile);

/** Names and titles of the offers. */
export const spinOfferTitles = Object.entries(offers).map(([name, { title }]) => [name, title] as const);

/** Whether free spins are offered under a name. */
export const isSpinOffer = (name: string): boolean => Object.hasOwn(offers, name);

/** How often the winnings of an offer have to be wagered; 0 if they become cash, or if there is no such offer. */
export function wagerOfSpins(name: string): number {
  const wins = isSpinOffer(name) ? offers[name]?.wins : undefined;
  return wins?.as === 'bonus' ? wins.terms.wager : 0;
}

/**
 * Returns an offer's terms in a currency, or in euro if the offer does not support that currency [PBONUS-008]. `null`
 * if there is no such offer.
 */
export function spinTermsIn(
  name: string,
  wanted: string,
): { readonly currency: CurrencyCode; readonly terms: SpinTerms } | null {
  const found = isSpinOffer(name) ? offers[name] : undefined;
  if (found === undefined) return null;
  const { currencies, ...terms } = found;
  const currency = CurrencyCodeSchema.parse(Object.hasOwn(currencies, wanted) ? wanted : 'EUR');
  const { max_bet_cents, ...own } = currencies[currency] ?? currencies.EUR;
  const wins = terms.wins.as === 'cash' ? terms.wins : { ...terms.wins, terms: { ...terms.wins.terms, max_bet_cents } };
  return { currency, terms: { ...terms, ...own, wins } };
}

/** The configured offers. A player gets the spins in their currency, or in euro if the offer has no amounts for it. */
export const configuredSpinOffers: SpinOffers = async (sql, name, playerId) => {
  const player = await playerById(sql, playerId);
  return player === null ? null : spinTermsIn(name, player.currency);
};
