import type { SeedPair } from '@liftoff/contract/game/game';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { pairView } from '../seeds/seeds.ts';
import { dayOf, tableMoment } from './table-clock.ts';
import { dayNumber, tablePair } from './table-seeds.ts';

interface DaySeed {
  day: string;
  server_seed: string;
  server_seed_hash: string;
}

/** A table's seed for tomorrow, committed together with today's seed. Only its hash is visible. */
export async function nextTableSeed(sql: Sql, deps: Deps, game: string): Promise<SeedPair | null> {
  const { round } = tableMoment(game, deps.now());
  await tablePair(sql, deps, game, round);
  const [row] = await sql.query<DaySeed>(
    `SELECT day::text AS day, server_seed, server_seed_hash FROM game_table_seeds
     WHERE game = $1 AND day > $2::date ORDER BY day LIMIT 1`,
    [game, dayOf(game, round)],
  );
  return row === undefined
    ? null
    : pairView({ ...row, number: dayNumber(row.day), client_seed: game, nonce: 0 }, false);
}

/** Seeds of a table's past days (at most 20), newest first, with which every past number can be recomputed [C33]. */
export async function revealedTableSeeds(sql: Sql, deps: Deps, game: string): Promise<SeedPair[]> {
  const today = dayOf(game, tableMoment(game, deps.now()).round);
  const rows = await sql.query<DaySeed>(
    `SELECT day::text AS day, server_seed, server_seed_hash FROM game_table_seeds
     WHERE game = $1 AND day < $2::date ORDER BY day DESC LIMIT 20`,
    [game, today],
  );
  return rows.map(row => pairView({ ...row, number: dayNumber(row.day), client_seed: game, nonce: 0 }, true));
}
