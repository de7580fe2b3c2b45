import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { isCurrency } from '@liftoff/rules/money/money';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import { houseAccount, post, type Leg } from '../ledger/ledger.ts';
import { emitAll } from '../realtime/outbox.ts';
import { playersOfJackpots, type CountingGames } from './counting-games.ts';
import { euroMicros, microsPerCent } from './euro.ts';
import { activeJackpots, type JackpotConfig } from './jackpot-config.ts';
import { jackpotChange, poolAccount, readLevels, type LevelRow } from './levels.ts';

interface Fed {
  jackpot: string;
  currency: CurrencyCode;
  stake: bigint;
  euro_micros: bigint;
}

const ppm = 1_000_000n;

/**
 * Maximum number of stakes per batch. This is about one second's worth of stakes, so that the pools grow and are
 * published [RT-002] about once a second.
 */
const stakesAtOnce = 2_000;

/** Feeds the pools from the own money in stakes on contributing games, shortly after their rounds. */
export const feedPools = (
  { deps, ruleFor }: Pick<Platform, 'deps' | 'ruleFor'>,
  counting: CountingGames,
): FactConsumer<'round_settled'> => ({
  name: 'jackpots',
  from: 'kept',
  kinds: ['round_settled'],
  batch: stakesAtOnce,
  apply: async (tx, rounds) =>
    await feed(tx, deps, await contributions(tx, counting, await withJackpots(tx, ruleFor, rounds, deps.now()))),
});

/** Feeds contributions that an earlier version of the platform had recorded but not yet fed when it was stopped. */
export async function feedLeftOver(tx: Tx, deps: Deps): Promise<void> {
  const left = await tx.query<Fed>(
    `WITH gone AS (DELETE FROM jackpot_contributions RETURNING jackpot, currency, stake, euro_micros)
     SELECT jackpot, currency, sum(stake)::numeric AS stake, sum(euro_micros)::numeric AS euro_micros
     FROM gone GROUP BY jackpot, currency ORDER BY jackpot, currency`,
  );
  await feed(tx, deps, left);
}

/** The rounds of players whose place allows jackpots. */
async function withJackpots(
  tx: Tx,
  ruleFor: RuleFor,
  rounds: readonly Fact<'round_settled'>[],
  at: Date,
): Promise<readonly Fact<'round_settled'>[]> {
  const playerIds = rounds.map(({ data }) => data.player);
  const players = await playersOfJackpots(tx, ruleFor, playerIds, at);
  return rounds.filter(({ data }) => players.has(data.player));
}

/** The stakes' contributions to each jackpot, by currency. */
async function contributions(
  tx: Tx,
  counting: CountingGames,
  rounds: readonly Fact<'round_settled'>[],
): Promise<readonly Fed[]> {
  const fed = new Map<string, Fed>();
  for (const { data } of rounds) {
    const { currency } = data;
    const stake = ownStake(data);
    if (!isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
    for (const { identifier: jackpot } of await counting.of(tx, data.game)) {
      const key = `${jackpot} ${currency}`;
      const before = fed.get(key) ?? { jackpot, currency, stake: 0n, euro_micros: 0n };
      const micros = before.euro_micros + euroMicros(stake, currency);
      fed.set(key, { ...before, stake: before.stake + stake, euro_micros: micros });
    }
  }
  return [...fed].toSorted(([one], [two]) => (one < two ? -1 : 1)).map(([, row]) => row);
}

/**
 * Moves the contributions into the pools in one transaction and publishes the change. The share is booked against a
 * separate account instead of `games`, whose rows every bet locks. So a winning round and this job take their locks
 * in the same order (levels, then ledger) and cannot deadlock.
 */
async function feed(tx: Tx, deps: Deps, fed: readonly Fed[]): Promise<void> {
  if (fed.length === 0) return;
  await tx.query('SELECT FROM jackpot_levels ORDER BY id FOR UPDATE');
  const levels = await readLevels(tx);
  const touched = (await activeJackpots(tx)).filter(jackpot => fed.some(row => row.jackpot === jackpot.identifier));
  for (const jackpot of touched) {
    await feedJackpot(
      tx,
      deps,
      jackpot,
      levels,
      fed.filter(row => row.jackpot === jackpot.identifier),
    );
  }
  const after = await readLevels(tx);
  await emitAll(
    tx,
    touched.map(jackpot => ({ channel: 'jackpots_changes' as const, data: jackpotChange(jackpot, after) })),
  );
}

async function feedJackpot(
  tx: Tx,
  deps: Deps,
  jackpot: JackpotConfig,
  levels: readonly LevelRow[],
  fed: readonly Fed[],
): Promise<void> {
  const micros = fed.reduce((sum, row) => sum + row.euro_micros, 0n);
  for (const { identifier, share_ppm } of jackpot.levels) {
    const level = levels.find(row => row.jackpot === jackpot.identifier && row.identifier === identifier);
    if (level === undefined) throw new Error(`Jackpot level ${identifier} was never seeded`);
    const share = BigInt(share_ppm);
    const contributed = level.contributed_micros + (micros * share) / ppm;
    const cents = contributed / microsPerCent - level.contributed_micros / microsPerCent;
    await tx.query('UPDATE jackpot_levels SET contributed_micros = $2 WHERE id = $1', [level.id, contributed]);
    if (cents === 0n) continue;
    await post(tx, deps, {
      kind: 'jackpot_contribution',
      reference: `jackpot:${jackpot.identifier}:${identifier}:${deps.id()}`,
      legs: [
        ...funding(fed, share),
        ...exchanged(fed, share, cents),
        leg(poolAccount(jackpot.identifier, identifier), cents),
      ],
    });
  }
}

const leg = (account: Leg['account'], amount: bigint): Leg => ({ account, amount });

/** The legs that take the pools' share in each staked currency from the platform's own money. */
const funding = (fed: readonly Fed[], share: bigint): Leg[] =>
  fed.flatMap(row => {
    const amount = (row.stake * share) / ppm;
    return amount === 0n ? [] : [leg(houseAccount('jackpot_share', row.currency), -amount)];
  });

/** The legs that exchange the shares for EUR. Rounding differences stay in the exchange accounts. */
function exchanged(fed: readonly Fed[], share: bigint, cents: bigint): Leg[] {
  const moved = new Map<CurrencyCode, bigint>([['EUR', -cents]]);
  for (const row of fed) {
    moved.set(row.currency, (moved.get(row.currency) ?? 0n) + (row.stake * share) / ppm);
  }
  return [...moved].flatMap(([currency, amount]) => (amount === 0n ? [] : [leg(houseAccount('fx', currency), amount)]));
}
