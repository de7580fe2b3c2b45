import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { rulePlacesOf } from '../account/profile/rule-place.ts';
import { guestPlace } from '../market/market-rules.ts';
import type { Sql } from '../database/database.ts';
import { jackpots, type JackpotConfig } from './jackpot-config.ts';

/**
 * Finds the jackpots to which a game contributes. A game's categories do not change while the platform runs, so each
 * game is read only once.
 */
export type CountingGames = (sql: Sql, game: string) => Promise<readonly JackpotConfig[]>;

export function countingGames(): CountingGames {
  const known = new Map<string, readonly JackpotConfig[]>();
  return async (sql, game) => {
    const found = known.get(game) ?? (await jackpotsOf(sql, game));
    known.set(game, found);
    return found;
  };
}

async function jackpotsOf(sql: Sql, game: string): Promise<readonly JackpotConfig[]> {
  const [row] = await sql.query<{ categories: string[] }>('SELECT categories FROM games WHERE slug = $1', [game]);
  return jackpots.filter(jackpot => jackpot.categories.some(category => row?.categories.includes(category)));
}

/** The players among the given ones whose place allows jackpots. Their rounds feed the pools and can win them. */
export async function playersOfJackpots(
  sql: Sql,
  ruleFor: RuleFor,
  playerIds: readonly number[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(playerIds)];
  const places = await rulePlacesOf(sql, ids);
  return new Set(ids.filter(id => ruleFor({ ...(places.get(id) ?? guestPlace(null)), at }).jackpots));
}
