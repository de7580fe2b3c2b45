import type { GivenReward } from '@liftoff/contract/console/rewards';
import type { Reward } from '@liftoff/contract/reward';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, houseAccount, playerAccount } from '../ledger/ledger.ts';
import { mayPromote } from '../limits/exclusion/may-promote.ts';
import { openPoints, pointsReward } from '../points/points.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { moneyReward } from '../wallet/money-reward.ts';
import { groupReward } from './group-reward.ts';
import { openRewards, type Giver, type Rewards } from './rewards.ts';

const email = 'demo@liftoff.test';
const ada = 'ada-alone-knows-this';
const platform = usePlatform({ seed: 'small', env: { CONSOLE_STAFF: `ada:${ada}` } });

type Built = 'money' | 'points' | 'group';

let player: TestCaller;
let playerId: number;
let rewards: Rewards;
let giver: Giver<Built>;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  const { deps } = platform;
  rewards = openRewards(
    deps,
    { money: moneyReward(deps), points: pointsReward(openPoints(deps)), group: groupReward(deps) },
    { mayPromote: mayPromote(deps), marketAllows: () => true, deniedFromHarmLevel: 'high' },
  );
  giver = rewards.giver('quest', ['money', 'points', 'group'], { isOffer: false });
});

const give = (reward: Extract<Reward, { type: Built }>, reference: string) =>
  platform.db.transaction(tx => giver.give(tx, playerId, reward, { reference }));
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const promotions = () => balanceOf(platform.db, houseAccount('promotions', 'EUR'));
const rowsFor = (cause: string) => platform.db.query('SELECT FROM given_rewards WHERE cause = $1', [cause]);
const factsOf = (cause: string) =>
  platform.db.query(`SELECT kind, data FROM facts WHERE kind = 'reward_given' AND data ->> 'cause' = $1`, [cause]);
const linesOf = (cause: string) =>
  platform.db.query(
    `SELECT actor, subject, before, after, ip FROM audit WHERE action = 'reward.given' AND after ->> 'cause' = $1`,
    [cause],
  );
const sentOn = async (channel: string) =>
  (
    await platform.db.query<{ data: unknown }>(
      'SELECT data FROM events WHERE channel = $1 UNION ALL SELECT data FROM outbox WHERE channel = $1',
      [`${channel}#${playerId}`],
    )
  ).map(({ data }) => data);

