import type { AnyParts, RoundPlay, SharedRound } from '@liftoff/rules/game/engine';
import type { Draw } from '@liftoff/rules/game/fairness';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { PairRow, RoundRow } from '../rows.ts';
import type { LockedBet } from './lock-bet.ts';
import { drawOf } from '../seeds/seeds.ts';
import { closesAt, openTableRound, resultAt } from '../table/table-clock.ts';
import { pastTablePair, tablePair } from '../table/table-seeds.ts';

/** The source of a round's numbers: the player's own seed pair, or a table's pair for the day. */
export interface RoundSource {
  readonly pair: number;
  readonly nonce: number;
  readonly shared: SharedRound | null;
  /**
   * Draws the round's numbers, starting with the first. The domain separates a jackpot's numbers from the game's own.
   */
  readonly draw: (domain?: string) => Draw;
}

const sourceFrom = (pair: PairRow, nonce: number, shared: SharedRound | null): RoundSource => ({
  pair: pair.number,
  nonce,
  shared,
  draw: domain => drawOf(pair, nonce, domain),
});

/** Source of the next private round, which is the player's own seed pair. */
export const ownSource = ({ pair }: Pick<LockedBet, 'pair'>): RoundSource => sourceFrom(pair, pair.nonce, null);

/**
 * The source for the table round on which a bet is placed at this moment; `null` if betting is closed. `wanted` is
 * the round that the player meant.
 */
export async function sharedSource(
  tx: Tx,
  deps: Deps,
  bet: { game: string; at: Date; wanted: number | undefined },
): Promise<RoundSource | null> {
  const round = openTableRound(bet.at, bet.game, bet.wanted);
  if (round === null) return null;
  return sourceFrom(await tablePair(tx, deps, bet.game, round), round, timesOf(bet.game, round, bet.at));
}

/** Source of an existing round; `null` if its seeds no longer exist, so that its outcome cannot be computed. */
export async function sourceOf(sql: Sql, round: RoundRow): Promise<RoundSource | null> {
  if (round.table_round === null) {
    const pair = await ownPair(sql, round);
    return pair === null ? null : sourceFrom(pair, round.nonce, null);
  }
  const shared = sharedOf(round);
  const pair = await pastTablePair(sql, round.game, round.nonce);
  return pair === null ? null : sourceFrom(pair, round.nonce, shared);
}

/** The table round of a bet, with its times relative to that bet; `null` for a private round. */
export const sharedOf = ({ game, table_round, opened_at }: RoundRow): SharedRound | null =>
  table_round === null ? null : timesOf(game, Number(table_round), opened_at);

/** A round in the form that its engine expects. */
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
