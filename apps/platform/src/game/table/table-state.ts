import type { TableState } from '@liftoff/contract/game/game';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { dayOf, tableMoment } from './table-clock.ts';
import { pastTablePair, tableNumber, tablePair } from './table-seeds.ts';

const historyLength = 14;

/**
 * The current state of a live table, the same for everyone. The winning number is included once betting has closed,
 * so that frames can animate the ball towards it; before that only its commitment is visible.
 */
export async function tableState(sql: Sql, deps: Deps, game: string): Promise<TableState> {
  const now = deps.now();
  const { round, phase, phaseEndsAt } = tableMoment(game, now);
  const pair = await tablePair(sql, deps, game, round);
  const [ofSession] = await sql.query<{ players: bigint }>(
    'SELECT count(DISTINCT owner) AS players FROM game_rounds WHERE game = $1 AND table_round = $2',
    [game, round],
  );
  return {
    table_round: round,
    phase,
    phase_ends_at: phaseEndsAt.toISOString(),
    now: now.toISOString(),
    number: phase === 'betting' ? null : tableNumber(pair, round),
    history: await history(sql, game, round),
    commitment: pair.server_seed_hash,
    players: Number(ofSession?.players ?? 0n),
  };
}

/**
 * The winning numbers of the rounds before this one, newest first. Days before the table's first committed seed have
 * no numbers.
 */
async function history(sql: Sql, game: string, round: number): Promise<number[]> {
  const rounds = Array.from({ length: historyLength }, (_, back) => round - 1 - back);
  const numbers: number[] = [];
  let pair = await pastTablePair(sql, game, round - 1);
  for (const past of rounds) {
    if (dayOf(game, past) !== dayOf(game, past + 1)) pair = await pastTablePair(sql, game, past);
    if (pair === null) return numbers;
    numbers.push(tableNumber(pair, past));
  }
  return numbers;
}
