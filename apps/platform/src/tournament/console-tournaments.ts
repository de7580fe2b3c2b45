import type { consoleTournaments, StaffTournament, TournamentForm } from '@liftoff/contract/console/tournaments';
import { TournamentTerms } from '@liftoff/contract/tournament-terms';
import { normalEmail } from '@liftoff/rules/account/email';
import type * as z from 'zod';
import { playerByEmail } from '../account/player-row.ts';
import { refuse, isRefused, type ByOperator, type Handlers, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { boardSize } from './board.ts';
import {
  checkChange,
  checkForm,
  insertTournament,
  lockTournament,
  noteChange,
  updateTournament,
} from './change-tournament.ts';
import { recompute } from './recompute.ts';
import { tournamentColumns, type TournamentRow } from './tournament-rows.ts';

const listed = 1_000;

/** Handlers for the calls with which staff run tournaments. */
export function consoleTournamentHandlers(platform: Platform): Handlers<typeof consoleTournaments> {
  const { db, deps } = platform;
  const create = async (tx: Tx, form: TournamentForm, by: ByOperator): Promise<TournamentRow | Refused> => {
    const refused = await checkForm(tx, form, null);
    if (refused !== null) return refused;
    const id = deps.id();
    await insertTournament(tx, id, form, deps.now());
    await noteChange(tx, deps, id, by, { after: form });
    return (await lockTournament(tx, id)) ?? refuse('not_found');
  };
  const change = (id: string, work: (tx: Tx, row: TournamentRow) => Promise<Refused | null>) =>
    changeOne(platform, id, work);
  return {
    consoleTournaments: async () => {
      const rows = await db.query<TournamentRow>(
        `SELECT ${tournamentColumns} FROM tournaments ORDER BY start_at DESC, id LIMIT ${listed}`,
      );
      return await Promise.all(rows.map(row => staffView(db, row)));
    },
    consoleCreateTournament: async ({ body }, call) => {
      const write = { owner: call.operator, call: 'consoleCreateTournament', key: call.idempotencyKey, input: body };
      return await withIdempotency(db, deps, write, async tx => await viewOf(tx, await create(tx, body, call)));
    },
    consoleDuplicateTournament: async ({ params, body }, call) => {
      const input = { ...params, ...body };
      const write = { owner: call.operator, call: 'consoleDuplicateTournament', key: call.idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const original = await lockTournament(tx, params.id);
        if (original === null) return refuse('not_found');
        return await viewOf(tx, await create(tx, { ...formOf(original), ...body }, call));
      });
    },
    consoleEditTournament: ({ params, body }, call) =>
      change(params.id, async (tx, before) => {
        const refused = checkChange(before, body, deps.now()) ?? (await checkForm(tx, body, before.id));
        if (refused !== null) return refused;
        await updateTournament(tx, before.id, body);
        await noteChange(tx, deps, before.id, call, { before: formOf(before), after: body });
        return null;
      }),
    ...runHandlers(platform),
    consoleDisqualify: ({ params, body }, call) => disqualify(platform, params, body.reason, call),
    consoleRecomputeTournament: async ({ params }) => {
      const [row] = await db.query<TournamentRow>(`SELECT ${tournamentColumns} FROM tournaments WHERE id = $1`, [
        params.id,
      ]);
      if (row === undefined) return refuse('not_found');
      return (await recompute(db, row)) ?? refuse('unavailable');
    },
  };
}

type Runs = 'consoleStartTournament' | 'consoleEndTournament' | 'consoleCancelTournament';

/** Handlers that move a tournament from one state to the next. */
function runHandlers(platform: Platform): Pick<Handlers<typeof consoleTournaments>, Runs> {
  const { deps } = platform;
  const wrongState = () => refuse('invalid', { state: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  return {
    consoleStartTournament: ({ params, body }, call) =>
      changeOne(platform, params.id, async (tx, row) => {
        const now = deps.now();
        const startAt = body.now ? now : row.start_at;
        if (row.state !== 'draft' || row.end_at <= now || startAt < now) return wrongState();
        const set = `UPDATE tournaments SET state = 'published', start_at = $2 WHERE id = $1`;
        await tx.query(set, [row.id, startAt]);
        await noteChange(tx, deps, row.id, call, { after: { state: 'published', start_at: startAt } });
        return null;
      }),
    consoleEndTournament: ({ params, body }, call) =>
      changeOne(platform, params.id, async (tx, row) => {
        const now = deps.now();
        if (row.state !== 'published' || row.start_at >= now || row.end_at <= now) return wrongState();
        await updateTournament(tx, row.id, { ...formOf(row), end_at: now.toISOString() });
        await noteChange(tx, deps, row.id, call, { after: { end_at: now, reason: body.reason } });
        return null;
      }),
    consoleCancelTournament: ({ params, body }, call) =>
      changeOne(platform, params.id, async (tx, row) => {
        if (row.state !== 'draft' && row.state !== 'published') return wrongState();
        await tx.query(`UPDATE tournaments SET state = 'cancelled' WHERE id = $1`, [row.id]);
        await noteChange(tx, deps, row.id, call, { after: { state: 'cancelled', reason: body.reason } });
        return null;
      }),
  };
}

/** Changes a locked tournament and returns it. `work` must refuse before its first write, because a refusal commits. */
async function changeOne(
  { db }: Platform,
  id: string,
  work: (tx: Tx, row: TournamentRow) => Promise<Refused | null>,
): Promise<z.input<typeof StaffTournament> | Refused> {
  return await db.transaction(async tx => {
    const row = await lockTournament(tx, id);
    const refused = row === null ? refuse('not_found') : await work(tx, row);
    return refused ?? (await viewOf(tx, (await lockTournament(tx, id)) ?? refuse('not_found')));
  });
}

/** Takes a player off the board for good [PX-66]. Once the places are final, nobody can be disqualified. */
async function disqualify(
  { db, deps }: Platform,
  { id, email }: { id: string; email: string },
  reason: string,
  { operator, ip }: ByOperator,
): Promise<{ players: number } | Refused> {
  return await db.transaction(async tx => {
    const tournament = await lockTournament(tx, id);
    const player = await playerByEmail(tx, normalEmail(email));
    if (tournament === null || player === null) return refuse('not_found');
    if (tournament.state !== 'published') return refuse('invalid', { state: ['VALIDATION.COMMON.NOT_ALLOWED'] });
    const changed = await tx.query(
      `UPDATE tournament_entries SET on_board = false, disqualified_at = coalesce(disqualified_at, $3)
       WHERE tournament_id = $1 AND player_id = $2 RETURNING player_id`,
      [id, player.id, deps.now()],
    );
    if (changed.length === 0) return refuse('not_found');
    await audit(tx, deps, {
      actor: operator,
      action: 'tournament.player_disqualified',
      subject: `player:${player.id}`,
      after: { tournament: id, reason },
      ip,
    });
    return { players: await boardSize(tx, id) };
  });
}

const viewOf = async (sql: Sql, row: TournamentRow | Refused) => (isRefused(row) ? row : await staffView(sql, row));

const formOf = (row: TournamentRow): TournamentForm => ({
  frontend_identifier: row.frontend_identifier,
  title: row.title,
  currency: row.currency,
  start_at: row.start_at.toISOString(),
  end_at: row.end_at.toISOString(),
  terms: TournamentTerms.parse(row.terms),
});

const staffView = async (sql: Sql, row: TournamentRow): Promise<z.input<typeof StaffTournament>> => ({
  ...formOf(row),
  id: row.id,
  state: row.state,
  players: await boardSize(sql, row.id),
});
