import { scoreRound, isInWindow } from '@liftoff/rules/tournament/score-round';
import { addRound, noStanding, roundsLeft, type Standing } from '@liftoff/rules/tournament/standing';
import type { Rates } from '@liftoff/rules/money/exchange';
import type { Sql } from '../database/database.ts';
import { facts, ownStake, type FactData } from '../facts/fact.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { countingGames } from './counting-games.ts';
import { consumerName } from './count-rounds.ts';
import { demonstration, entryColumns, windowOf, type EntryRow, type TournamentRow } from './tournament-rows.ts';

/** What a recomputation found. Scores are in millionths of a point, as text. */
export interface Recomputed {
  readonly players: number;
  readonly rounds: number;
  readonly differences: { readonly player: number; readonly stored: string; readonly recomputed: string }[];
}

interface SettledRow {
  readonly at: Date;
  readonly data: unknown;
  /** The rates with which the round was scored; `null` if it was not scored by rates. */
  readonly rates: Rates | null;
}

/**
 * Computes the standings of a tournament from the facts of rounds and compares them with the stored ones. Facts that
 * the tournament's consumer has not read yet do not count, and neither do seeded players. Returns `null` if some of the
 * facts are no longer stored. Slow: use it only in the console and in tests.
 */
export async function recompute(sql: Sql, tournament: TournamentRow): Promise<Recomputed | null> {
  if (await isForgotten(sql, tournament)) return null;
  const entries = await sql.query<EntryRow>(
    `SELECT ${entryColumns} FROM tournament_entries e WHERE tournament_id = $1 AND NOT EXISTS (
       SELECT FROM tournament_rounds r WHERE r.tournament_id = e.tournament_id AND r.player_id = e.player_id
         AND r.position = ${demonstration})`,
    [tournament.id],
  );
  const rows = await settledRows(sql, tournament);
  const standings = await standingsFrom(sql, tournament, entries, rows);
  const differences = entries.flatMap(({ player_id, score }) => {
    const recomputed = standings.get(Number(player_id))?.score ?? 0n;
    return recomputed === score
      ? []
      : [{ player: Number(player_id), stored: score.toString(), recomputed: recomputed.toString() }];
  });
  const rounds = [...standings.values()].reduce((sum, standing) => sum + standing.rounds, 0);
  return { players: entries.length, rounds, differences };
}

/** Whether a counted round has lost its fact, which is stored for ninety days. */
async function isForgotten(sql: Sql, { id }: TournamentRow): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM tournament_rounds r WHERE r.tournament_id = $1 AND r.position <> ${demonstration}
       AND NOT EXISTS (SELECT FROM facts f WHERE f.position = r.position) LIMIT 1`,
    [id],
  );
  return rows.length > 0;
}

/** The settled rounds in the window of a tournament that were not taken back before its places became final. */
const settledRows = (sql: Sql, { id, start_at, closes_at, closed_at }: TournamentRow): Promise<SettledRow[]> =>
  sql.query<SettledRow>(
    `SELECT f.at, f.data, r.rates FROM facts f
     LEFT JOIN tournament_rounds r ON r.tournament_id = $1 AND r.player_id = (f.data ->> 'player')::bigint
       AND r.round_id = (f.data ->> 'round')::uuid
     WHERE f.kind = 'round_settled' AND f.at BETWEEN $2 AND $3
       AND f.position <= (SELECT position FROM fact_consumers WHERE name = $4)
       AND EXISTS (SELECT FROM tournament_entries e
                   WHERE e.tournament_id = $1 AND e.player_id = (f.data ->> 'player')::bigint)
       AND NOT EXISTS (SELECT FROM facts b WHERE b.kind = 'round_rolled_back' AND b.position > f.position
                         AND b.position <= (SELECT position FROM fact_consumers WHERE name = $4)
                         AND b.data ->> 'round' = f.data ->> 'round' AND b.data ->> 'player' = f.data ->> 'player'
                         AND ($5::timestamptz IS NULL OR b.at <= $5))
     ORDER BY f.position`,
    [id, start_at, closes_at, consumerName, closed_at],
  );

async function standingsFrom(
  sql: Sql,
  tournament: TournamentRow,
  entries: readonly EntryRow[],
  rows: readonly SettledRow[],
): Promise<ReadonlyMap<number, Standing>> {
  const settled = rows.map(row => ({ ...row, data: facts.round_settled.parse(row.data) }));
  const games = await countingGames()(
    sql,
    settled.map(({ data }) => data.game),
  );
  const byPlayer = new Map(entries.map(entry => [Number(entry.player_id), entry]));
  const standings = new Map<number, Standing>();
  for (const { at, data, rates } of settled) {
    const entry = byPlayer.get(data.player);
    const game = games.get(data.game);
    const before = standings.get(data.player) ?? noStanding;
    if (entry === undefined || game === undefined || !isCounted(tournament, entry, before, data, at)) continue;
    const round = { ...game, ...data, stake: ownStake(data), wholeStake: data.stake };
    const { terms, currency } = tournament;
    const result = scoreRound({ terms, currency, rates: rates ?? exchangeRates }, round);
    if ('score' in result)
      standings.set(data.player, addRound(terms.strategy, before, { score: result.score, settledAt: at }));
  }
  return standings;
}

const isCounted = (
  tournament: TournamentRow,
  { joined_at: joinedAt, disqualified_at: out }: EntryRow,
  before: Standing,
  { opened_at: openedAt = null }: FactData<'round_settled'>,
  settledAt: Date,
): boolean =>
  openedAt !== null &&
  (out === null || settledAt <= out) &&
  roundsLeft(tournament.terms.rounds_max, before) !== 0 &&
  isInWindow(windowOf(tournament), { joinedAt, openedAt, settledAt });
