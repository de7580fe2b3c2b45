import type { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { minor } from '../money/money.ts';

/**
 * The most that may be staked in one round, in cents of EUR, by licence, kind of game and age in whole years [C23]. Who is
 * of no known age is held to the lowest; under a licence without a row, or below every age of it, nothing may be staked.
 * Null: what the game itself takes.
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
