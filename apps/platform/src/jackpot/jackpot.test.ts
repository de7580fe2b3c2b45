import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import type { Game } from '@liftoff/contract/lobby/lobby';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { checkPools } from './check-pools.ts';
import { countingGames } from './counting-games.ts';
import { euroMicros, fromEuroCents } from './euro.ts';
import { configuredJackpots as jackpots } from './jackpot-config.ts';
import { poolAccount } from './levels.ts';
import { awardsOf, type RoundAwards, type SettledRound } from '../facts/round-listener.ts';
import { drawLevels } from './round-settled.ts';

let frame: OpenedFrame;
let playerId: number;

const counting = 'undertow-ways';
const spark = jackpots[0]?.levels.at(-1);
if (spark === undefined) throw new Error('no jackpot');

const amounts = async () => (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body;
const sparkNow = async () => (await amounts())[0]?.levels.at(-1)?.amount_cents;

const latestWin = async () => (await platform.caller().send<object[]>('GET', '/api/jackpot_wins')).body[0];

/**
 * A round in which exactly one level falls: its domain draws only zeros, and all other domains draw only the highest
 * numbers.
 */
const round = (currency: 'EUR' | 'BTC', stake: bigint, falls: string | null) => ({
  playerId,
  roundId: randomUUID(),
  game: counting,
  currency,
  stake,
  parts: [{ source: 'cash' as const, grant: null, amount: stake }],
  engine: 'slot' as const,
  win: 0n,
  nickname: 'Mira K***',
  at: platform.clock.now(),
  draw: (domain: string) => (n: number) => (falls !== null && domain.includes(`-${falls}-`) ? 0 : n - 1),
});
/** Sum of the jackpots won in a round; `undefined` if none was won. */
const wonIn = (award: RoundAwards | null) => (award === null ? undefined : awardsOf('jackpot', award).sum);
const settle = (settled: SettledRound) =>
  platform.db.transaction(async tx => {
    const pay = await drawLevels(platform, countingGames())(tx, settled);
    const award = pay === null ? null : await pay(tx);
    const { playerId: player, roundId, game, currency, stake, at } = settled;
    const parts = [...settled.parts];
    const data = { player, round: roundId, game, engine: 'slot' as const, currency, stake, parts, win: 0n };
    await recordFact(tx, { kind: 'round_settled', at, data: { ...data, jackpot_win: wonIn(award) ?? 0n } });
    return award;
  });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, counting, 'real');
});
beforeEach(async () => {
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 1_000_000);
  await giveMoney(platform, 'demo@liftoff.test', 'BTC', 1_000_000);
  platform.clock.advance(10_000);
  await platform.jobs.runDue();
});

