import type { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { minor } from '../money/money.ts';

/**
 * Maximum stake per round in EUR cents, by licence, kind of game and age in whole years [C23]. A player of unknown
 * age gets the lowest maximum. Under a licence without a row, or for a player below all of its ages, the maximum is
 * 0. `null` if only the game's own limit applies.
 */
export function maxStake(
  policy: LicencePolicy,
  of: { readonly licence: string; readonly slots: boolean; readonly age: number | null },
): bigint | null {
  const licence = Object.hasOwn(policy.licences, of.licence) ? policy.licences[of.licence] : undefined;
  if (licence === undefined) return 0n;
  const { max_stake: rule } = licence;
  if (rule === null || (rule.games === 'slots' && !of.slots)) return null;
  const { age } = of;
  const bands = rule.bands.map(band => ({ from: band.from_age, most: minor(band.eur_cents) }));
  if (age === null) return bands.reduce((least, { most }) => (most < least ? most : least), bands[0]?.most ?? 0n);
  return bands.findLast(({ from }) => from <= age)?.most ?? 0n;
}