describe('giving a reward', () => {
  it('money is paid in cash from the operator’s promotions, once for its cause, with a balance event, an audit line and a fact [PX-06]', async () => {
    const reward = { type: 'money', currency: 'EUR', amount_cents: 700 } as const;
    const [before, events] = [await cash(), (await sentOn('balance')).length];
    const first = await give(reward, 'level:1');
    expect(first.outcome).toBe('given');
    const again = await give({ ...reward, amount_cents: 900 }, 'level:1');
    expect(again).toEqual({ ...first, outcome: 'already_given' });
    expect(await cash()).toBe(before + 700n);
    expect(await promotions()).toBe(-700n);
    expect((await sentOn('balance')).slice(events)).toMatchObject([
      { currency: 'EUR', amount_cents: Number(before) + 700 },
    ]);
    expect(await rowsFor('quest:level:1')).toHaveLength(1);
    expect(await linesOf('quest:level:1')).toEqual([
      {
        actor: 'platform',
        subject: `player:${playerId}`,
        before: null,
        after: { reward, cause: 'quest:level:1', reason: null },
        ip: null,
      },
    ]);
    expect(await factsOf('quest:level:1')).toEqual([
      {
        kind: 'reward_given',
        data: { player: playerId, reward: 'money', cause: 'quest:level:1', amount: '700', currency: 'EUR' },
      },
    ]);
  });

  it('money in a currency that the player has not used opens its wallet [PX-06]', async () => {
    const outcome = await give({ type: 'money', currency: 'BTC', amount_cents: '123456789012345678901' }, 'level:btc');
    expect(outcome.outcome).toBe('given');
    expect(await balanceOf(platform.db, playerAccount(playerId, 'cash', 'BTC'))).toBe(123_456_789_012_345_678_901n);
  });

  it('points are given as a gift, which does not count as persistent [PX-05] [PX-06]', async () => {
    const points = openPoints(platform.deps);
    const before = await points.balance(platform.db, playerId);
    await give({ type: 'points', points: 25 }, 'level:2');
    await give({ type: 'points', points: 25 }, 'level:2');
    expect(await points.balance(platform.db, playerId)).toEqual({
      chargeable: before.chargeable + 25n,
      persistent: before.persistent,
    });
    expect(await factsOf('quest:level:2')).toMatchObject([
      { data: { reward: 'points', amount: null, currency: null } },
    ]);
  });

  it('a group is joined, and the player’s open pages are told at once [PX-06]', async () => {
    await give({ type: 'group', group: '259' }, 'level:3');
    const groups = await platform.db.query('SELECT group_id FROM player_groups WHERE player_id = $1', [playerId]);
    expect(groups).toContainEqual({ group_id: '259' });
    expect((await sentOn('groups_updates')).at(-1)).toMatchObject({
      groups: expect.arrayContaining(['259']) as unknown,
    });
  });

  it('the same reference of another giver is another cause [PX-06]', async () => {
    const other = rewards.giver('tournament', ['points'], { isOffer: false });
    const reward = { type: 'points', points: 5 } as const;
    const second = await platform.db.transaction(tx => other.give(tx, playerId, reward, { reference: 'level:1' }));
    expect(second.outcome).toBe('given');
    expect(await rowsFor('tournament:level:1')).toHaveLength(1);
  });

  it('a giving that fails on the way leaves no money, no row, no audit line and no fact [PX-06]', async () => {
    const before = await cash();
    const failing = platform.db.transaction(async tx => {
      const reward = { type: 'money', currency: 'EUR', amount_cents: 100 } as const;
      await giver.give(tx, playerId, reward, { reference: 'level:9' });
      throw new Error('the quest could not be saved');
    });
    await expect(failing).rejects.toThrow('could not be saved');
    expect(await cash()).toBe(before);
    const left = [rowsFor, linesOf, factsOf].map(async find => (await find('quest:level:9')).length);
    expect(await Promise.all(left)).toEqual([0, 0, 0]);
  });

  it('the ledger keeps its invariants after all these givings [PX-06] [I1] [I2] [I4] [I8]', async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});

describe('registering givers and kinds', () => {
  it('a giver of a type that no module has registered stops the start of the platform [PX-06]', () => {
    expect(() => rewards.giver('calendar', ['points', 'bonus'], { isOffer: true })).toThrow(
      'calendar gives bonus, which no module has registered',
    );
  });

  it('two givers cannot share a name, because their causes would be the same [PX-06]', () => {
    rewards.giver('wheel', ['points'], { isOffer: false });
    expect(() => rewards.giver('wheel', ['money'], { isOffer: false })).toThrow('have the name wheel');
  });

  it('a giver’s name has no colon, because it would be confused with the reference of a cause [PX-06]', () => {
    expect(() => rewards.giver('quest:level', ['points'], { isOffer: false })).toThrow('cannot have the name');
  });

  it('a giver gives no type that it has not declared, even if a module gives it [PX-06]', async () => {
    const shop: Giver<Built> = rewards.giver<Built>('shop', ['points'], { isOffer: false });
    const reward = { type: 'money', currency: 'EUR', amount_cents: 100 } as const;
    const giving = platform.db.transaction(tx => shop.give(tx, playerId, reward, { reference: '1' }));
    await expect(giving).rejects.toThrow('shop has not declared that it gives money');
  });
});

describe('rewards that staff give', () => {
  const path = `/console/api/players/${email}/rewards`;
  const as = <Body>(method: string, body?: object, key?: string) =>
    platform.caller().send<Body>(method, path, body, {
      'x-console-token': ada,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
  const gift = { reward: { type: 'points', points: 40 }, reason: 'A tournament was cancelled' };
  const list = async () => (await as<GivenReward[]>('GET')).body;
  // Rewards are listed by time.
  beforeEach(() => platform.clock.advance(1_000));

  it('staff give points with a reason, and the list names the cause, the person and the reason [PX-06]', async () => {
    const { status, body } = await as<GivenReward>('POST', gift);
    expect([status, body.reward, body.reason, body.given_by]).toEqual([201, gift.reward, gift.reason, 'staff:ada']);
    expect((await list())[0]).toEqual(body);
    expect(body.cause).toMatch(/^console:[\da-f-]{36}$/);
    expect(await linesOf(body.cause)).toMatchObject([
      { actor: 'staff:ada', after: { reward: gift.reward, reason: gift.reason }, ip: expect.any(String) as string },
    ]);
  });

  it('staff add a player to a group that exists, and to no other [PX-06]', async () => {
    const group = (id: string) => as<GivenReward>('POST', { ...gift, reward: { type: 'group', group: id } });
    expect((await group('258')).status).toBe(201);
    expect((await group('no-such-group')).status).toBe(422);
    expect((await list())[0]?.reward).toEqual({ type: 'group', group: '258' });
  });

  it('the same key gives once [PX-06]', async () => {
    const before = (await list()).length;
    const first = await as<GivenReward>('POST', gift, 'key-of-a-gift');
    expect((await as<GivenReward>('POST', gift, 'key-of-a-gift')).body).toEqual(first.body);
    expect(await list()).toHaveLength(before + 1);
  });

  it.each([
    ['without a reason', { reward: gift.reward }],
    ['with an empty reason', { ...gift, reason: '  ' }],
    ['of money, which takes two people', { ...gift, reward: { type: 'money', currency: 'EUR', amount_cents: 1 } }],
    ['of no points', { ...gift, reward: { type: 'points', points: 0 } }],
  ])('a reward %s is refused [PX-06]', async (_what, body) => {
    const before = await list();
    expect((await as('POST', body)).status).toBe(422);
    expect(await list()).toEqual(before);
  });

  it('a reward for an unknown player is refused [PX-06]', async () => {
    const answer = await platform.operator().send('POST', '/console/api/players/nobody@liftoff.test/rewards', gift);
    expect(answer.status).toBe(404);
  });

  it('staff cannot give anything to a player who may not have it, and learn why [PX-07]', async () => {
    const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    await block('cooling_off');
    const before = await list();
    expect(await as('POST', gift)).toMatchObject({
      status: 403,
      body: { refusal: 'forbidden', errors: { reward: ['no_promotions'] } },
    });
    expect(await list()).toEqual(before);
    await block('none');
    expect((await as('POST', gift)).status).toBe(201);
  });
});
