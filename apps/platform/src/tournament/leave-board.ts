import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { inOrder, onBoard } from './board.ts';
import { lockEntries } from './save-standings.ts';
import { tournamentColumns, type TournamentRow } from './tournament-rows.ts';
import { isEligible, mayHavePrizes, type PrizeGiver } from './who-takes-part.ts';

/**
 * Decides anew whether players stay on the boards of running tournaments. Players who must not have the prizes leave,
 * and places close up without a message [PX-66]. A player whose break has ended returns, unless disqualified.
 */
export async function recheck(
  tx: Tx,
  giver: PrizeGiver,
  tournaments: readonly TournamentRow[],
  playerIds: readonly number[],
): Promise<void> {
  if (playerIds.length === 0) return;
  const entries = await lockEntries(
    tx,
    tournaments.flatMap(({ id }) => playerIds.map(player => [id, player] as const)),
  );
  for (const entry of entries.values()) {
    const tournament = tournaments.find(({ id }) => id === entry.tournament_id);
    if (tournament === undefined || entry.disqualified_at !== null) continue;
    const stays = await mayStay(tx, giver, tournament, Number(entry.player_id));
    if (stays !== entry.on_board) await setOnBoard(tx, entry.tournament_id, Number(entry.player_id), stays);
  }
}

export async function mayStay(
  tx: Tx,
  giver: PrizeGiver,
  tournament: TournamentRow,
  playerId: number,
): Promise<boolean> {
  const player = await playerById(tx, playerId);
  return player !== null && isEligible(tournament, player) && (await mayHavePrizes(tx, giver, tournament, playerId));
}

export async function setOnBoard(tx: Tx, tournamentId: string, playerId: number, stays: boolean): Promise<void> {
  await tx.query(
    `UPDATE tournament_entries SET on_board = $3, is_changed = true WHERE tournament_id = $1 AND player_id = $2`,
    [tournamentId, playerId, stays],
  );
}

/** Number of players behind the paid places who are also checked, because they are the next to win. */
const reserve = 50;
/** Number of players who have left a board that one run rechecks. */
const absentAtOnce = 200;

/**
 * Rechecks players of running tournaments: those in and near the paid places, those with a closed account, and a few
 * hundred of those who have left the board, in turn. No fact reports a closed account or the end of a break.
 */
export async function recheckOpen({ db, deps }: Pick<Platform, 'db' | 'deps'>, giver: PrizeGiver): Promise<void> {
  const running = await db.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments WHERE state = 'published' AND start_at <= $1 ORDER BY id`,
    [deps.now()],
  );
  for (const tournament of running) {
    const players = await db.query<{ player_id: bigint }>(
      `(SELECT player_id FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard} ORDER BY ${inOrder} LIMIT $2)
       UNION (SELECT e.player_id FROM tournament_entries e JOIN players p ON p.id = e.player_id
              WHERE e.tournament_id = $1 AND e.on_board AND p.closed_at IS NOT NULL)`,
      [tournament.id, tournament.terms.prizes.length + reserve],
    );
    const { id } = tournament;
    const absent = await nextAbsent(db, id);
    const ids = [...players, ...absent].map(({ player_id }) => Number(player_id));
    await db.transaction(async tx => {
      // The places of a tournament that was closed meanwhile are final.
      const open = await tx.query(`SELECT FROM tournaments WHERE id = $1 AND state = 'published' FOR SHARE`, [id]);
      if (open.length > 0) await recheck(tx, giver, [tournament], ids);
    });
    // Starts again with the first player after the last one. Runs afterwards, because players who join lock the row.
    const upTo = absent.length < absentAtOnce ? 0n : (absent.at(-1)?.player_id ?? 0n);
    await db.query('UPDATE tournaments SET rechecked_up_to = $2 WHERE id = $1 AND rechecked_up_to <> $2', [id, upTo]);
  }
}

/** The next players off a board whose turn it is to be rechecked. */
const nextAbsent = (sql: Sql, tournamentId: string): Promise<{ player_id: bigint }[]> =>
  sql.query(
    `SELECT e.player_id FROM tournament_entries e JOIN tournaments t ON t.id = e.tournament_id
     WHERE t.id = $1 AND NOT e.on_board AND e.disqualified_at IS NULL AND e.player_id > t.rechecked_up_to
     ORDER BY e.player_id LIMIT ${absentAtOnce}`,
    [tournamentId],
  );
