import type { tournament } from '@liftoff/contract/tournament';
import { refuse, isRefused, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { boardFrom, boardSize, pageSize } from './board.ts';
import { joinTournament, type EntryPoints } from './join-tournament.ts';
import {
  entryColumns,
  entryOf,
  findTournament,
  shownTournaments,
  tournamentColumns,
  type EntryRow,
  type TournamentRow,
} from './tournament-rows.ts';
import { listPromotions, type PromotionSource } from './list-promotions.ts';
import { reminderHandlers } from './reminders.ts';
import { statusView, tournamentView } from './tournament-view.ts';
import type { PrizeGiver } from './who-takes-part.ts';

const recentMs = 30 * 86_400_000;
/** Number of tournaments that the player's list contains at most, latest end first. */
const joinedMax = 50;

/** Handlers for the calls about tournaments. */
export function tournamentHandlers(
  platform: Platform,
  parts: { giver: PrizeGiver; points: EntryPoints; sources: readonly PromotionSource[] },
): Handlers<typeof tournament> {
  const { db, deps } = platform;
  const viewAll = async (rows: readonly TournamentRow[]) =>
    await Promise.all(rows.map(row => tournamentView(db, row, deps.now(), 'list')));
  return {
    listPromotions: (_input, call) => listPromotions(platform, parts, call),
    listTournaments: async () => await viewAll(await shownTournaments(db)),
    recentTournaments: async () => {
      const now = deps.now();
      const rows = await shownTournaments(db, new Date(now.getTime() - recentMs));
      return await viewAll(rows.filter(({ end_at }) => end_at <= now));
    },
    getTournament: async ({ params }) => {
      const row = await findTournament(db, params.id);
      return row === null ? refuse('not_found') : await tournamentView(db, row, deps.now(), 'page');
    },
    tournamentBoard: async ({ params, query: { page } }) => {
      const row = await findTournament(db, params.id);
      if (row === null) return refuse('not_found');
      const first = (page - 1) * pageSize + 1;
      return { players: await boardSize(db, row.id), rows: await boardFrom(db, row.id, first, pageSize) };
    },
    playerTournaments: async (_input, { player }) => await joined(db, player.id, deps.now()),
    tournamentStatus: async ({ params }, { player }) => {
      const row = await findTournament(db, params.id);
      const entry = row && (await entryOf(db, row.id, player.id));
      return row === null || entry === null ? refuse('not_found') : await statusView(db, row, entry, deps.now());
    },
    ...reminderHandlers(platform, parts.giver),
    joinTournament: async ({ params, body }, call) => {
      const input = { ...params, ...body };
      const write = { owner: `player:${call.player.id}`, call: 'joinTournament', key: call.idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const entered = await joinTournament(tx, platform, parts, params.id, call);
        return isRefused(entered) ? entered : await statusView(tx, entered.tournament, entered.entry, deps.now());
      });
    },
  };
}

/** Where a player stands in the tournaments that they have joined. */
async function joined(sql: Sql, playerId: number, now: Date) {
  const rows = await sql.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments WHERE state <> 'draft' AND frontend_identifier <> 'nonvisible'
       AND id IN (SELECT tournament_id FROM tournament_entries WHERE player_id = $1)
     ORDER BY end_at DESC, id LIMIT ${joinedMax}`,
    [playerId],
  );
  const entries = await sql.query<EntryRow>(
    `SELECT ${entryColumns} FROM tournament_entries WHERE player_id = $1 AND tournament_id = ANY ($2::uuid[])`,
    [playerId, rows.map(({ id }) => id)],
  );
  return await Promise.all(
    rows.flatMap(row => {
      const entry = entries.find(({ tournament_id }) => tournament_id === row.id);
      return entry === undefined ? [] : [statusView(sql, row, entry, now)];
    }),
  );
}
