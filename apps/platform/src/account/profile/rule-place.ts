import type { RuleFor, RulePlace } from '@liftoff/contract/limits/market-rules';
import { openCountry, provinceCode } from '@liftoff/rules/account/licence';
import type { Sql } from '../../database/database.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { placeOf, type AgeProfile } from './age.ts';

/** What decides which market rules hold for a player. */
type Placed = Pick<AgeProfile, 'licence' | 'country' | 'state' | 'postal_code'>;

/** The place whose market rules hold for a player: their licence, and the country and province where they live. */
export function rulePlaceOf(player: Placed): RulePlace {
  const { licence, country } = player;
  const row = openCountry(licencePolicy, country);
  if (country === null || row === null) return { licence, country, province: null };
  const { state } = placeOf({ ...player, date_of_birth: null }, country);
  return { licence, country, province: state ? provinceCode(row, state) : null };
}

/**
 * Whether the market rules allow real play to a player, both where the player lives and in every country that a call
 * comes from. The player's licence counts in all of them.
 */
export const isRealPlayOn = (ruleFor: RuleFor, player: Placed, from: readonly (string | null)[], at: Date): boolean =>
  [rulePlaceOf(player), ...from.map(country => ({ licence: player.licence, country, province: null }))].every(
    place => ruleFor({ ...place, at }).real_play === 'on',
  );

/** The places of several players, by player id. A player who does not exist has none. */
export async function rulePlacesOf(sql: Sql, playerIds: readonly number[]): Promise<ReadonlyMap<number, RulePlace>> {
  const rows = await sql.query<Placed & { id: bigint }>(
    'SELECT id, licence, country, state, postal_code FROM players WHERE id = ANY ($1::bigint[])',
    [playerIds],
  );
  return new Map(rows.map(row => [Number(row.id), rulePlaceOf(row)]));
}
