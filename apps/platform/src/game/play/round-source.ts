import type { AnyParts, RoundPlay, SharedRound } from '@liftoff/rules/game/engine';
import type { Draw } from '@liftoff/rules/game/fairness';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { PairRow, RoundRow } from '../rows.ts';
import type { LockedBet } from './lock-bet.ts';
import { drawOf } from '../seeds/seeds.ts';
import { closesAt, openTableRound, resultAt } from '../table/table-clock.ts';
import { pastTablePair, tablePair } from '../table/table-seeds.ts';

/** What the numbers of a round are made of: the player's own seeds, or those of a table's day. */
export interface RoundSource {
  readonly pair: number;
  readonly nonce: number;
  readonly shared: SharedRound | null;
  /** The numbers from the first on; a domain tells a jackpot's from the game's own. */
  readonly draw: (domain?: string) => Draw;
}

const sourceFrom = (pair: PairRow, nonce: number, shared: SharedRound | null): RoundSource => ({
  pair: pair.number,
  nonce,
  shared,
  draw: domain => drawOf(pair, nonce, domain),
});

/** The next round of the player's own seeds. */
export const ownSource = ({ pair }: Pick<LockedBet, 'pair'>): RoundSource => sourceFrom(pair, pair.nonce, null);

/** The shared round a bet of this moment is for; null: betting on it is closed. `wanted`: the round its player meant. */
export async function sharedSource(
  tx: Tx,
  deps: Deps,
  bet: { game: string; at: Date; wanted: number | undefined },
): Promise<RoundSource | null> {
  const round = openTableRound(bet.at, bet.game, bet.wanted);
  if (round === null) return null;
  return sourceFrom(await tablePair(tx, deps, bet.game, round), round, timesOf(bet.game, round, bet.at));
}

/** The source of a round that was opened before; null: its seeds are gone, and with them what it was to be. */
export async function sourceOf(sql: Sql, round: RoundRow): Promise<RoundSource | null> {
  if (round.table_round === null) {
    const pair = await ownPair(sql, round);
    return pair === null ? null : sourceFrom(pair, round.nonce, null);
  }
  const shared = sharedOf(round);
  const pair = await pastTablePair(sql, round.game, round.nonce);
  return pair === null ? null : sourceFrom(pair, round.nonce, shared);
}

/** The shared round of a bet, with its times as the bet saw them; null: the round was the player's own. */
export const sharedOf = ({ game, table_round, opened_at }: RoundRow): SharedRound | null =>
  table_round === null ? null : timesOf(game, Number(table_round), opened_at);

/** A round as its engine plays it. */
export const playOf = (round: RoundRow, shared: SharedRound | null): RoundPlay<AnyParts> => ({
  input: round.input,
  acts: round.acts,
  openedAt: round.opened_at,
  shared,
});

const timesOf = (game: string, round: number, openedAt: Date): SharedRound => ({
  number: round,
  closesMs: closesAt(game, round).getTime() - openedAt.getTime(),
  resultMs: resultAt(game, round).getTime() - openedAt.getTime(),
});

async function ownPair(sql: Sql, round: RoundRow): Promise<PairRow | null> {
  const [pair] = await sql.query<PairRow>(
    `SELECT number, server_seed, server_seed_hash, client_seed, nonce FROM game_seed_pairs
     WHERE owner = $1 AND game = $2 AND number = $3`,
    [round.owner, round.game, round.pair],
  );
  return pair ?? null;
}
