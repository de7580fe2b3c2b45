import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import type { Tournament, TournamentStatus } from '@liftoff/contract/tournament';
import { wire } from '@liftoff/rules/money/money';
import { timeStatus } from '@liftoff/rules/tournament/kind';
import { missingTo, nextPlace } from '@liftoff/rules/tournament/prizes';
import { roundsLeft } from '@liftoff/rules/tournament/standing';
import type * as z from 'zod';
import type { Sql } from '../database/database.ts';
import { boardAround, boardFrom, boardSize, placeOf, pointsOf, scoreAt } from './board.ts';
import { standingOfEntry, windowOf, type EntryRow, type TournamentRow } from './tournament-rows.ts';

/** Number of players in the list of the best ones: on the tournament's page, and in lists of tournaments. */
const topPlayers = { page: 50, list: 3 } as const;

/** A tournament as everyone sees it. */
export async function tournamentView(
  sql: Sql,
  row: TournamentRow,
  now: Date,
  shownOn: keyof typeof topPlayers,
): Promise<z.input<typeof Tournament>> {
  const { prizes, groups, ...terms } = row.terms;
  const status = row.state === 'cancelled' ? 'archive' : timeStatus(windowOf(row), now);
  return {
    id: row.id,
    frontend_identifier: row.frontend_identifier,
    title: row.title,
    currency: row.currency,
    status,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    in_progress: status === 'active',
    top_players: await boardFrom(sql, row.id, 1, topPlayers[shownOn]),
    players: await boardSize(sql, row.id),
    group_ids: groups.flatMap(group => (/^\d{1,9}$/.test(group) ? [Number(group)] : [])),
    prizes,
    terms,
    is_final: row.state === 'closed' || row.state === 'awarded',
    is_cancelled: row.state === 'cancelled',
  };
}

/** Where a player stands in a tournament that they have joined. */
export async function statusView(
  sql: Sql,
  tournament: TournamentRow,
  entry: EntryRow,
  now: Date,
): Promise<z.input<typeof TournamentStatus>> {
  const place = entry.place ?? (await placeOf(sql, entry));
  return {
    tournament_id: tournament.id,
    title: tournament.title,
    frontend_identifier: tournament.frontend_identifier,
    nickname: entry.nickname,
    award_place: place,
    points: pointsOf(entry.score),
    rounds: entry.rounds,
    rounds_left: roundsLeft(tournament.terms.rounds_max, standingOfEntry(entry)),
    bets: CurrencyCodeSchema.options.flatMap(currency => {
      const amount = entry.bets[currency];
      return amount === undefined ? [] : [{ currency, amount_cents: wire(BigInt(amount)) }];
    }),
    next: tournament.state === 'published' ? await nextOf(sql, tournament, entry, place) : null,
    around: place === null ? [] : await boardAround(sql, entry, place),
    joined_at: entry.joined_at.toISOString(),
    awarded_at: entry.awarded_at?.toISOString() ?? null,
    disqualified_at: entry.disqualified_at?.toISOString() ?? null,
    counting: countingNow(tournament, entry, now),
  };
}

/** The games that are marked for the player, as the frame of a game does [PX-62]. */
function countingNow(tournament: TournamentRow, entry: EntryRow, now: Date): TournamentStatus['counting'] {
  const { state, terms, end_at } = tournament;
  const isOn = state === 'published' && timeStatus(windowOf(tournament), now) === 'active';
  if (!isOn || !entry.on_board || roundsLeft(terms.rounds_max, standingOfEntry(entry)) === 0) return null;
  return { games: terms.games, categories: terms.categories, until: end_at.toISOString() };
}

/** The place to aim for next. A player who is not on the board yet aims for the last paid place. */
async function nextOf(sql: Sql, { id, terms }: TournamentRow, entry: EntryRow, place: number | null) {
  if (!entry.on_board) return null;
  const aim = place === null ? terms.prizes.length : nextPlace(place, terms.prizes);
  if (aim === null) return null;
  const target = await scoreAt(sql, id, aim);
  return { place: aim, points: pointsOf(missingTo(entry.score, target ?? 0n)) };
}
