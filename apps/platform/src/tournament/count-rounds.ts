import { addRound, roundsLeft } from '@liftoff/rules/tournament/standing';
import { isInWindow, scoreRound } from '@liftoff/rules/tournament/score-round';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { recheck } from './leave-board.ts';
import { countingGames, type CountingGame } from './counting-games.ts';
import { lockEntries, saveEntries, saveRounds, type CountedRow } from './save-standings.ts';
import { takeBack } from './take-back.ts';
import { standingOfEntry, tournamentColumns, windowOf, type EntryRow, type TournamentRow } from './tournament-rows.ts';
import { enter, isEligible, mayHavePrizes, type PrizeGiver } from './who-takes-part.ts';

type Settled = Fact<'round_settled'>;

/** Name and facts of the consumer. The closing of a tournament waits until the consumer has read them. */
export const consumerName = 'tournaments';
export const consumerKinds = ['round_settled', 'round_rolled_back', 'limit_changed', 'groups_changed'] as const;
type Read = (typeof consumerKinds)[number];

const factsAtOnce = 500;

/**
 * Derives the standings of running tournaments from settled rounds, and corrects them when a round is taken back
 * [PX-67]. A change of limits or groups decides anew whether a player stays on the board [PX-66].
 */
export function countRounds(platform: Pick<Platform, 'deps'>, giver: PrizeGiver): FactConsumer<Read> {
  const games = countingGames();
  return {
    name: consumerName,
    from: 'now',
    kinds: consumerKinds,
    batch: factsAtOnce,
    apply: async (tx, facts) => {
      const settled = facts.filter(fact => fact.kind === 'round_settled');
      const takenBack = facts.filter(fact => fact.kind === 'round_rolled_back');
      const tournaments = await lockTournaments(tx, facts);
      if (tournaments.length === 0) return;
      const running = tournaments.filter(({ state }) => state === 'published');
      const known = await games(
        tx,
        settled.map(({ data }) => data.game),
      );
      await count(tx, { platform, giver, running, games: known }, settled);
      await takeBack(tx, tournaments, takenBack);
      const changed = facts.flatMap(({ kind, data }) =>
        kind === 'limit_changed' || kind === 'groups_changed' ? [data.player] : [],
      );
      await recheck(tx, giver, running, changed);
    },
  };
}

/**
 * Locks the tournaments that these facts can change, so that none is closed meanwhile: running tournaments, and those
 * in which a rolled-back round counted.
 */
