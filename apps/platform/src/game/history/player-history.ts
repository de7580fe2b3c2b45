import type { game, HistoryPeriod, PlayedRound } from '@liftoff/contract/game/game';
import type { Answer, Input } from '@liftoff/contract/core/endpoint';
import { localDays, shiftDay, type LocalDays } from '@liftoff/rules/account/local-days';
import { wire } from '@liftoff/rules/money/money';
import { depositsSince, lifetimePayments, minutesSignedIn } from '../../account/profile/stats.ts';
import { firstDayOfPlay, playByDay } from '../../wallet/own-play.ts';
import { refuse, type Refused } from '../../core/call.ts';
import type { GameContext } from '../game-context.ts';
import { summaryOf } from '../play/round-view.ts';
import { pairColumns, roundColumns, type PairRow, type RoundRow } from '../rows.ts';
import { findRound } from '../play/lock-bet.ts';
import { pairView } from '../seeds/seeds.ts';
import { dayOf, tableMoment } from '../table/table-clock.ts';
import { pastTablePair } from '../table/table-seeds.ts';

type Table = typeof game;

/** Length of each period in days, including today; `null` means all time. */
const daysOf: Readonly<Record<HistoryPeriod, number | null>> = { week: 7, month: 30, year: 365, all: null };

/** First day of a period; `null` for all time. */
function firstDay(period: HistoryPeriod, now: Date, local: LocalDays): string | null {
  const days = daysOf[period];
  return days === null ? null : shiftDay(local.dayOf(now), 1 - days);
}

const ownerOf = (playerId: number): string => `player:${playerId}`;

/** A round as shown in the history. A stake without funding parts was paid in cash. */
const playedRound = async (context: GameContext, round: RoundRow): Promise<PlayedRound> => ({
  ...summaryOf(round),
  title: (await context.findGame(context.db, round.game))?.title ?? round.game,
  jackpot_win_cents: round.jackpot_win === null ? null : wire(round.jackpot_win),
  sources: round.funding?.map(({ source }) => source) ?? ['cash'],
});

/** A cursor position after all existing rounds. */
const newest = { opened_at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * The player's real-money rounds, newest first. Reads one row more than requested, to find out whether there are more
 * rounds.
 */
export async function playerRounds(
  context: GameContext,
  playerId: number,
  { period, time_zone: timeZone, currency, game: slug, before, limit }: Input<Table['playerRounds']>['query'],
): Promise<Answer<Table['playerRounds']> | Refused> {
  const last = before === undefined ? newest : await findRound(context.db, ownerOf(playerId), before);
  if (last === null) return refuse('not_found');
  const days = localDays(timeZone);
  const since = firstDay(period, context.deps.now(), days);
  const values: unknown[] = [
    playerId,
    since === null ? '-infinity' : days.startOf(since),
    last.opened_at,
    last.id,
    limit + 1,
  ];
  // Unused filters are left out of the statement, so that each combination can use an index and read only one page.
  const is = (column: string, value: unknown) => `AND ${column} = $${values.push(value)}`;
  const among = [
    ...(currency === undefined ? [] : [is('r.currency', currency)]),
    ...(slug === undefined ? [] : [is('r.owner', ownerOf(playerId)), is('r.game', slug)]),
  ];
  const rounds = await context.db.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.player_id = $1 AND r.mode = 'real' AND r.opened_at >= $2
       AND (r.opened_at, r.id) < ($3::timestamptz, $4::uuid) ${among.join(' ')}
     ORDER BY r.opened_at DESC, r.id DESC LIMIT $5`,
    values,
  );
  const shown = await Promise.all(rounds.slice(0, limit).map(round => playedRound(context, round)));
  return { rounds: shown, more: rounds.length > limit };
}

/** One of the player's rounds with its seeds, so that it can be recomputed [C33]. */
export async function playerRound(
  context: GameContext,
  playerId: number,
  id: string,
): Promise<Answer<Table['playerRound']> | Refused> {
  const round = await findRound(context.db, ownerOf(playerId), id);
  if (round === null) return refuse('not_found');
  const pair = round.table_round === null ? await ownPair(context, round) : await sharedPair(context, round);
  if (pair === null) throw new Error(`Round ${round.id} has no seeds`);
  const seed = pairView(pair, pair.revealed);
  return { round: await playedRound(context, round), outcome: round.outcome, nonce: round.nonce, seed };
}

type KnownPair = PairRow & { readonly revealed: boolean };

async function ownPair(context: GameContext, round: RoundRow): Promise<KnownPair | null> {
  const [pair] = await context.db.query<KnownPair>(
    `SELECT ${pairColumns}, p.revealed_at IS NOT NULL AS revealed FROM game_seed_pairs p
     WHERE p.owner = $1 AND p.game = $2 AND p.number = $3`,
    [round.owner, round.game, round.pair],
  );
  return pair ?? null;
}

/** The seed pair of a live table is shared by all players for one day and revealed once that day is over. */
async function sharedPair(context: GameContext, round: RoundRow): Promise<KnownPair | null> {
  const number = Number(round.table_round);
  const pair = await pastTablePair(context.db, round.game, number);
  const today = dayOf(round.game, tableMoment(round.game, context.deps.now()).round);
  return pair && { ...pair, revealed: dayOf(round.game, number) < today };
}

/** A player's wins and losses in a currency, to the cent of the ledger [C35]. */
export async function netResult(
  context: GameContext,
  playerId: number,
  { currency, period, time_zone: timeZone }: Input<Table['netResult']>['query'],
): Promise<Answer<Table['netResult']>> {
  const now = context.deps.now();
  const local = localDays(timeZone);
  const until = local.dayOf(now);
  const fixed = firstDay(period, now, local);
  const start = fixed === null ? null : local.startOf(fixed);
  const since = fixed ?? (await firstDayOfPlay(context.db, playerId, currency, local));
  const { sums, days } = await playByDay(context.db, playerId, currency, local, { since: since ?? until, until });
  const paidIn = await depositsSince(context.db, playerId, currency, start);
  const { deposited, withdrawn } = await lifetimePayments(context.db, playerId, currency);
  return {
    currency,
    time_zone: local.timeZone,
    since,
    until,
    ...sums,
    days: [...days],
    paid_in_cents: wire(paidIn.amount),
    deposits: paidIn.count,
    minutes_signed_in: await minutesSignedIn(context.db, playerId, start),
    deposited_cents: wire(deposited),
    withdrawn_cents: wire(withdrawn),
  };
}
