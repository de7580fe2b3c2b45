import { lockTournament } from './change-tournament.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { hasReadAll, settleMs } from '../facts/has-read-all.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { inOrder, onBoard } from './board.ts';
import { consumerKinds, consumerName } from './count-rounds.ts';
import { mayStay, setOnBoard } from './leave-board.ts';
import type { TournamentRow } from './tournament-rows.ts';
import type { PrizeGiver } from './who-takes-part.ts';

/** Makes the places of ended tournaments final. Each tournament is closed once, however many processes try. */
export async function closeDue({ db, deps }: Pick<Platform, 'db' | 'deps'>, giver: PrizeGiver): Promise<void> {
  const before = new Date(deps.now().getTime() - settleMs);
  const due = await db.query<{ id: string }>(
    `SELECT id FROM tournaments WHERE state = 'published' AND closes_at <= $1 ORDER BY closes_at, id`,
    [before],
  );
  await eachAlone(deps, due, ({ id }) =>
    db.transaction(async tx => {
      const tournament = await lockTournament(tx, id);
      if (tournament === null || tournament.state !== 'published' || tournament.closes_at > before) return;
      if (!(await hasReadAll(tx, { name: consumerName, kinds: consumerKinds }, tournament.closes_at))) return;
      await close(tx, giver, tournament, deps.now());
    }),
  );
}

/**
 * Numbers the places after closed accounts have left and everyone in a paid place has been checked [PX-66]. Places
 * close up behind those who leave.
 */
async function close(tx: Tx, giver: PrizeGiver, tournament: TournamentRow, now: Date): Promise<void> {
  await tx.query(
    'SELECT FROM tournament_entries WHERE tournament_id = $1 ORDER BY tournament_id, player_id FOR UPDATE',
    [tournament.id],
  );
  await tx.query(
    `UPDATE tournament_entries AS e SET on_board = false, is_changed = true FROM players p
     WHERE e.tournament_id = $1 AND e.on_board AND p.id = e.player_id AND p.closed_at IS NOT NULL`,
    [tournament.id],
  );
  const checked = new Set<bigint>();
  for (;;) {
    const next = (await paidPlaces(tx, tournament)).find(playerId => !checked.has(playerId));
    if (next === undefined) break;
    checked.add(next);
    if (!(await mayStay(tx, giver, tournament, Number(next)))) await setOnBoard(tx, tournament.id, Number(next), false);
  }
  await tx.query(
    `UPDATE tournament_entries AS e SET place = r.place, is_changed = true
     FROM (SELECT player_id, row_number() OVER (ORDER BY ${inOrder}) AS place FROM tournament_entries
           WHERE tournament_id = $1 AND ${onBoard}) AS r
     WHERE e.tournament_id = $1 AND e.player_id = r.player_id`,
    [tournament.id],
  );
  await tx.query(`UPDATE tournaments SET state = 'closed', closed_at = $2 WHERE id = $1`, [tournament.id, now]);
}

async function paidPlaces(sql: Sql, { id, terms }: TournamentRow): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint }>(
    `SELECT player_id FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard} ORDER BY ${inOrder} LIMIT $2`,
    [id, terms.prizes.length],
  );
  return rows.map(({ player_id }) => player_id);
}
