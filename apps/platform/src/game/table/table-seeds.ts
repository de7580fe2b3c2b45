import { seedHash } from '@liftoff/rules/game/fairness';
import { winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { PairRow } from '../rows.ts';
import { drawOf, newServerSeed } from '../seeds/seeds.ts';
import { dayOf } from './table-clock.ts';

const dayMs = 86_400_000;

/** Days since 1970. A table has one seed per day, numbered by that day. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

interface SeedRow {
  server_seed: string;
  server_seed_hash: string;
}

const readSeed = async (sql: Sql, game: string, day: string): Promise<SeedRow | null> => {
  const [row] = await sql.query<SeedRow>(
    'SELECT server_seed, server_seed_hash FROM game_table_seeds WHERE game = $1 AND day = $2::date',
    [game, day],
  );
  return row ?? null;
};

async function commitSeed(sql: Sql, deps: Deps, game: string, day: string): Promise<void> {
  const seed = newServerSeed(deps);
  await sql.query(
    `INSERT INTO game_table_seeds (game, day, server_seed, server_seed_hash, created_at) VALUES ($1, $2::date, $3, $4, $5)
     ON CONFLICT (game, day) DO NOTHING`,
    [game, day, seed, seedHash(seed), deps.now()],
  );
}

/**
 * A table's seed for a day, as a pair whose client seed is the table's name and whose nonce is the number of the
 * round. It is committed before the day's first bet, together with the next day's seed [C33].
 */
export async function tablePair(sql: Sql, deps: Deps, game: string, round: number): Promise<PairRow> {
  const day = dayOf(game, round);
  if ((await readSeed(sql, game, day)) === null) await commitSeed(sql, deps, game, day);
  const tomorrow = dayAfter(day);
  if ((await readSeed(sql, game, tomorrow)) === null) await commitSeed(sql, deps, game, tomorrow);
  const seed = await readSeed(sql, game, day);
  if (seed === null) throw new Error(`${game} has no seed for ${day}`);
  return { ...seed, number: dayNumber(day), client_seed: game, nonce: round };
}

/** The committed seed for a round's day, as a pair; `null` if no seed was committed. */
export async function pastTablePair(sql: Sql, game: string, round: number): Promise<PairRow | null> {
  const day = dayOf(game, round);
  const seed = await readSeed(sql, game, day);
  return seed === null ? null : { ...seed, number: dayNumber(day), client_seed: game, nonce: round };
}

/** The winning number of a table round. */
export const tableNumber = (pair: PairRow, round: number): number => winningNumber(drawOf(pair, round));
