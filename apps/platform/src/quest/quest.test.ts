import type { Challenge, QuestMap, QuestStatus } from '@liftoff/contract/quest';
import { levelPoints } from '@liftoff/rules/quest/positions';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FactData } from '../facts/fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { configuredQuests, runAt, runsAround, withParts } from './quest-config.ts';

const email = 'demo@liftoff.test';
const platform = usePlatform({ seed: 'small' });
let player: TestCaller;
let playerId: number;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await takeFacts(platform);
});
/** Every test has a week of its own, so that it begins without progress in the short quest. */
beforeEach(async () => {
  platform.clock.advance(7 * 86_400_000);
  player = await signInDemo(platform, email);
  await playIn('EUR');
});

const item = (slug: string) => {
  const found = withParts(configuredQuests).find(one => one.slug === slug);
  if (found === undefined) throw new Error(`There is no ${slug}`);
  return found;
};
const runId = (slug: string) => runAt(item(slug), platform.clock.now())?.id ?? '';

type Settled = FactData<'round_settled'>;
const round = (stake: bigint, more: Partial<Settled> = {}): Settled => ({
  player: playerId,
  round: randomUUID(),
  game: 'undertow-ways',
  engine: 'slot',
  currency: 'EUR',
  stake,
  win: 0n,
  jackpot_win: 0n,
  ...more,
});
const settle = async (...rounds: Settled[]) => {
  for (const data of rounds)
    await platform.db.transaction(tx => recordFact(tx, { kind: 'round_settled', at: platform.clock.now(), data }));
  await takeFacts(platform, 'quests');
};
const rollBack = async (data: Settled, settledAt: Date | null) => {
  const rolled = { ...data, opened_at: settledAt, settled_at: settledAt };
  const fact = { kind: 'round_rolled_back', at: platform.clock.now(), data: rolled } as const;
  await platform.db.transaction(tx => recordFact(tx, fact));
  await takeFacts(platform, 'quests');
};
/** Gives what is due, with a turn for every process. */
const give = async () => {
  platform.clock.advance(2_000);
  await platform.jobs.runDue();
};
const statusOf = async (slug: string) =>
  (await player.send<QuestStatus[]>('GET', '/api/quests/player')).body.find(
    ({ tournament_id }) => tournament_id === runId(slug),
  );
const given = async (slug: string) =>
  (
    await platform.db.query<{ cause: string }>(
      'SELECT cause FROM given_rewards WHERE player_id = $1 AND cause LIKE $2 ORDER BY cause',
      [playerId, `quest:${runId(slug)}:%`],
    )
  ).map(({ cause }) => cause.split(':').at(-1));
const playIn = async (currency: string) =>
  await platform.db.query('UPDATE players SET currency = $2 WHERE id = $1', [playerId, currency]);
const messages = async (slug: string) =>
  await platform.db.query<{ data: { id: string; text: string } }>(
    `SELECT data FROM (SELECT data, channel FROM events UNION ALL SELECT data, channel FROM outbox) AS sent
     WHERE channel = $1 AND data ->> 'id' LIKE $2`,
    [`notifications#${playerId}`, `${runId(slug)}:%`],
  );

