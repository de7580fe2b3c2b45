import type { MarketRules } from '@liftoff/contract/limits/market-rules';
import { minor } from '../money/money.ts';

/**
 * Maximum stake per round in EUR cents, by kind of game and age in whole years [C23]. A player of unknown age gets the
 * lowest maximum. For a player below all of the rule's ages, the maximum is 0. `null` if only the game's own limit
 * applies.
 */
export function maxStake(
  rule: MarketRules['stake_max'],
  { slots, age }: { readonly slots: boolean; readonly age: number | null },
): bigint | null {
  if (rule === null || (rule.games === 'slots' && !slots)) return null;
  const bands = rule.bands.map(band => ({ from: band.from_age, most: minor(band.eur_cents) }));
  if (age === null) return bands.reduce((least, { most }) => (most < least ? most : least), bands[0]?.most ?? 0n);
  return bands.findLast(({ from }) => from <= age)?.most ?? 0n;
}
