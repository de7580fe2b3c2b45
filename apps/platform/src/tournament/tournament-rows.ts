import type { TournamentState } from '@liftoff/contract/console/tournaments';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { TournamentTerms } from '@liftoff/contract/tournament-terms';
import type { Standing } from '@liftoff/rules/tournament/standing';
import type { Sql } from '../database/database.ts';

export interface TournamentRow {
  readonly id: string;
  readonly frontend_identifier: string;
  readonly title: string;
  readonly currency: CurrencyCode;
  readonly terms: TournamentTerms;
  readonly state: TournamentState;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly closes_at: Date;
  readonly closed_at: Date | null;
}

/** A player's entry. `bets` are the counted stakes of own money in minor units as text, by currency. */
export interface EntryRow {
  readonly tournament_id: string;
  readonly player_id: bigint;
  readonly nickname: string;
  readonly is_sandbox: boolean;
  readonly joined_at: Date;
  readonly score: bigint;
  readonly reached_at: Date | null;
  readonly rounds: number;
  readonly bets: Readonly<Record<string, string>>;
  readonly on_board: boolean;
  readonly disqualified_at: Date | null;
  readonly place: number | null;
  readonly awarded_at: Date | null;
}

export const tournamentColumns =
  'id, frontend_identifier, title, currency, terms, state, start_at, end_at, closes_at, closed_at';
export const entryColumns = `tournament_id, player_id, nickname, is_sandbox, joined_at, score, reached_at, rounds, bets,
  on_board, disqualified_at, place, awarded_at`;

/** The position of rounds that were seeded for demonstration. No fact has it. */
export const demonstration = 0;

/** The window of a tournament in the form that the rules read. */
export const windowOf = ({ start_at, end_at, terms }: TournamentRow) => ({ startAt: start_at, endAt: end_at, terms });

/** The standing of an entry in the form that the rules read. */
export const standingOfEntry = ({ score, reached_at, rounds }: EntryRow): Standing => ({
  score,
  reachedAt: reached_at,
  rounds,
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The tournament with this id or identifier, as players see it: a draft or a hidden tournament does not exist
 * [PTOUR-003]. With a lock, its state does not change until the transaction ends.
 */
export async function findTournament(sql: Sql, id: string, lock: '' | 'FOR SHARE' = ''): Promise<TournamentRow | null> {
  const [row] = await sql.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments WHERE ${uuid.test(id) ? 'id' : 'frontend_identifier'} = $1
       AND state <> 'draft' AND frontend_identifier <> 'nonvisible' ${lock}`,
    [id],
  );
  return row ?? null;
}

/** How many archived tournaments a list contains at most. */
const archived = 100;

/** All tournaments that players see: running and future ones, and the latest ended ones. Latest end first. */
export const shownTournaments = (sql: Sql, endedAfter: Date | null = null): Promise<TournamentRow[]> =>
  sql.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments
     WHERE state <> 'draft' AND frontend_identifier <> 'nonvisible' AND ($1::timestamptz IS NULL OR end_at > $1)
     ORDER BY end_at DESC, id LIMIT ${archived}`,
    [endedAfter],
  );

export async function entryOf(sql: Sql, tournamentId: string, playerId: number): Promise<EntryRow | null> {
  const [row] = await sql.query<EntryRow>(
    `SELECT ${entryColumns} FROM tournament_entries WHERE tournament_id = $1 AND player_id = $2`,
    [tournamentId, playerId],
  );
  return row ?? null;
}