describe('progress in a quest', () => {
  it('a bet raises the player’s total in its currency [PQUEST-001] [PQUEST-011]', async () => {
    await settle(round(12_000n), round(500n, { currency: 'JPY' }));
    expect(await statusOf('short-hop')).toEqual({
      tournament_id: runId('short-hop'),
      bets: [
        { currency: 'EUR', amount_cents: 12_000 },
        { currency: 'JPY', amount_cents: 500 },
      ],
      counted: { currency: 'EUR', amount_cents: 12_000 },
      rounds: 0,
      rewarded_levels: [],
    });
  });

  it('the level is found in the currency in which the player plays [PQUEST-003] [PQUEST-018]', async () => {
    await settle(round(12_000n), round(45_000n, { currency: 'NOK' }));
    await playIn('NOK');
    const { body } = await player.send<QuestMap[]>('GET', '/api/quests');
    const hop = body.find(({ id }) => id === runId('short-hop'));
    expect(hop?.currency).toBe('NOK');
    expect(hop?.levels[1]?.min_bet_cents).toBe(150_000);
    expect((await statusOf('short-hop'))?.counted).toEqual({ currency: 'NOK', amount_cents: 45_000 });
    await playIn('CAD');
    expect((await statusOf('short-hop'))?.counted).toBeNull();
  });

  it.each([
    // 0.002 BTC at 84,250 EUR.
    ['BTC', 200_000n, 16_850],
    // 100,000 KZT at 0.00178 EUR.
    ['KZT', 10_000_000n, 17_800],
  ] as const)(
    'bets in %s are converted to EUR at the rates of the platform [PQUEST-018]',
    async (played, stake, cents) => {
      await settle(round(stake, { currency: played }));
      await playIn(played);
      const { body } = await player.send<QuestMap[]>('GET', '/api/quests');
      expect(body.find(({ id }) => id === runId('short-hop'))?.currency).toBe('EUR');
      await give();
      expect(await statusOf('short-hop')).toMatchObject({
        bets: [{ currency: played, amount_cents: Number(stake) }],
        counted: { currency: 'EUR', amount_cents: cents },
        rewarded_levels: [2],
      });
    },
  );

  it('only own money counts: bonus money and free spins do not [PX-02]', async () => {
    const parts = [
      { source: 'cash' as const, grant: null, amount: 300n },
      { source: 'bonus' as const, grant: 1, amount: 700n },
    ];
    const spins = [{ source: 'spins' as const, grant: 2, amount: 500n }];
    await settle(round(1_000n, { parts }), round(500n, { parts: spins }));
    expect((await statusOf('short-hop'))?.bets).toEqual([{ currency: 'EUR', amount_cents: 300 }]);
  });

  it('a rolled-back round is taken out again, and one that never counted is not [PX-13]', async () => {
    const at = platform.clock.now();
    const [one, other] = [round(9_000n), round(4_000n)];
    await settle(one, other);
    await rollBack(one, at);
    await rollBack(round(100n), null);
    await rollBack(round(100n), new Date('2025-01-01T00:00:00Z'));
    expect((await statusOf('short-hop'))?.bets).toEqual([{ currency: 'EUR', amount_cents: 4_000 }]);
  });
});

it('a round counts, and can be taken back, even if its fact is read after that of a later round', async () => {
  await settle(round(4_000n));
  const at = platform.clock.now();
  await platform.db.query('UPDATE quest_runs SET counts_from = $1', [new Date(at.getTime() + 1_000)]);
  const earlier = round(9_000n);
  await settle(earlier);
  expect((await statusOf('short-hop'))?.bets).toEqual([{ currency: 'EUR', amount_cents: 13_000 }]);
  await rollBack(earlier, at);
  expect((await statusOf('short-hop'))?.bets).toEqual([{ currency: 'EUR', amount_cents: 4_000 }]);
});

