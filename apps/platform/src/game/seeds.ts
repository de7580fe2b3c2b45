import type { SeedPair } from '@liftoff/contract/game';
import { outcomeDraw, seedHash, type Draw } from '@liftoff/rules/game/fairness';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { pairColumns, type PairRow } from './rows.ts';

/** A server seed of 32 bytes from the operating system's generator [C31], as hex. */
export const newServerSeed = (deps: Deps): string => deps.randomBytes(32).toString('hex');

/** A client seed for players who never chose one. */
const newClientSeed = (deps: Deps): string => deps.randomBytes(8).toString('hex');

/** Begins a pair: from here on the hash is committed and bets count its nonce from 0. */
async function beginPair(tx: Tx, deps: Deps, owner: string, game: string, number: number, clientSeed: string) {
  const seed = newServerSeed(deps);
  await tx.query(
    `INSERT INTO game_seed_pairs (owner, game, number, server_seed, server_seed_hash, client_seed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [owner, game, number, seed, seedHash(seed), clientSeed, deps.now()],
  );
}

/** The pair in use of an owner in a game. Throws when there is none. */
export async function activePair(sql: Sql, owner: string, game: string): Promise<PairRow> {
  const [pair] = await sql.query<PairRow>(
    `SELECT ${pairColumns} FROM game_seed_pairs p WHERE p.owner = $1 AND p.game = $2 AND p.revealed_at IS NULL`,
    [owner, game],
  );
  if (pair === undefined) throw new Error(`${owner} has no seeds in ${game}`);
  return pair;
}

/** Makes sure that a pair is committed before the first bet (C33). */
export async function ensurePair(tx: Tx, deps: Deps, owner: string, game: string): Promise<void> {
  const pairs = await tx.query('SELECT FROM game_seed_pairs WHERE owner = $1 AND game = $2 AND revealed_at IS NULL', [
    owner,
    game,
  ]);
  if (pairs.length === 0) await beginPair(tx, deps, owner, game, 1, newClientSeed(deps));
}

/**
 * Reveals the pair in use and begins the next one; null while a round of it is open, whose end its seed would tell. No
 * bet comes between, for a bet holds the pair's lock too; and the rounds are looked at once the lock is held.
 */
export async function rotatePair(
  tx: Tx,
  deps: Deps,
  owner: string,
  game: string,
  clientSeed: string,
): Promise<{ active: PairRow; revealed: PairRow } | null> {
  const [held] = await tx.query<{ number: number }>(
    'SELECT number FROM game_seed_pairs WHERE owner = $1 AND game = $2 AND revealed_at IS NULL FOR UPDATE',
    [owner, game],
  );
  if (held === undefined) throw new Error(`${owner} has no seeds in ${game}`);
  const [revealed] = await tx.query<PairRow>(
    `UPDATE game_seed_pairs p SET revealed_at = $4
     WHERE p.owner = $1 AND p.game = $2 AND p.number = $3 AND NOT EXISTS (
       SELECT FROM game_rounds r WHERE r.owner = p.owner AND r.game = p.game AND r.state = 'open' AND r.pair = p.number
     ) RETURNING ${pairColumns}`,
    [owner, game, held.number, deps.now()],
  );
  if (revealed === undefined) return null;
  await beginPair(tx, deps, owner, game, revealed.number + 1, clientSeed);
  return { active: await activePair(tx, owner, game), revealed };
}

/** Pairs given up, newest first. */
export const revealedPairs = (sql: Sql, owner: string, game: string): Promise<PairRow[]> =>
  sql.query<PairRow>(
    `SELECT ${pairColumns} FROM game_seed_pairs p
     WHERE p.owner = $1 AND p.game = $2 AND p.revealed_at IS NOT NULL ORDER BY p.number DESC LIMIT 20`,
    [owner, game],
  );

/** A pair for its player: the server seed only once it is given up. */
export const pairView = (pair: PairRow, revealed: boolean): SeedPair => ({
  number: pair.number,
  server_seed_hash: pair.server_seed_hash,
  server_seed: revealed ? pair.server_seed : null,
  client_seed: pair.client_seed,
  nonce: pair.nonce,
});

/** The numbers of one round; `domain` tells a jackpot's draw from the game's own. */
export const drawOf = (pair: PairRow, nonce: number, domain = 'main'): Draw =>
  outcomeDraw({ serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce, domain });
