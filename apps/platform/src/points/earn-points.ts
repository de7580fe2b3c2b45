import { creditMicros, earnedMicros, earningRateOf, microsPerPoint } from '@liftoff/rules/points/earning';
import { balanceOf, pointsAccount } from '../ledger/ledger.ts';
import type { Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import type { ReachLevels } from './level-gifts.ts';
import { earningAt, type EarningAt } from './points-rules.ts';
import type { Points } from './points.ts';

type Played = 'round_settled' | 'round_rolled_back';

const factsAtOnce = 500;

/** What a round earned, or took back if it was rolled back (`micros` and `staked` are then negative). */
interface Earned {
  readonly player: number;
  readonly day: string;
  readonly category: string;
  readonly currency: string;
  readonly staked: bigint;
  readonly micros: bigint;
  readonly position: number;
  /** The round and its game, if it was rolled back; otherwise `null`. */
  readonly rolledBack: { readonly round: string; readonly game: string } | null;
}

/**
 * Credits points for own money in stakes, by the rate of the game's category at the time of the round [PX-02]. A
 * round that is rolled back takes its points back [PX-13]. Points that were already spent cannot be taken: they are
 * withheld from points that the player earns later.
 */
export const earnPoints = (points: Points, reach: ReachLevels): FactConsumer<Played> => ({
  name: 'points',
  from: 'now',
  kinds: ['round_settled', 'round_rolled_back'],
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const earned = await earnedBy(tx, facts);
    if (earned.length === 0) return;
    await addPlay(tx, earned);
    const byPlayer = Map.groupBy(earned, ({ player }) => player);
    for (const before of await lockProgress(tx, [...byPlayer.keys()])) {
      const after = await credit(tx, points, before, byPlayer.get(before.player) ?? []);
      await tx.query('UPDATE points_progress SET earned = $2, left_micros = $3 WHERE player_id = $1', [
        before.player,
        after.earned,
        after.left,
      ]);
      await reach(tx, before.player, { before: before.earned, after: after.earned });
    }
  },
});

/** What the facts earn and take back. Rounds without own money, in other games, or of unknown players are left out. */
async function earnedBy(tx: Tx, facts: readonly Fact<Played>[]): Promise<Earned[]> {
  const categories = await categoriesOf(tx, facts);
  const players = await knownPlayers(tx, facts);
  const rates = await earningAt(tx);
  return facts.flatMap(fact => {
    const earned = players.has(fact.data.player) ? earnedByFact(fact, categories, rates) : null;
    return earned === null || earned.staked === 0n ? [] : [earned];
  });
}

function earnedByFact(
  fact: Fact<Played>,
  categories: ReadonlyMap<string, readonly string[]>,
  rates: EarningAt,
): Earned | null {
  const { player, game, currency, round } = fact.data;
  const settledAt = fact.kind === 'round_rolled_back' ? fact.data.settled_at : fact.at;
  if (settledAt === null) return null;
  // Rolling back a round from before points were earned must not take back points it never earned.
  const rate = earningRateOf(rates(settledAt) ?? [], categories.get(game) ?? []);
  if (rate === null) return null;
  const own = ownStake(fact.data);
  const micros = earnedMicros(own, currency, rate, exchangeRates);
  const isBack = fact.kind === 'round_rolled_back';
  return {
    player,
    day: settledAt.toISOString().slice(0, 10),
    category: rate.category,
    currency,
    staked: isBack ? -own : own,
    micros: isBack ? -micros : micros,
    position: fact.position,
    rolledBack: isBack ? { round, game } : null,
  };
}

async function categoriesOf(tx: Tx, facts: readonly Fact<Played>[]): Promise<Map<string, readonly string[]>> {
  const rows = await tx.query<{ slug: string; categories: string[] }>(
    'SELECT slug, categories FROM games WHERE slug = ANY ($1::text[])',
    [[...new Set(facts.map(({ data }) => data.game))]],
  );
  return new Map(rows.map(({ slug, categories }) => [slug, categories]));
}