describe('rewards of levels', () => {
  it('one bet that crosses several levels pays each once, with one message [PX-68]', async () => {
    await settle(round(100_000n));
    await give();
    await give();
    expect(await given('short-hop')).toEqual(['2', '3', '4']);
    const told = await messages('short-hop');
    expect(told).toHaveLength(1);
    expect(told[0]?.data.text).toBe('You reached levels 2, 3 and 4. Their rewards are yours.');
    await settle(round(100n));
    await give();
    expect(await given('short-hop')).toEqual(['2', '3', '4']);
    expect(await messages('short-hop')).toHaveLength(1);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a level is reached in the currency of the bets, with its own threshold [PQUEST-018]', async () => {
    await settle(round(22_499n, { currency: 'JPY' }));
    await give();
    expect(await given('short-hop')).toEqual([]);
    await settle(round(1n, { currency: 'JPY' }));
    await give();
    expect(await given('short-hop')).toEqual(['2']);
  });

  it('a bet refunded before its reward is given takes the reward back [PX-67]', async () => {
    const at = platform.clock.now();
    const bet = round(20_000n);
    await platform.db.transaction(tx => recordFact(tx, { kind: 'round_settled', at, data: bet }));
    const data = { ...bet, opened_at: at, settled_at: at };
    await platform.db.transaction(tx => recordFact(tx, { kind: 'round_rolled_back', at, data }));
    await takeFacts(platform, 'quests');
    await give();
    expect(await given('short-hop')).toEqual([]);
  });

  it('a bet refunded after its reward is given flags the reward, which is not given again [PX-67] [PX-68]', async () => {
    const at = platform.clock.now();
    const bet = round(20_000n);
    const flags = async () =>
      await platform.db.query('SELECT level, flagged FROM quest_rewards WHERE run = $1', [runId('short-hop')]);
    await settle(bet);
    await give();
    await rollBack(bet, at);
    expect(await flags()).toEqual([{ level: 2, flagged: true }]);
    await settle(round(20_000n));
    await give();
    expect(await flags()).toEqual([{ level: 2, flagged: false }]);
    expect(await given('short-hop')).toEqual(['2']);
  });

  it('a level stays reached by what it required then, even if staff raise it before a refund [PX-67]', async () => {
    const edit = async (version: number, value: unknown) => {
      const body = { version, value, reason: 'Higher levels' };
      expect((await platform.operator().send('PUT', '/console/api/configuration/quests', body)).status).toBe(200);
    };
    const flags = async () =>
      await platform.db.query('SELECT level, flagged FROM quest_rewards WHERE run = $1', [runId('short-hop')]);
    const at = platform.clock.now();
    const [large, small] = [round(20_000n), round(1_000n)];
    await settle(large, small);
    await give();
    const raised = JSON.stringify(configuredQuests).replace('quest--xs--short-hop', 'quest--m--short-hop');
    await edit(1, JSON.parse(raised));
    await rollBack(small, at);
    expect(await flags()).toEqual([{ level: 2, flagged: false }]);
    await rollBack(large, at);
    expect(await flags()).toEqual([{ level: 2, flagged: true }]);
    await settle(round(20_000n));
    expect(await flags()).toEqual([{ level: 2, flagged: true }]);
    await edit(2, configuredQuests);
  });

  it('a player who may not have a reward is given and told nothing, and has it later [PX-07]', async () => {
    await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`, [playerId]);
    await settle(round(20_000n));
    await give();
    expect(await given('short-hop')).toEqual([]);
    expect(await messages('short-hop')).toEqual([]);
    await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`, [playerId]);
    const run = runId('short-hop');
    platform.clock.advance(86_400_000);
    await give();
    const causes = await platform.db.query('SELECT FROM given_rewards WHERE cause = $1', [`quest:${run}:level:2`]);
    expect(causes).toHaveLength(1);
  });

  it.each([
    ['its offer denies', { type: 'bonus', offer: 'gone', currency: 'EUR', amount_cents: 100 }],
    ['fails', { type: 'tickets', lottery_id: 'gone', tickets_count: 1 }],
  ])('a reward that %s is put off, and holds up neither other rewards nor their message', async (_why, reward) => {
    const run = runId('short-hop');
    const now = platform.clock.now();
    await platform.db.query(
      `INSERT INTO quest_rewards (run, player_id, level, reward, due_at, next_try_at) VALUES ($1, $2, 1, $3::jsonb, $4, $4)`,
      [run, playerId, JSON.stringify(reward), new Date(now.getTime() - 1_000)],
    );
    await settle(round(20_000n));
    await give();
    expect(await given('short-hop')).toEqual(['2']);
    expect(await messages('short-hop')).toHaveLength(1);
    const [failed] = await platform.db.query<{ next_try_at: Date; given_at: Date | null }>(
      'SELECT next_try_at, given_at FROM quest_rewards WHERE run = $1 AND level = 1',
      [run],
    );
    expect(failed?.given_at).toBeNull();
    expect(failed?.next_try_at.getTime()).toBeGreaterThan(platform.clock.now().getTime());
  });

  it('a reward that is no longer tried does not hold up the message about others', async () => {
    const due = new Date(platform.clock.now().getTime() - 31 * 86_400_000);
    await platform.db.query(
      `INSERT INTO quest_rewards (run, player_id, level, reward, due_at, next_try_at)
       VALUES ($1, $2, 1, '{"type": "points", "points": 5}', $3, NULL)`,
      [runId('short-hop'), playerId, due],
    );
    await settle(round(20_000n));
    await give();
    expect(await given('short-hop')).toEqual(['2']);
    expect(await messages('short-hop')).toHaveLength(1);
  });
});

