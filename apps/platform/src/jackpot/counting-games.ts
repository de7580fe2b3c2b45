import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { rulePlacesOf } from '../account/profile/rule-place.ts';
import { guestPlace } from '../market/market-rules.ts';
import type { Sql } from '../database/database.ts';
import { activeJackpots, type JackpotConfig } from './jackpot-config.ts';

/** The active jackpots to which games contribute, cached in a process so that a round does not read them. */
export interface CountingGames {
  of(sql: Sql, game: string): Promise<readonly JackpotConfig[]>;
  /** Those of a game that are in force, read again. */
  inForce(sql: Sql, game: string): Promise<readonly JackpotConfig[]>;
  /** Reads the jackpots in force again. */
  refresh(sql: Sql): Promise<void>;
}

export function countingGames(): CountingGames {
  let jackpots: readonly JackpotConfig[] | null = null;
  /** A game's categories do not change while the platform runs. */
  const categories = new Map<string, readonly string[]>();
  const read = async (sql: Sql) => (jackpots = await activeJackpots(sql));
  const ofGame = async (sql: Sql, game: string, all: readonly JackpotConfig[]) => {
    const of = categories.get(game) ?? (await categoriesOf(sql, game));
    categories.set(game, of);
    return all.filter(jackpot => jackpot.categories.some(name => of.includes(name)));
  };
  return {
    of: async (sql, game) => await ofGame(sql, game, jackpots ?? (await read(sql))),
    inForce: async (sql, game) => await ofGame(sql, game, await read(sql)),
    refresh: async sql => void (await read(sql)),
  };
}

async function categoriesOf(sql: Sql, game: string): Promise<readonly string[]> {
  const [row] = await sql.query<{ categories: string[] }>('SELECT categories FROM games WHERE slug = $1', [game]);
  return row?.categories ?? [];
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