describe('jackpots', () => {
  it('jackpots are listed with their levels and published odds [PCALL-025, C29, PENTITY-009]', async () => {
    const listed = await amounts();
    const levels = expect.any(Array) as unknown;
    expect(listed).toEqual([
      {
        id: 1,
        identifier: 'mystic',
        name: 'Mystic Jackpots',
        state: 'active',
        currency: 'EUR',
        categories: ['jackpots'],
        levels,
      },
      {
        id: 2,
        identifier: 'harbour-drop',
        name: 'Harbour Drop',
        state: 'active',
        currency: 'EUR',
        categories: ['live-roulette'],
        levels,
      },
    ]);
    const [mystic] = listed;
    expect(mystic?.levels.map(level => [level.name, level.one_in])).toEqual([
      ['Supernova', 480_000_000],
      ['Pulsar', 32_000_000],
      ['Comet', 1_500_000],
      ['Spark', 78_000],
    ]);
    for (const level of mystic?.levels ?? [])
      expect(Object.keys(level).toSorted()).toEqual([
        'amount_cents',
        'id',
        'identifier',
        'last_won_at',
        'name',
        'one_in',
        'seed_cents',
        'share_ppm',
      ]);
    expect(mystic?.levels[0]?.amount_cents).toBe(128_490_641);
  });

  it('jackpot totals are given per currency and game, only for playable contributing games [CALL-053] [PCALL-026] [PJACK-006]', async () => {
    const totals: Record<string, number> = {};
    const listed = await amounts();
    for (const { identifier, categories } of jackpots) {
      const levels = listed.find(jackpot => jackpot.identifier === identifier)?.levels ?? [];
      const total = levels.reduce((sum, level) => sum + Number(level.amount_cents), 0);
      for (const category of categories) {
        const body = { device: 'desktop', filter: { categories: [category] }, page_size: 100 };
        const page = await platform.caller().send<{ data: Game[] }>('POST', '/api/games_filter', body);
        expect(page.body.data.length).toBeGreaterThan(0);
        for (const { slug } of page.body.data) totals[slug] = (totals[slug] ?? 0) + total;
      }
    }
    const answer = await platform.caller().send('GET', '/api/games/jackpots');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({ EUR: totals });
  });

  it('a jackpot grows by the declared share of a real stake in a contributing game, paid by the operator [I11]', async () => {
    const before = Number(await sparkNow());
    const contributed = async () =>
      (
        await platform.db.query<{ micros: bigint }>(
          `SELECT contributed_micros AS micros FROM jackpot_levels WHERE identifier = 'spark'`,
        )
      )[0]?.micros ?? 0n;
    const micros = await contributed();
    const answer = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 4_000 });
    expect(answer.status).toBe(200);
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect(await contributed()).toBe(micros + (euroMicros(4_000n, 'EUR') * BigInt(spark.share_ppm)) / 1_000_000n);
    expect(Number(await sparkNow())).toBe(before + 10);
    expect(await checkPools(platform.db)).toMatchObject({ intact: true });
  });

  it('jackpots receive, once, contributions that an earlier version of the platform had recorded but not fed', async () => {
    const micros = async () =>
      (
        await platform.db.query<{ micros: bigint }>(
          `SELECT contributed_micros AS micros FROM jackpot_levels WHERE identifier = 'spark'`,
        )
      )[0]?.micros ?? 0n;
    const before = await micros();
    await platform.db.query(
      `INSERT INTO jackpot_contributions (jackpot, currency, stake, euro_micros)
       VALUES ('mystic', 'EUR', 4000, $1)`,
      [euroMicros(4_000n, 'EUR')],
    );
    const share = (euroMicros(4_000n, 'EUR') * BigInt(spark.share_ppm)) / 1_000_000n;
    for (let days = 0; days < 2; days += 1) {
      platform.clock.advance(86_400_000);
      await platform.jobs.runDue();
      expect(await micros()).toBe(before + share);
    }
    expect(await checkPools(platform.db)).toMatchObject({ intact: true });
  });

  it('jackpots receive nothing from demo rounds', async () => {
    const demo = await openFrameOf(platform, platform.caller(), counting, 'demo');
    const before = await amounts();
    expect((await demo.bet(randomUUID(), { engine: 'slot', stake_cents: 4_000 })).status).toBe(200);
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect(await amounts()).toEqual(before);
  });

  it("a won jackpot level is paid in full as cash and restarts with the operator's seed money [I11] [PENTITY-010]", async () => {
    const pool = BigInt((await sparkNow()) ?? 0);
    const cash = playerAccount(playerId, 'cash', 'EUR');
    const before = await balanceOf(platform.db, cash);
    const award = await settle(round('EUR', 100n, 'spark'));
    expect(wonIn(award)).toBe(pool);
    expect(award?.wallet.cash).toBe(before + pool);
    expect(await balanceOf(platform.db, cash)).toBe(before + pool);
    expect(await balanceOf(platform.db, poolAccount('mystic', 'spark'))).toBe(BigInt(spark.seed_cents));
    expect(await sparkNow()).toBe(spark.seed_cents);
    expect(await latestWin()).toEqual({
      user_name: 'Mira K***',
      amount_cents: Number(pool),
      currency: 'EUR',
      jackpot_level_name: 'Spark',
      jackpot_original_amount_cents: Number(pool),
      jackpot_original_currency: 'EUR',
      created_at: platform.clock.now().toISOString(),
      jackpot: 'mystic',
      level: 'spark',
      game: { slug: counting, title: 'Undertow Ways' },
    });
    const level = (await amounts())[0]?.levels.at(-1);
    expect(level?.seed_cents).toBe(spark.seed_cents);
    expect(level?.last_won_at).toBe(platform.clock.now().toISOString());
  });

  it("a jackpot is paid in the currency played, through the platform's exchange, and reported in both currencies [I1] [PENTITY-010]", async () => {
    const pool = BigInt((await sparkNow()) ?? 0);
    const before = await balanceOf(platform.db, playerAccount(playerId, 'cash', 'BTC'));
    const award = await settle(round('BTC', 10_000n, 'spark'));
    expect(wonIn(award)).toBe(fromEuroCents(pool, 'BTC'));
    expect(await balanceOf(platform.db, playerAccount(playerId, 'cash', 'BTC'))).toBe(
      before + fromEuroCents(pool, 'BTC'),
    );
    expect(await latestWin()).toMatchObject({
      amount_cents: Number(fromEuroCents(pool, 'BTC')),
      currency: 'BTC',
      jackpot_original_amount_cents: Number(pool),
      jackpot_original_currency: 'EUR',
    });
  });

  it('the list of wins starts with the newest and still contains the biggest after many smaller ones [PCALL-027]', async () => {
    const at = platform.clock.now();
    const listed = async () => (await platform.caller().send<JackpotWin[]>('GET', '/api/jackpot_wins')).body;
    const add = (sum: number, from: number) =>
      platform.db.query(
        `INSERT INTO jackpot_wins (id, player_id, nickname, jackpot, level, level_name, game, round_id, amount,
           currency, original_amount, original_currency, won_at)
         VALUES ($1, $2, 'Ola***', 'mystic', 'comet', 'Comet', 'gone', $1, $3, 'EUR', $3, 'EUR', $4)`,
        [randomUUID(), playerId, sum, new Date(at.getTime() + from * 1_000)],
      );
    await add(999_999_999, -86_400);
    for (let small = 1; small <= 60; small += 1) await add(small, small);
    const wins = await listed();
    expect(wins[0]?.amount_cents).toBe(60);
    expect(wins.map(({ created_at }) => created_at)).toEqual(
      wins.map(({ created_at }) => created_at).toSorted((one, other) => (one < other ? 1 : -1)),
    );
    expect(wins.map(({ amount_cents }) => amount_cents)).toContain(999_999_999);
    // A game that has left the catalogue is named by its slug.
    expect(wins[0]?.game).toEqual({ slug: 'gone', title: 'gone' });
    await platform.db.query(`DELETE FROM jackpot_wins WHERE game = 'gone'`);
  });

  it('a jackpot win is sent to everyone on the channel `wins`, with the winner’s shortened name [PRT-001]', async () => {
    const pool = Number(await sparkNow());
    await settle(round('EUR', 100n, 'spark'));
    const [sent] = await platform.db.query<{ data: object }>(
      `SELECT data FROM outbox WHERE channel = 'wins' ORDER BY id DESC LIMIT 1`,
    );
    expect(sent?.data).toEqual({
      nickname: 'Mira K***',
      game: counting,
      currency: 'EUR',
      win_cents: pool,
      at: platform.clock.now().toISOString(),
      jackpot: {
        identifier: 'mystic',
        level: 'spark',
        level_name: 'Spark',
        original_amount_cents: pool,
        original_currency: 'EUR',
      },
    });
  });

  it('bonus money in a stake neither wins nor feeds a jackpot [PX-02]', async () => {
    const fed = async () =>
      (await platform.db.query('SELECT contributed_micros FROM jackpot_levels ORDER BY id')) as unknown;
    await takeFacts(platform);
    const before = await fed();
    const parts = [{ source: 'bonus' as const, grant: 1, amount: 100n }];
    expect(await settle({ ...round('EUR', 100n, 'spark'), parts })).toBeNull();
    await takeFacts(platform);
    expect(await fed()).toEqual(before);
  });

  it('concurrent jackpot wins are paid one after another, and no pool is paid twice [A23]', async () => {
    const pool = BigInt((await sparkNow()) ?? 0);
    const awards = await Promise.all([1, 2, 3].map(() => settle(round('EUR', 100n, 'spark'))));
    const wins = awards.map(wonIn).toSorted((a, b) => Number(b ?? 0n) - Number(a ?? 0n));
    const seed = BigInt(spark.seed_cents);
    expect(wins).toEqual([pool, seed, seed].toSorted((a, b) => Number(b) - Number(a)));
  });

  it('pools contain seed plus contributions minus wins after any mix of rounds, and the ledger stays consistent [I11, I1, I4]', async () => {
    const levels = ['spark', 'comet', null, null, null, null];
    for (let count = 0; count < 40; count += 1) {
      const stake = BigInt(20 + count * 37);
      await settle(round(count % 3 === 0 ? 'BTC' : 'EUR', stake, levels[count % levels.length] ?? null));
      if (count % 7 === 0) {
        platform.clock.advance(1_000);
        await platform.jobs.runDue();
      }
    }
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect(await checkPools(platform.db)).toEqual({ id: 'I11', intact: true, detail: null });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    const totals = (await platform.caller().send<Record<string, Record<string, number>>>('GET', '/api/games/jackpots'))
      .body;
    const sum = (await amounts())[0]?.levels.reduce((all, level) => all + Number(level.amount_cents), 0);
    expect(totals['EUR']?.[counting]).toBe(sum);
  });

  it("a jackpot is reported by name if its pool's recorded amount differs from the ledger [I11]", async () => {
    const off = (cents: number) =>
      platform.db.query(`UPDATE jackpot_levels SET paid = paid + $1 WHERE identifier = 'spark'`, [cents]);
    for (const cents of [1, -1]) {
      await off(cents);
      const reported = await platform
        .operator()
        .send<{ intact: boolean; checks: object[] }>('GET', '/console/api/ledger');
      expect(reported.body.intact).toBe(false);
      expect(reported.body.checks).toContainEqual({
        id: 'I11',
        intact: false,
        detail: expect.stringContaining('spark') as string,
      });
      await off(-cents);
    }
    expect(await checkPools(platform.db)).toMatchObject({ intact: true });
  });
});