describe('a reward that cannot be given at once', () => {
  const earn = (level: number, reward: object) =>
    platform.db.query(
      `INSERT INTO quest_rewards (run, player_id, level, reward, due_at, next_try_at) VALUES ($1, $2, $3, $4::jsonb, $5, $5)`,
      [runId('short-hop'), playerId, level, JSON.stringify(reward), platform.clock.now()],
    );
  const stopBonuses = (bonuses_stopped: boolean) =>
    platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
  const givenIn = (run: string) =>
    platform.db.query('SELECT cause FROM given_rewards WHERE cause LIKE $1', [`quest:${run}:%`]);

  it('free spins that fall due while staff have stopped bonuses are given after the stop, however long it lasts [PX-50]', async () => {
    await platform.db.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [playerId]);
    const run = runId('short-hop');
    await stopBonuses(true);
    await earn(2, { type: 'freespins', offer: 'cash_spins', freespins_count: 5 });
    await give();
    platform.clock.advance(40 * 86_400_000);
    await give();
    expect(await givenIn(run)).toEqual([]);
    await stopBonuses(false);
    platform.clock.advance(3_600_000);
    await give();
    expect(await givenIn(run)).toEqual([{ cause: `quest:${run}:level:2` }]);
  });

  it('a bonus that its offer does not give now holds up no other reward and no message', async () => {
    await earn(2, { type: 'bonus', offer: 'no-such-offer', currency: 'EUR', amount_cents: 500 });
    await earn(3, { type: 'points', points: 10 });
    await give();
    expect(await given('short-hop')).toEqual(['3']);
    expect((await messages('short-hop')).map(({ data }) => data.id)).toEqual([`${runId('short-hop')}:3`]);
  });
});

describe('quests of a group', () => {
  const listed = async (caller: TestCaller) =>
    (await caller.send<QuestMap[]>('GET', '/api/quests')).body.filter(({ questSlug }) => questSlug === 'tin-explorer');

  it('a quest with groups is shown to and rewards their members only [PQUEST-010]', async () => {
    const before = (await given('tin-explorer')).length;
    expect(await listed(player)).toEqual([]);
    expect(await listed(platform.caller())).toEqual([]);
    await settle(round(400_000n));
    await give();
    expect(await given('tin-explorer')).toHaveLength(before);
    await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '21')`, [playerId]);
    expect((await listed(player)).length).toBeGreaterThan(0);
    await settle(round(200_000n));
    await give();
    expect(await given('tin-explorer')).toEqual(['5']);
    await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '21'`, [playerId]);
  });
});

describe('lists', () => {
  it('quests are listed with their sizes, slugs, groups, levels and rewards [PENTITY-005] [PQUEST-008] [PQUEST-009] [PQUEST-010] [PQUEST-011]', async () => {
    const { body } = await platform.caller().send<QuestMap[]>('GET', '/api/quests');
    const hop = body.find(({ questSlug, status }) => questSlug === 'short-hop' && status === 'active');
    expect(hop).toMatchObject({
      id: runId('short-hop'),
      frontend_identifier: 'quest--xs--short-hop',
      title: 'Short hop',
      currency: 'EUR',
      questSize: 'xs',
      group_ids: [],
      bets: [],
    });
    expect(hop?.levels.map(({ min_bet_cents }) => min_bet_cents)).toEqual([
      0, 15_000, 50_000, 100_000, 500_000, 1_500_000,
    ]);
    expect(hop?.levels.map(({ point }) => point)).toEqual(levelPoints.xs.wide);
    expect(hop?.levels[1]).toMatchObject({ reward: { type: 'points', points: 20 } });
    expect(body.every(({ group_ids }) => Array.isArray(group_ids))).toBe(true);
  });

  it('the next, the current and the past run of a quest follow each other without a gap', () => {
    const runs = runsAround(item('short-hop'), platform.clock.now());
    expect(runs).toHaveLength(3);
    const [next, now, past] = runs;
    expect(next?.start).toEqual(now?.end);
    expect(now?.start).toEqual(past?.end);
  });

  it('achievements and actions count rounds of own money, and big wins where they say so', async () => {
    const before = (await statusOf('first-light'))?.rounds ?? 0;
    const big = (await statusOf('bright-star'))?.rounds ?? 0;
    const spins = [{ source: 'spins' as const, grant: 2, amount: 500n }];
    await settle(round(100n), round(100n, { win: 2_000n }), round(500n, { parts: spins, win: 90_000n }));
    expect((await statusOf('first-light'))?.rounds).toBe(before + 2);
    expect((await statusOf('bright-star'))?.rounds).toBe(big + 1);
    const { body } = await platform.caller().send<Challenge[]>('GET', '/api/achievements');
    expect(body.find(({ slug }) => slug === 'first-light')).toMatchObject({
      type: 'achievement',
      status: 'active',
      goals: [{ rounds: 1 }, { rounds: 50 }, { rounds: 500 }],
    });
    expect(body.filter(({ slug }) => slug === 'friday-refuel').map(({ type }) => type)).toContain('action');
  });
});
