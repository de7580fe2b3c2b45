import { realityCheckTerms } from '@liftoff/rules/limits/terms';
import { restMs, type PlayTime } from '@liftoff/rules/limits/reality-check';
import { licencePolicy } from '../market/licence-policy.ts';
import type { Tx } from '../database/database.ts';

/** The stored data about a player's real-money play time. */
export interface PlayTimeRow {
  own_min: number | null;
  check_number: number | null;
  began_at: Date | null;
  counted_from: Date | null;
  played_at: Date | null;
  struck_at: Date | null;
}

/** The SQL columns of `PlayTimeRow`, to be selected together with a row of `players`, whose alias is passed in. */
export const playTimeColumns = (player: string): string =>
  `${player}.reality_check_min AS own_min, k.number AS check_number, k.began_at, k.counted_from, k.played_at, k.struck_at`;

export const playTimeJoin = (player: string): string => `LEFT JOIN reality_checks k ON k.player_id = ${player}.id`;

/** A player's play time, with the reality-check interval that they have set, or else their licence's interval. */
export function playTimeOf(row: PlayTimeRow, licence: string, sessionBegan: Date | null): PlayTime {
  const { own_min, began_at, counted_from, played_at, struck_at } = row;
  return {
    sessionBegan,
    intervalMin: own_min ?? realityCheckTerms(licencePolicy, licence)?.intervalMin ?? null,
    stretch:
      began_at === null || counted_from === null || played_at === null
        ? null
        : { beganAt: began_at, countedFrom: counted_from, playedAt: played_at, struck: struck_at !== null },
  };
}

/**
 * Records that a player has staked. The current stretch of play continues, or a new one begins if the player's
 * session began after a break from play. The locked row decides, so that two concurrent stakes begin only one
 * stretch.
 */
export async function recordPlay(tx: Tx, playerId: number, sessionBegan: Date | null, now: Date): Promise<void> {
  const rested = `coalesce($3::timestamptz >= k.played_at + $4::int * interval '1 millisecond', false)`;
  const anew = (then: string, kept: string) => `CASE WHEN ${rested} THEN ${then} ELSE ${kept} END`;
  await tx.query(
    `INSERT INTO reality_checks AS k (player_id, began_at, counted_from, played_at) VALUES ($1, $2, $2, $2)
     ON CONFLICT (player_id) DO UPDATE SET
       number = ${anew('k.number + 1', 'k.number')}, began_at = ${anew('$2', 'k.began_at')},
       counted_from = ${anew('$2', 'k.counted_from')}, struck_at = ${anew('NULL', 'k.struck_at')},
       played_at = greatest(k.played_at, $2)`,
    [playerId, now, sessionBegan, restMs],
  );
}