async function knownPlayers(tx: Tx, facts: readonly Fact<Played>[]): Promise<Set<number>> {
  const rows = await tx.query<{ id: bigint }>('SELECT id FROM players WHERE id = ANY ($1::bigint[])', [
    [...new Set(facts.map(({ data }) => data.player))],
  ]);
  return new Set(rows.map(({ id }) => Number(id)));
}

async function addPlay(tx: Tx, earned: readonly Earned[]): Promise<void> {
  await tx.query(
    `INSERT INTO points_play (player_id, day, category, currency, staked, micros)
     SELECT player, day, category, currency, sum(staked), sum(micros) FROM jsonb_to_recordset($1::jsonb)
       AS r (player bigint, day date, category text, currency text, staked numeric, micros numeric)
     GROUP BY player, day, category, currency ORDER BY player
     ON CONFLICT (player_id, day, category, currency)
       DO UPDATE SET staked = points_play.staked + excluded.staked, micros = points_play.micros + excluded.micros`,
    [
      JSON.stringify(
        earned.map(({ rolledBack: _rolledBack, staked, micros, ...row }) => ({
          ...row,
          staked: staked.toString(),
          micros: micros.toString(),
        })),
      ),
    ],
  );
}

interface Progress {
  readonly player: number;
  /** Points credited for play. */
  readonly earned: bigint;
  /** Millionths of a point not credited yet; negative if more was taken back than the player still had. */
  readonly left: bigint;
}

/** Locks the progress of the players, in the order of their ids. */
async function lockProgress(tx: Tx, players: readonly number[]): Promise<Progress[]> {
  await tx.query(
    `INSERT INTO points_progress (player_id) SELECT id FROM unnest($1::bigint[]) AS id ORDER BY id
     ON CONFLICT DO NOTHING`,
    [players],
  );
  const rows = await tx.query<{ player_id: bigint; earned: bigint; left_micros: bigint }>(
    `SELECT player_id, earned, left_micros FROM points_progress WHERE player_id = ANY ($1::bigint[])
     ORDER BY player_id FOR UPDATE`,
    [players],
  );
  return rows.map(row => ({ player: Number(row.player_id), earned: row.earned, left: row.left_micros }));
}

/** Credits a player's rounds: one change of points for each category, and one for each round that was rolled back. */
async function credit(tx: Tx, points: Points, before: Progress, rounds: readonly Earned[]): Promise<Progress> {
  const causes = Map.groupBy(rounds, ({ category, rolledBack }) =>
    rolledBack === null ? `play:${category}` : `correction:${rolledBack.game}:${rolledBack.round}`,
  );
  let { earned, left } = before;
  const { player } = before;
  for (const [cause, caused] of causes) {
    const sum = caused.reduce((micros, round) => micros + round.micros, left);
    const isPlay = caused.every(({ rolledBack }) => rolledBack === null);
    // What play earns covers what is owed first, and takes nothing.
    const change = isPlay && sum < 0n ? { points: 0n, left: sum } : creditMicros(sum);
    if (change.points > 0n) await points.earn(tx, player, change.points, `${cause}:${caused[0]?.position}`);
    const taken = change.points < 0n ? await takeBack(tx, points, player, -change.points, cause) : 0n;
    earned += change.points > 0n ? change.points : -taken;
    left = change.points < 0n ? change.left + (change.points + taken) * microsPerPoint : change.left;
  }
  return { player, earned, left };
}

/** Takes back as many points as the player still has. Returns how many were taken. */
async function takeBack(tx: Tx, points: Points, player: number, wanted: bigint, cause: string): Promise<bigint> {
  if ((await points.takeBack(tx, player, wanted, cause)) !== 'not_enough_points') return wanted;
  // The account stays locked after the attempt, so its balance cannot change before the second one.
  const held = await balanceOf(tx, pointsAccount(player));
  if (held > 0n) await points.takeBack(tx, player, held, cause);
  return held;
}
