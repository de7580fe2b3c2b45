import type { SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash, type Draw } from '@liftoff/rules/game/fairness';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { pairColumns, type PairRow } from '../rows.ts';

/** A server seed of 32 bytes from the operating system's generator [C31], as hex. */
export const newServerSeed = (deps: Deps): string => deps.randomBytes(32).toString('hex');

/** A client seed for players who have not chosen one. */
const newClientSeed = (deps: Deps): string => deps.randomBytes(8).toString('hex');

/**
 * Starts a seed pair: from now on its hash is committed, and bets count its nonce from 0. The server seed of the
 * following pair is drawn at the same time, so that its hash is visible before its client seed is chosen.
 */
async function beginPair(tx: Tx, deps: Deps, pair: PairKey & { number: number; seed: string; clientSeed: string }) {
  const { owner, game, number, seed, clientSeed } = pair;
  await tx.query(
    `INSERT INTO game_seed_pairs
       (owner, game, number, server_seed, server_seed_hash, client_seed, created_at, next_server_seed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [owner, game, number, seed, seedHash(seed), clientSeed, deps.now(), newServerSeed(deps)],
  );
}

interface PairKey {
  readonly owner: string;
  readonly game: string;
}

/** An owner's active pair in a game. Throws if there is none. */
export async function activePair(sql: Sql, owner: string, game: string): Promise<PairRow> {
  const [pair] = await sql.query<PairRow>(
    `SELECT ${pairColumns} FROM game_seed_pairs p WHERE p.owner = $1 AND p.game = $2 AND p.revealed_at IS NULL`,
    [owner, game],
  );
  if (pair === undefined) throw new Error(`${owner} has no seeds in ${game}`);
  return pair;
}

/**
 * The pair that follows the active one, without its server seed: the hash, and the client seed that applies unless
 * the player chooses another. `null` if no next server seed is committed.
 */
export async function nextPair(sql: Sql, owner: string, game: string): Promise<SeedPair | null> {
  const [row] = await sql.query<{ number: number; client_seed: string; next_server_seed: string | null }>(
    `SELECT number, client_seed, next_server_seed FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND revealed_at IS NULL`,
    [owner, game],
  );
  const seed = row?.next_server_seed ?? null;
  if (row === undefined || seed === null) return null;
  const { number, client_seed } = row;
  return pairView(
    { number: number + 1, server_seed: seed, server_seed_hash: seedHash(seed), client_seed, nonce: 0 },
    false,
  );
}

/** Ensures that a pair, and the server seed of the following pair, are committed before the first bet [C33]. */
export async function ensurePair(tx: Tx, deps: Deps, owner: string, game: string): Promise<void> {
  const [pair] = await tx.query<{ followed: boolean }>(
    `SELECT next_server_seed IS NOT NULL AS followed FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND revealed_at IS NULL`,
    [owner, game],
  );
  if (pair === undefined)
    await beginPair(tx, deps, { owner, game, number: 1, seed: newServerSeed(deps), clientSeed: newClientSeed(deps) });
  else if (!pair.followed)
    // This pair was started before next server seeds were committed in advance.
    await tx.query(
      `UPDATE game_seed_pairs SET next_server_seed = $3
       WHERE owner = $1 AND game = $2 AND revealed_at IS NULL AND next_server_seed IS NULL`,
      [owner, game, newServerSeed(deps)],
    );
}

/**
 * Reveals the active pair and starts the next one, with the server seed that was committed for it. Returns `null`
 * while a round of the pair is open, because the revealed seed would show how that round ends. No bet can come in
 * between, because a bet locks the pair too, and open rounds are checked only under that lock.
 */
export async function rotatePair(
  tx: Tx,
  deps: Deps,
  owner: string,
  game: string,
  clientSeed: string,
): Promise<{ active: PairRow; revealed: PairRow } | null> {
  const [held] = await tx.query<{ number: number; next_server_seed: string | null }>(
    `SELECT number, next_server_seed FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND revealed_at IS NULL FOR UPDATE`,
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
  const seed = held.next_server_seed ?? newServerSeed(deps);
  await beginPair(tx, deps, { owner, game, number: revealed.number + 1, seed, clientSeed });
  return { active: await activePair(tx, owner, game), revealed };
}

/** The latest revealed pairs (at most 20), newest first. */
export const revealedPairs = (sql: Sql, owner: string, game: string): Promise<PairRow[]> =>
  sql.query<PairRow>(
    `SELECT ${pairColumns} FROM game_seed_pairs p
     WHERE p.owner = $1 AND p.game = $2 AND p.revealed_at IS NOT NULL ORDER BY p.number DESC LIMIT 20`,
    [owner, game],
  );

/** A pair in the form shown to its player. The server seed is included only once it is revealed. */
export const pairView = (pair: PairRow, revealed: boolean): SeedPair => ({
  number: pair.number,
  server_seed_hash: pair.server_seed_hash,
  server_seed: revealed ? pair.server_seed : null,
  client_seed: pair.client_seed,
  nonce: pair.nonce,
});

/** The numbers of one round. `domain` separates a jackpot's draw from the game's own. */
export const drawOf = (pair: PairRow, nonce: number, domain = 'main'): Draw =>
  outcomeDraw({ serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce, domain });
