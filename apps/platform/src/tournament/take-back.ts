import { standingOf, type CountedRound } from '@liftoff/rules/tournament/standing';
import type { Sql, Tx } from '../database/database.ts';
import type { Fact } from '../facts/fact.ts';
import { lockEntries, saveEntries } from './save-standings.ts';
import type { EntryRow, TournamentRow } from './tournament-rows.ts';

/**
 * Removes rounds that were taken back and derives the standings anew from the rest. Once the places are final, the
 * entry is only flagged for staff [PX-67]. A round that frees a place under the maximum of counted rounds lets a later
 * round count.
 */
export async function takeBack(
  tx: Tx,
  tournaments: readonly TournamentRow[],
  facts: readonly Fact<'round_rolled_back'>[],
): Promise<void> {
  const rounds = facts.filter(({ data }) => data.settled_at !== null);
  if (rounds.length === 0) return;
  const pairs = tournaments.flatMap(({ id }) => rounds.map(({ data }) => [id, data.player] as const));
  const entries = await lockEntries(tx, pairs);
  for (const tournament of tournaments) {
    const own = rounds.filter(({ data }) => entries.has(`${tournament.id} ${data.player}`));
    for (const [player, taken] of Map.groupBy(own, ({ data }) => data.player)) {
      const entry = entries.get(`${tournament.id} ${player}`);
      if (entry !== undefined)
        await remove(
          tx,
          tournament,
          entry,
          taken.map(({ data }) => data.round),
        );
    }
  }
}

async function remove(tx: Tx, tournament: TournamentRow, entry: EntryRow, rounds: readonly string[]): Promise<void> {
  const of = [tournament.id, entry.player_id];
  const counted = 'tournament_rounds WHERE tournament_id = $1 AND player_id = $2 AND round_id = ANY ($3::uuid[])';
  if (tournament.state !== 'published') {
    await tx.query(
      `UPDATE tournament_entries SET flagged = true WHERE tournament_id = $1 AND player_id = $2
         AND EXISTS (SELECT FROM ${counted})`,
      [...of, rounds],
    );
    return;
  }
  const gone = await tx.query(`DELETE FROM ${counted} RETURNING round_id`, [...of, rounds]);
  if (gone.length > 0) await saveEntries(tx, [await derived(tx, tournament, entry)]);
}

/** An entry with the standing that follows from its counted rounds. */
export async function derived(sql: Sql, { terms }: TournamentRow, entry: EntryRow): Promise<EntryRow> {
  const rows = await sql.query<CountedRound & { stake: bigint; currency: string }>(
    `SELECT score, settled_at AS "settledAt", stake, currency FROM tournament_rounds
     WHERE tournament_id = $1 AND player_id = $2`,
    [entry.tournament_id, entry.player_id],
  );
  const { score, reachedAt, rounds } = standingOf(terms.strategy, rows);
  const bets: Record<string, string> = {};
  for (const { currency, stake } of rows) bets[currency] = (BigInt(bets[currency] ?? '0') + stake).toString();
  return { ...entry, score, reached_at: reachedAt, rounds, bets };
}