async function lockTournaments(tx: Tx, facts: readonly Fact<Read>[]): Promise<TournamentRow[]> {
  const times = facts.map(({ at }) => at.getTime());
  const back = facts.flatMap(fact => (fact.kind === 'round_rolled_back' ? [fact.data.round] : []));
  const players = facts.flatMap(fact => (fact.kind === 'round_rolled_back' ? [fact.data.player] : []));
  return await tx.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments
     WHERE (state = 'published' AND start_at <= $1 AND closes_at >= $2)
       OR id IN (SELECT r.tournament_id FROM tournament_rounds r
                 WHERE r.player_id = ANY ($3::bigint[]) AND r.round_id = ANY ($4::uuid[]))
     ORDER BY id FOR SHARE`,
    [new Date(Math.max(...times)), new Date(Math.min(...times)), players, back],
  );
}

interface Counting {
  readonly platform: Pick<Platform, 'deps'>;
  readonly giver: PrizeGiver;
  readonly running: readonly TournamentRow[];
  readonly games: ReadonlyMap<string, CountingGame>;
}

/** A round with the score that it has in a tournament. */
interface Scored {
  readonly tournament: TournamentRow;
  readonly fact: Settled;
  readonly openedAt: Date;
  readonly score: bigint;
}

async function count(tx: Tx, counting: Counting, facts: readonly Settled[]): Promise<void> {
  const scored = facts.flatMap(fact =>
    counting.running.flatMap(tournament => scoreIn(counting, tournament, fact) ?? []),
  );
  if (scored.length === 0) return;
  await enterAutomatically(tx, counting, scored);
  const entries = await lockEntries(
    tx,
    scored.map(({ tournament, fact }) => [tournament.id, fact.data.player]),
  );
  const rounds: CountedRow[] = [];
  for (const one of scored) {
    const key = `${one.tournament.id} ${one.fact.data.player}`;
    const entry = entries.get(key);
    if (entry === undefined || !countsFor(entry, one)) continue;
    entries.set(key, withRound(entry, one));
    rounds.push(rowOf(one));
  }
  const touched = new Set(rounds.map(({ tournament_id, player_id }) => `${tournament_id} ${player_id}`));
  await saveRounds(tx, rounds);
  await saveEntries(
    tx,
    [...entries].filter(([key]) => touched.has(key)).map(([, entry]) => entry),
  );
}

/** The score of a round in a tournament, or `null` if it does not count there for anyone. */
function scoreIn({ platform, games }: Counting, tournament: TournamentRow, fact: Settled): Scored | null {
  const { data, at } = fact;
  const openedAt = data.opened_at ?? null;
  const game = games.get(data.game);
  if (openedAt === null || game === undefined) return null;
  if (!isInWindow(windowOf(tournament), { joinedAt: tournament.start_at, openedAt, settledAt: at })) return null;
  const round = { ...game, game: data.game, currency: data.currency, win: data.win, wholeStake: data.stake };
  const { terms, currency } = tournament;
  const result = scoreRound({ terms, currency, rates: exchangeRates }, { ...round, stake: ownStake(data) });
  if ('score' in result) return { tournament, fact, openedAt, score: result.score };
  if (result.notCounted === 'no_rate')
    platform.deps.log.warn({ round: data.round, currency: data.currency }, 'a round without a rate does not count');
  return null;
}

const countsFor = (entry: EntryRow, { tournament, fact, openedAt }: Scored): boolean =>
  entry.disqualified_at === null &&
  roundsLeft(tournament.terms.rounds_max, entry) !== 0 &&
  isInWindow(windowOf(tournament), { joinedAt: entry.joined_at, openedAt, settledAt: fact.at });

function withRound(entry: EntryRow, { tournament, fact, score }: Scored): EntryRow {
  const { currency } = fact.data;
  const standing = addRound(tournament.terms.strategy, standingOfEntry(entry), { score, settledAt: fact.at });
  const bet = BigInt(entry.bets[currency] ?? '0') + ownStake(fact.data);
  return {
    ...entry,
    score: standing.score,
    reached_at: standing.reachedAt,
    rounds: standing.rounds,
    bets: { ...entry.bets, [currency]: bet.toString() },
  };
}

const rowOf = ({ tournament, fact, score }: Scored): CountedRow => ({
  tournament_id: tournament.id,
  player_id: fact.data.player,
  round_id: fact.data.round,
  position: fact.position,
  score: score.toString(),
  stake: ownStake(fact.data).toString(),
  currency: fact.data.currency,
  settled_at: fact.at.toISOString(),
  rates: tournament.terms.strategy === 'bet_sum' ? ratesOf(fact.data.currency, tournament.currency) : null,
});

const ratesOf = (...currencies: readonly string[]) =>
  Object.fromEntries(
    currencies.flatMap(currency => (exchangeRates[currency] ? [[currency, exchangeRates[currency]]] : [])),
  );

/** Enters players in automatic tournaments with the first round that counts, which counts as well. */
async function enterAutomatically(tx: Tx, { giver }: Counting, scored: readonly Scored[]): Promise<void> {
  const automatic = scored.filter(({ tournament }) => tournament.terms.entry === 'automatic');
  if (automatic.length === 0) return;
  const known = await lockEntries(
    tx,
    automatic.map(({ tournament, fact }) => [tournament.id, fact.data.player]),
  );
  const asked = new Set(known.keys());
  for (const { tournament, fact, openedAt } of automatic) {
    const key = `${tournament.id} ${fact.data.player}`;
    if (asked.has(key)) continue;
    asked.add(key);
    const player = await playerById(tx, fact.data.player);
    if (player === null || !isEligible(tournament, player)) continue;
    if (!(await mayHavePrizes(tx, giver, tournament, fact.data.player))) continue;
    await enter(tx, tournament.id, player, { at: openedAt, pointsPaid: 0 });
  }
}
