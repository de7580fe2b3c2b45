import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { checkDraw } from '@liftoff/rules/lottery/draw';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import type { NewFact } from '../facts/fact.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { openPoints, type Points } from '../points/points.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { ticketsReward } from './tickets-reward.ts';

const email = 'demo@liftoff.test';
const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
const dayMs = 86_400_000;

let player: TestCaller;
let playerId: number;
let points: Points;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  points = openPoints(platform.deps);
  await takeFacts(platform);
});
beforeEach(async () => {
  player = await signInDemo(platform, email);
});

const operator = () => platform.operator();
const at = (days: number) => new Date(platform.clock.now().getTime() + days * dayMs).toISOString();
const terms = (more: object = {}) => ({
  title: 'Test draw',
  start_at: at(-1),
  end_at: at(2),
  price_points: 10,
  max_per_player: 20,
  earning: null,
  prizes: [
    { reward: { type: 'points', points: 500 }, count: 1 },
    { reward: { type: 'points', points: 5 }, count: 2 },
  ],
  ...more,
});
const create = async (more: object = {}): Promise<Lottery> => {
  const body = { slug: `draw-${randomUUID()}`, ...terms(more) };
  const answer = await operator().send<Lottery>('POST', '/console/api/lotteries', body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const move = (id: string, action: 'start' | 'end' | 'cancel') =>
  operator().send<Lottery>('POST', `/console/api/lotteries/${id}/state`, { action, reason: 'A test' });
const shown = async (slug: string) => (await platform.caller().send<Lottery>('GET', `/api/lotteries/${slug}`)).body;
const buy = (id: string, count: number, key?: string) =>
  player.send<LotteryStatus>(
    'POST',
    `/api/lotteries/${id}/tickets`,
    { count },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const own = async (id: string) => (await player.send<LotteryStatus>('GET', `/api/lotteries/${id}/status`)).body;
const chargeable = async () => (await points.balance(platform.db, playerId)).chargeable;
const givePoints = (amount: bigint) =>
  platform.db.transaction(tx => points.give(tx, playerId, amount, `test:${randomUUID()}`));
const run = async (ms = 2_000) => {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
};
const record = async (...facts: NewFact[]) => {
  for (const fact of facts) await platform.db.transaction(tx => recordFact(tx, fact));
  await takeFacts(platform, 'lotteries');
};

describe('the calls of lotteries', () => {
  it('lists lotteries and finds one by its slug, to guests too [PCALL-001] [PCALL-003]', async () => {
    const { id, slug } = await create();
    const { body: all } = await platform.caller().send<Lottery[]>('GET', '/api/lotteries');
    expect(all.find(one => one.id === id)).toMatchObject({ id, slug, lottery_id: id, in_progress: true, tickets: [] });
    expect(await shown(slug)).toMatchObject({ id, slug });
    expect((await platform.caller().send('GET', '/api/lotteries/nothing')).status).toBe(404);
  });

  it('answers the tickets in every lottery, and in one, to their player only [PCALL-002] [PCALL-004]', async () => {
    const { id } = await create();
    await givePoints(100n);
    await buy(id, 2);
    const all = await player.send<LotteryStatus[]>('GET', '/api/lotteries/statuses');
    expect(all.body.find(({ lottery_id }) => lottery_id === id)).toMatchObject({ tickets: 2 });
    expect(await own(id)).toMatchObject({ lottery_id: id, tickets: 2 });
    const none = await create();
    expect(await own(none.id)).toMatchObject({ lottery_id: none.id, tickets: 0 });
    for (const path of ['statuses', `${id}/status`])
      expect((await platform.caller().send('GET', `/api/lotteries/${path}`)).status).toBe(401);
  });
});

describe('tickets for points', () => {
  it('tickets are bought with points, numbered, and counted in the status [PLOTT-001] [PLOTT-002] [PENTITY-002]', async () => {
    const { id } = await create();
    await givePoints(100n);
    const before = await chargeable();
    const bought = await buy(id, 3);
    expect(bought.status).toBe(201);
    expect(bought.body).toEqual({
      lottery_id: id,
      tickets: 3,
      numbers: [1, 2, 3],
      holder: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(await chargeable()).toBe(before - 30n);
    expect((await buy(id, 1)).body.numbers).toEqual([1, 2, 3, 4]);
    const statuses = await player.send<LotteryStatus[]>('GET', '/api/lotteries/statuses');
    expect(statuses.body.find(({ lottery_id }) => lottery_id === id)?.tickets).toBe(4);
  });

  it('the same key buys once [PLOTT-001]', async () => {
    const { id } = await create();
    await givePoints(100n);
    const before = await chargeable();
    const [first, again] = [await buy(id, 2, 'key-of-two'), await buy(id, 2, 'key-of-two')];
    expect(again.body).toEqual(first.body);
    expect(await chargeable()).toBe(before - 20n);
  });

  it('no ticket is bought above the maximum, with too few points, or of a lottery that is not on sale [PLOTT-001]', async () => {
    await givePoints(1_000n);
    const few = await create({ max_per_player: 2 });
    const dear = await create({ price_points: 1_000_000 });
    const future = await create({ start_at: at(1) });
    const earned = await create({
      price_points: null,
      earning: { by: 'stake', per: [{ currency: 'EUR', amount_cents: 100 }] },
    });
    const before = await chargeable();
    expect((await buy(few.id, 3)).status).toBe(422);
    expect(await buy(dear.id, 1)).toMatchObject({ body: { refusal: 'not_enough_money' } });
    expect((await buy(future.id, 1)).status).toBe(404);
    expect((await buy(earned.id, 1)).status).toBe(422);
    expect((await buy(randomUUID(), 1)).status).toBe(404);
    expect(await chargeable()).toBe(before);
    expect((await own(few.id)).tickets).toBe(0);
  });

  it('a player who may not have rewards buys no ticket [PX-07]', async () => {
    const { id } = await create();
    await givePoints(100n);
    await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`, [playerId]);
    expect((await buy(id, 1)).status).toBe(403);
    await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`, [playerId]);
    expect((await buy(id, 1)).status).toBe(201);
  });
});

describe('earned and given tickets', () => {
  const round = (stake: bigint, kind: 'cash' | 'bonus' = 'cash') => ({
    player: playerId,
    round: randomUUID(),
    game: 'undertow-ways',
    engine: 'slot' as const,
    currency: 'EUR',
    stake,
    parts: [{ source: kind, grant: kind === 'cash' ? null : 1, amount: stake }],
    win: 0n,
    jackpot_win: 0n,
  });
  const deposit = (amount: bigint) => ({ player: playerId, payment: randomUUID(), currency: 'EUR', amount });

  it('own stakes earn tickets, bonus money does not, and a rolled-back round takes them back [PLOTT-001] [PX-02] [PX-13]', async () => {
    const { id } = await create({ earning: { by: 'stake', per: [{ currency: 'EUR', amount_cents: 1_000 }] } });
    const settledAt = platform.clock.now();
    const rolled = round(1_500n);
    await record(
      { kind: 'round_settled', at: settledAt, data: round(2_500n) },
      { kind: 'round_settled', at: settledAt, data: round(9_000n, 'bonus') },
      { kind: 'round_settled', at: settledAt, data: rolled },
    );
    expect((await own(id)).tickets).toBe(4);
    const data = { ...rolled, opened_at: settledAt, settled_at: settledAt };
    await record({ kind: 'round_rolled_back', at: platform.clock.now(), data });
    expect((await own(id)).tickets).toBe(2);
  });

  it('the last stakes earn tickets after the end of sales, and a roll-back then does not stop the draw [PX-13] [PX-69]', async () => {
    const earning = { by: 'stake', per: [{ currency: 'EUR', amount_cents: 1_000 }] };
    const { id, slug } = await create({ earning });
    const settledAt = platform.clock.now();
    platform.clock.advance(1_000);
    await move(id, 'end');
    const rolled = round(1_000n);
    await record(
      { kind: 'round_settled', at: settledAt, data: round(1_000n) },
      { kind: 'round_settled', at: settledAt, data: rolled },
    );
    expect((await own(id)).numbers).toEqual([1, 2]);
    const data = { ...rolled, opened_at: settledAt, settled_at: settledAt };
    await record({ kind: 'round_rolled_back', at: platform.clock.now(), data });
    await run(60_000);
    await run(15 * 60_000);
    await run();
    expect(await shown(slug)).toMatchObject({ state: 'drawn', tickets_total: 1 });
    const given = await platform.db.query('SELECT cause FROM given_rewards WHERE cause LIKE $1', [`lottery:${id}:%`]);
    expect(given).toEqual([{ cause: `lottery:${id}:won:1` }]);
  });

  it('the list waits until every stake before the end of sales has earned its tickets [PX-69]', async () => {
    const { id, slug } = await create({ earning: { by: 'stake', per: [{ currency: 'EUR', amount_cents: 1_000 }] } });
    const staked = { kind: 'round_settled', at: platform.clock.now(), data: round(3_000n) } as const;
    platform.clock.advance(1_000);
    await move(id, 'end');
    await platform.db.transaction(tx => recordFact(tx, staked));
    await run(60_000);
    await takeFacts(platform, 'lotteries');
    await run();
    expect((await shown(slug)).proof.list_hash).not.toBeNull();
    expect((await own(id)).numbers).toEqual([1, 2, 3]);
  });

  it('deposits earn tickets, and a charged-back deposit takes its undrawn tickets back [PX-43]', async () => {
    const { id, slug } = await create({ earning: { by: 'deposit', per: [{ currency: 'EUR', amount_cents: 2_000 }] } });
    const creditedAt = platform.clock.now();
    const [kept, charged] = [deposit(4_000n), deposit(6_000n)];
    const moved = { action: 'deposit', state: 'succeeded', method: 'card', offer: null } as const;
    await record(
      { kind: 'payment_moved', at: creditedAt, data: { ...kept, ...moved } },
      { kind: 'payment_moved', at: creditedAt, data: { ...charged, ...moved } },
    );
    expect((await own(id)).tickets).toBe(5);
    const data = { ...charged, method: 'card', offer: null, credited_at: creditedAt };
    await record({ kind: 'deposit_charged_back', at: platform.clock.now(), data });
    expect((await own(id)).numbers).toEqual([1, 2]);
    expect((await shown(slug)).tickets_total).toBe(2);
  });

  it('a reward gives tickets of a lottery while it is on sale, and not afterwards [PX-06]', async () => {
    const { id, slug } = await create();
    const give = (lottery_id: string) =>
      platform.db.transaction(tx =>
        ticketsReward(platform.deps)(tx, {
          playerId,
          reward: { type: 'tickets', lottery_id, tickets_count: 2 },
          cause: 'shop:1',
        }),
      );
    await give(slug);
    expect((await own(id)).tickets).toBe(2);
    await move(id, 'end');
    await expect(give(slug)).rejects.toThrow('not on sale');
  });
});

describe('the draw', () => {
  /** A lottery with tickets of two players, until its draw. */
  const sold = async () => {
    const lottery = await create();
    await givePoints(200n);
    await buy(lottery.id, 5);
    const other = await signInDemo(platform, 'vip@liftoff.test');
    const { id } = (await other.send<{ id: number }>('GET', '/api/player')).body;
    await platform.db.transaction(tx => points.give(tx, id, 200n, `test:${randomUUID()}`));
    await other.send('POST', `/api/lotteries/${lottery.id}/tickets`, { count: 4 });
    return lottery;
  };

  it('the seed’s hash is public from the beginning, list and seed are hashed together before the draw, and the seed is revealed after it [PX-08] [PX-69]', async () => {
    const { id, slug, proof } = await sold();
    expect(proof).toEqual({
      seed_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      list_hash: null,
      commitment: null,
      seed: null,
    });
    expect((await platform.caller().send('GET', `/api/lotteries/${slug}/tickets`)).status).toBe(404);
    await move(id, 'end');
    await run(60_000);
    const closed = await shown(slug);
    expect(closed.state).toBe('closed');
    expect(closed.proof).toMatchObject({
      seed_hash: proof.seed_hash,
      list_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      commitment: expect.stringMatching(/^[\da-f]{64}$/) as string,
      seed: null,
    });
    expect(closed.winners).toEqual([]);
    await run(15 * 60_000);
    const drawn = await shown(slug);
    expect(drawn.state).toBe('drawn');
    expect(drawn.proof).toMatchObject({ ...closed.proof, seed: expect.stringMatching(/^[\da-f]{64}$/) as string });
    const { body: tickets } = await platform
      .caller()
      .send<{ number: number; holder: string }[]>('GET', `/api/lotteries/${slug}/tickets`);
    expect(tickets).toHaveLength(9);
    const fault = checkDraw({
      slug,
      seed: drawn.proof.seed ?? '',
      seedHash: proof.seed_hash,
      listHash: closed.proof.list_hash ?? '',
      commitment: closed.proof.commitment ?? '',
      tickets,
      winners: drawn.winners.map(({ number }) => number),
      prizes: 3,
    });
    expect(fault).toBeNull();
  });

  it('each ticket wins at most once, winners have cut names and are marked as demonstration players, and prizes arrive once [PX-69] [PENTITY-001]', async () => {
    const { id, slug } = await sold();
    await move(id, 'end');
    await run(60_000);
    await run(15 * 60_000);
    await run();
    const { winners, tickets, ...lottery } = await shown(slug);
    expect(lottery).toMatchObject({ id, slug, lottery_id: id, in_progress: false });
    expect(winners.map(({ place, reward }) => ({ place, reward }))).toEqual([
      { place: 1, reward: { type: 'points', points: 500 } },
      { place: 2, reward: { type: 'points', points: 5 } },
      { place: 3, reward: { type: 'points', points: 5 } },
    ]);
    expect(new Set(winners.map(({ number }) => number)).size).toBe(3);
    expect(tickets).toEqual(winners.map(({ number }) => ({ id: String(number), winner: true })));
    expect(winners.every(({ user_name }) => /^.{1,6}\*\*\*$/.test(user_name))).toBe(true);
    expect(winners.every(({ is_sandbox }) => is_sandbox)).toBe(true);
    const given = await platform.db.query('SELECT cause FROM given_rewards WHERE cause LIKE $1', [`lottery:${id}:%`]);
    expect(given).toHaveLength(3);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a list that is published late is public for at least five minutes before the draw [PX-69]', async () => {
    const { id, slug } = await sold();
    await move(id, 'end');
    // The platform was stopped meanwhile.
    await run(60 * 60_000);
    await run();
    const closed = await shown(slug);
    expect(closed).toMatchObject({ state: 'closed', winners: [] });
    expect(Date.parse(closed.draw_at) - platform.clock.now().getTime()).toBeGreaterThan(4 * 60_000);
    await run(5 * 60_000);
    expect((await shown(slug)).state).toBe('drawn');
  });

  it('a lottery whose tickets differ from its list is not drawn, and holds up neither another draw nor returned points [PX-69]', async () => {
    const { id, slug } = await sold();
    const [other, next] = [await sold(), await sold()];
    await move(id, 'end');
    await move(next.id, 'end');
    await run(60_000);
    const holderOf = async (holder: string) =>
      await platform.db.query('UPDATE lottery_tickets SET holder = $2 WHERE lottery_id = $1 AND number = 1', [
        id,
        holder,
      ]);
    const [first] = await platform.db.query<{ holder: string }>(
      'SELECT holder FROM lottery_tickets WHERE lottery_id = $1 AND number = 1',
      [id],
    );
    await holderOf(randomUUID());
    await move(other.id, 'cancel');
    await run(15 * 60_000);
    expect((await shown(slug)).state).toBe('closed');
    expect((await shown(next.slug)).state).toBe('drawn');
    const returned = (await points.history(platform.db, playerId)).filter(({ cause }) => cause.includes(other.id));
    expect(returned.map(change => change.points)).toEqual([50n, -50n]);
    await holderOf(first?.holder ?? '');
    await run();
    expect((await shown(slug)).state).toBe('drawn');
  });

  it('a lottery without tickets is drawn without winners [PX-69]', async () => {
    const { id, slug } = await create();
    await move(id, 'end');
    await run(60_000);
    await run(15 * 60_000);
    expect(await shown(slug)).toMatchObject({ state: 'drawn', winners: [], tickets_total: 0 });
  });

  it('the operator’s ledger check finds a ticket that is missing or was not paid as recorded [I11]', async () => {
    const { id } = await sold();
    const lotteries = async () => {
      const { body } = await operator().send<{ checks: { id: string; detail: string | null }[] }>(
        'GET',
        '/console/api/ledger',
      );
      return body.checks.find(check => check.id === 'lotteries')?.detail;
    };
    expect(await lotteries()).toBeNull();
    const change = (sql: string) => platform.db.query(`${sql} WHERE lottery_id = $1 AND number = 1`, [id]);
    await change('UPDATE lottery_tickets SET points = points + 1');
    expect(await lotteries()).toBe(`lottery ${id} says 51 of player ${playerId}, who paid 50`);
    await change('UPDATE lottery_tickets SET points = points - 1');
    expect(await lotteries()).toBeNull();
    await platform.db.query('UPDATE lotteries SET next_number = 11 WHERE id = $1', [id]);
    expect(await lotteries()).toBe(`lottery ${id} issued 10 tickets, not 9`);
    await platform.db.query('UPDATE lotteries SET next_number = 10 WHERE id = $1', [id]);
  });

  it('a cancelled lottery returns the points of bought tickets once, and is not drawn [PX-69]', async () => {
    const { id, slug } = await sold();
    const returned = async () =>
      (await points.history(platform.db, playerId)).filter(({ cause }) => cause === `lottery:${id}:returned`);
    expect((await move(id, 'cancel')).body.state).toBe('canceled');
    await run();
    await run(3 * dayMs);
    expect((await returned()).map(change => change.points)).toEqual([50n]);
    expect(await shown(slug)).toMatchObject({ state: 'canceled', winners: [] });
    player = await signInDemo(platform, email);
    expect((await buy(id, 1)).status).toBe(404);
  });
});

describe('lotteries in the console', () => {
  const trail = (id: string) =>
    platform.db.query(`SELECT action, actor FROM audit WHERE subject = $1 ORDER BY line`, [`lottery:${id}`]);

  it('an operator creates, edits, starts and ends a lottery, and each step is in the audit trail [C36]', async () => {
    const { id, slug } = await create({ start_at: at(1) });
    expect((await shown(slug)).state).toBe('future');
    const edit = (more: object) => operator().send<Lottery>('PUT', `/console/api/lotteries/${id}`, terms(more));
    const edited = await edit({ start_at: at(1), price_points: 15 });
    expect(edited.body.price_points).toBe(15);
    expect((await move(id, 'start')).body.state).toBe('active');
    platform.clock.advance(1_000);
    expect((await move(id, 'end')).body.state).toBe('closed');
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'lottery.created',
      'lottery.edited',
      'lottery.moved',
      'lottery.moved',
    ]);
    expect((await operator().send<Lottery[]>('GET', '/console/api/lotteries')).body.map(one => one.id)).toContain(id);
  });

  it('a copy has the terms of the original, and a slug, a window and a seed of its own', async () => {
    const original = await create({ price_points: 15, max_per_player: 3 });
    const window = { start_at: at(24), end_at: at(48) };
    const copy = (body: object) =>
      operator().send<Lottery>('POST', `/console/api/lotteries/${original.id}/copies`, body);
    const { status, body } = await copy({ slug: `copy-${randomUUID()}`, ...window });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...window,
      title: original.title,
      price_points: 15,
      max_per_player: 3,
      state: 'future',
    });
    expect(body.prizes).toEqual(original.prizes);
    expect(body.proof.seed_hash).not.toBe(original.proof.seed_hash);
    expect((await trail(body.id)).map(({ action }) => action)).toEqual(['lottery.created']);
    expect((await copy({ slug: original.slug, ...window })).status).toBe(422);
    const backwards = { slug: `copy-${randomUUID()}`, start_at: window.end_at, end_at: window.start_at };
    expect((await copy(backwards)).status).toBe(422);
  });

  it('a lottery that has begun keeps its terms, apart from the title', async () => {
    const times = { start_at: at(-1), end_at: at(2) };
    const { id } = await create(times);
    const edit = (more: object) =>
      operator().send<Lottery>('PUT', `/console/api/lotteries/${id}`, { ...terms(times), ...more });
    expect((await edit({ price_points: 1 })).status).toBe(422);
    expect((await edit({ title: 'Another name' })).body).toMatchObject({ title: 'Another name', price_points: 10 });
  });

  it.each([
    ['that ends before it begins', { start_at: '2027-01-02T00:00:00Z', end_at: '2027-01-01T00:00:00Z' }],
    ['whose tickets nobody can have', { price_points: null }],
    ['with a prize that it cannot give', { prizes: [{ reward: { type: 'box', group_key: 'wheel' }, count: 1 }] }],
    ['that earns a ticket for nothing', { earning: { by: 'stake', per: [{ currency: 'EUR', amount_cents: 0 }] } }],
  ])('a lottery %s is refused', async (_what, more) => {
    const body = { slug: `draw-${randomUUID()}`, ...terms(more) };
    expect((await operator().send('POST', '/console/api/lotteries', body)).status).toBe(422);
  });

  it('a slug is used once, and a drawn lottery cannot be cancelled', async () => {
    const { id, slug } = await create();
    expect((await operator().send('POST', '/console/api/lotteries', { slug, ...terms() })).status).toBe(422);
    await move(id, 'end');
    await run(60_000);
    await run(15 * 60_000);
    expect((await move(id, 'cancel')).status).toBe(422);
  });
});
