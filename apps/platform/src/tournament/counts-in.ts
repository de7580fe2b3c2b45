import type { CountsIn } from '@liftoff/contract/game/game-entities';
import { wire } from '@liftoff/rules/money/money';
import { isCountingGame, minimumBet } from '@liftoff/rules/tournament/score-round';
import { roundsLeft } from '@liftoff/rules/tournament/standing';
import type { Sql } from '../database/database.ts';
import { tournamentColumns, type TournamentRow } from './tournament-rows.ts';

/** A player in a game, at the moment at which a round would open. */
interface Playing {
  readonly playerId: number;
  readonly game: string;
  readonly categories: readonly string[];
  readonly currency: string;
  readonly now: Date;
}

/**
 * The running tournaments that the player has joined and in which rounds of the game count, with the minimum stake, so
 * that the frame can mark a bet that does not count at once [PX-62]. None for a player who has left the board [PX-66]
 * or whose counted rounds are used up [PX-65].
 */
export async function countsIn(sql: Sql, { playerId, game, categories, currency, now }: Playing): Promise<CountsIn[]> {
  const rows = await sql.query<TournamentRow & { rounds: number }>(
    `SELECT ${tournamentColumns}, e.rounds FROM tournaments t
       JOIN (SELECT tournament_id, rounds FROM tournament_entries WHERE player_id = $1 AND on_board) e
         ON e.tournament_id = t.id
     WHERE state = 'published' AND frontend_identifier <> 'nonvisible' AND start_at <= $2 AND end_at > $2
     ORDER BY end_at, id`,
    [playerId, now],
  );
  return rows
    .filter(({ terms, rounds }) => roundsLeft(terms.rounds_max, { rounds }) !== 0)
    .filter(({ terms }) => isCountingGame(terms, { game, categories }))
    .map(({ title, terms }) => {
      const minimum = minimumBet(terms, currency);
      return { title, min_stake_cents: minimum === null ? null : wire(minimum) };
    });
}
