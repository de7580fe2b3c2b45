import type { CompCard, CompPoints, Level } from '@liftoff/contract/points-entities';
import type { Reward } from '@liftoff/contract/reward';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { checkPoints, pointsTotals } from './check-points.ts';
import { openPoints, type Points } from './points.ts';
import { cardView } from './shop.ts';

const email = 'demo@liftoff.test';
const ada = 'ada-alone-knows-this';
const platform = usePlatform({ seed: 'small', env: { CONSOLE_STAFF: `ada:${ada}` } });

let player: TestCaller;
let playerId: number;
let points: Points;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  points = openPoints(platform.deps);
});
beforeEach(async () => {
  await change({ groups: [] });
  await platform.db.query('UPDATE players SET can_issue_bonuses = true');
  const { chargeable } = await points.balance(platform.db, playerId);
  await platform.db.transaction(async tx => {
    if (chargeable > 0n) await points.spend(tx, playerId, chargeable, `reset:${randomUUID()}`);
    await points.give(tx, playerId, 3_000n, `test:${randomUUID()}`);
  });
});

const change = (body: object) => platform.operator().send('POST', `/console/api/players/${email}`, body);
const cards = async (caller: TestCaller = player, query = '') =>
  (await caller.send<CompCard[]>('GET', `/api/comp_points/rates/money${query}`)).body;
const cardOf = async (group: string) => {
  const card = (await cards()).find(one => one.group === group);
  if (card === undefined) throw new Error(`No card ${group}`);
  return card;
};
interface Exchanged {
  points: CompPoints;
  reward: Reward;
}
const exchange = (body: object, key: string = randomUUID()) =>
  player.send<Exchanged>('POST', '/api/comp_points/exchange/money', { exchange: body }, { 'idempotency-key': key });
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const held = async () => (await points.balance(platform.db, playerId)).chargeable;
const rule = async (name: string) => {
  const { body } = await platform
    .operator()
    .send<{ name: string; version: number; value: Record<string, unknown> }[]>('GET', '/console/api/configuration');
  return body.find(one => one.name === name);
};
const setRule = (name: string, body: object) =>
  platform
    .caller()
    .send(
      'PUT',
      `/console/api/configuration/${name}`,
      { reason: 'a better price', ...body },
      { 'x-console-token': ada },
    );

describe('the cards of the shop', () => {
  it('name their price in the player’s currency, and everybody else’s prices beside it [PCALL-020] [PENTITY-007] [PSHOP-025]', async () => {
    const card = await cardOf('cash-5');
    expect(card).toMatchObject({ type: 'money', points: 1_250, rate: { currency: 'EUR', amount_cents: 500 } });
    expect(card.rates).toContainEqual({ currency: 'CAD', amount_cents: 750, points: 1_250 });
  });

  it('have the price of the player’s currency, by which the platform also exchanges [PSHOP-025]', async () => {
    const rates = [
      { currency: 'EUR', amount_cents: 500, points: 1_250 },
      { currency: 'CAD', amount_cents: 700, points: 1_000 },
    ];
    const value = { type: 'money', title: texts('Cash'), wager: null, games: [], promo: null, rates };
    expect((await setRule('shop-card:cash-7', { version: 0, value })).status).toBe(200);
    await platform.db.query(`UPDATE players SET currency = 'CAD' WHERE id = $1`, [playerId]);
    const card = await cardOf('cash-7');
    expect(card).toMatchObject({ points: 1_000, rate: { currency: 'CAD', amount_cents: 700 } });
    const answer = await exchange({ points: 2_000, group: 'cash-7', version: card.version });
    expect(answer.body.reward).toEqual({ type: 'money', currency: 'CAD', amount_cents: 1_400 });
    expect(await held()).toBe(1_000n);
    await platform.db.query(`UPDATE players SET currency = 'EUR' WHERE id = $1`, [playerId]);
    expect((await setRule('shop-card:cash-7', { version: 1, value: null })).status).toBe(200);
  });

  it('name the lotteries whose tickets they give [PENTITY-007]', () => {
    const card = { type: 'lotteries' as const, points: 40, lottery_ids: ['moon'], wager: null, games: [], promo: null };
    const stored = { group: 'tickets-moon', version: 2, card: { ...card, title: texts('Ticket') } };
    expect(cardView(stored, { currency: 'EUR', locale: 'en-CA' })).toMatchObject({
      type: 'lotteries',
      group: 'tickets-moon',
      title: 'Ticket',
      points: 40,
      rates: [],
      rate: { points: 40, lottery_ids: ['moon'] },
    });
  });

  it('are in the reader’s language, with their label [PSHOP-009]', async () => {
    const shown = await cards(platform.caller(), '?locale=de');
    expect(shown.find(({ group }) => group === 'cash-10')).toMatchObject({
      title: 'Geld',
      promo: { type: 'popular', text: 'Beliebt' },
    });
  });

  it('of free spins are not shown while staff have stopped all bonuses, and those of money still are', async () => {
    const shown = async (type: string) =>
      (await player.send<CompCard[]>('GET', `/api/comp_points/rates/${type}`)).body.length;
    const stop = (bonuses_stopped: boolean) =>
      platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
    await stop(true);
    expect(await shown('freespins')).toBe(0);
    expect((await cards()).length).toBeGreaterThan(0);
    await stop(false);
    expect(await shown('freespins')).toBeGreaterThan(0);
  });

  it('exist for each type of reward that can be given, and for no other [PCALL-021]', async () => {
    expect((await player.send('GET', '/api/comp_points/rates/freespins')).body).toMatchObject([
      { group: 'spins-20', points: 900, freespins_count: 20, wager: 10 },
      { group: 'spins-50', points: 2_200, freespins_count: 50 },
    ]);
    expect((await player.send('GET', '/api/comp_points/rates/lootboxes')).body).toMatchObject([
      { group: 'wheel-spin', points: 2_500, rates: [] },
    ]);
    expect((await player.send('GET', '/api/comp_points/rates/lotteries')).body).toMatchObject([
      { group: 'aphelion-ticket', points: 40, rate: { lottery_ids: ['aphelion-draw'] } },
    ]);
    expect((await player.send('GET', '/api/comp_points/rates/cars')).status).toBe(404);
  });

  it('and the gifts of levels are not shown to a player who may not be shown promotions [PX-07]', async () => {
    await platform.db.query(`INSERT INTO harm (player_id, state, score, level, markers, since)
      VALUES (${playerId}, '{}', 9, 'high', '{}', now()) ON CONFLICT (player_id) DO UPDATE SET level = 'high'`);
    expect(await cards()).toEqual([]);
    const levels = (await player.send<Level[]>('GET', '/api/player/levels')).body;
    expect(levels.flatMap(({ gifts, gift_descriptions: more }) => [...gifts, ...more])).toEqual([]);
    await platform.db.query('DELETE FROM harm WHERE player_id = $1', [playerId]);
  });
});

describe('an exchange', () => {
  it('takes the points and pays the money, in one step, with both causes recorded [PCALL-022] [PSHOP-001] [PROLE-007]', async () => {
    const { group, version } = await cardOf('cash-5');
    const before = await cash();
    const answer = await exchange({ points: 2_500, group, version });
    expect(answer.status).toBe(200);
    expect(answer.body.reward).toEqual({ type: 'money', currency: 'EUR', amount_cents: 1_000 });
    expect(answer.body.points.chargeable.points).toBe(500);
    expect(await cash()).toBe(before + 1_000n);
    const month = platform.clock.now().toISOString().slice(0, 7);
    const history = await player.send<{ entries: object[] }>('GET', `/api/player/comp_points/history?month=${month}`);
    expect(history.body.entries[0]).toMatchObject({
      kind: 'spent',
      source: 'cash-5',
      points: -2_500,
      reward: answer.body.reward,
    });
  });

  it('is made once for a key, however often it is sent [A24]', async () => {
    const { group, version } = await cardOf('cash-5');
    const key = randomUUID();
    const first = await exchange({ points: 1_250, group, version }, key);
    const second = await exchange({ points: 1_250, group, version }, key);
    expect(second.body).toEqual(first.body);
    expect(await held()).toBe(1_750n);
  });

  it('of more points than the player has gives nothing and takes nothing [PSHOP-023] [PSHOP-027]', async () => {
    const { group, version } = await cardOf('cash-5');
    const before = await cash();
    expect((await exchange({ points: 3_750, group, version })).body).toMatchObject({ refusal: 'not_enough_points' });
    expect(await held()).toBe(3_000n);
    expect(await cash()).toBe(before);
  });

  it.each([
    ['freespins', 'spins-20', 900, { type: 'freespins', offer: 'twenty_spins', freespins_count: 20 }],
    ['freespins', 'spins-20', 1_800, { type: 'freespins', offer: 'twenty_spins', freespins_count: 40 }],
    ['lootboxes', 'wheel-spin', 2_500, { type: 'box', group_key: 'wheel_rocket_lite' }],
  ])('of %s gives what the card %s says for %i points [PCALL-023] [PSHOP-001]', async (type, group, cost, reward) => {
    const body = { points: cost, group, version: 1 };
    const lists = { freespins: '/api/player/freespins', box: '/api/player/lootboxes' };
    const list = lists[reward.type as keyof typeof lists];
    const count = async () => (await player.send<unknown[]>('GET', list)).body.length;
    const before = await count();
    const answer = await player.send<Exchanged>('POST', `/api/comp_points/exchange/${type}`, body, {
      'idempotency-key': randomUUID(),
    });
    expect(answer.body).toMatchObject({ reward, points: { chargeable: { points: 3_000 - cost } } });
    expect(await count()).toBe(before + 1);
  });

  it('of as many items as the points buy gives all of them [PSHOP-027]', async () => {
    await platform.db.transaction(tx => points.give(tx, playerId, 21_200n, `test:${randomUUID()}`));
    const body = { points: 24_200, group: 'spins-50', version: 1 };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await player.send<Exchanged>('POST', '/api/comp_points/exchange/freespins', body, headers);
    expect(answer.body.reward).toMatchObject({ freespins_count: 550 });
    expect(await held()).toBe(0n);
  });

  it.each([
    ['freespins', { points: 1_000, group: 'spins-20', version: 1 }, 422],
    ['lootboxes', { points: 5_000, group: 'wheel-spin', version: 1 }, 422],
    ['lootboxes', { points: 900, group: 'spins-20', version: 1 }, 404],
    ['lotteries', { tickets_count: 1, lottery_id: 'aphelion-draw', group: 'spins-20', version: 1 }, 404],
    ['lotteries', { tickets_count: 1, lottery_id: 'winter-draw', group: 'aphelion-ticket', version: 1 }, 404],
    ['lotteries', { points: 40, group: 'aphelion-ticket', version: 1 }, 422],
    ['freespins', { tickets_count: 1, lottery_id: 'aphelion-draw', group: 'aphelion-ticket', version: 1 }, 404],
    ['money', { points: 900, group: 'spins-20', version: 1 }, 422],
    ['cars', { points: 900, group: 'spins-20', version: 1 }, 404],
  ])('of %s for what no card offers is refused and takes nothing [PCALL-023]', async (type, body, status) => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await player.send('POST', `/api/comp_points/exchange/${type}`, body, headers)).status).toBe(status);
    expect(await held()).toBe(3_000n);
  });

  describe('of lottery tickets', () => {
    const buy = async (tickets_count: number, key: string = randomUUID()) => {
      const body = { tickets_count, lottery_id: 'aphelion-draw', group: 'aphelion-ticket', version: 1 };
      return await player.send<Exchanged>('POST', '/api/comp_points/exchange/lotteries', body, {
        'idempotency-key': key,
      });
    };
    const tickets = async () =>
      (await player.send<{ tickets: number }>('GET', '/api/lotteries/aphelion-draw/status')).body.tickets;

    it('takes the price of each ticket and puts the tickets into the lottery, once for a key [PCALL-023] [PCALL-024] [PSHOP-001] [A24]', async () => {
      const before = await tickets();
      const key = randomUUID();
      const answer = await buy(3, key);
      expect(answer.body).toEqual({
        points: { chargeable: { points: 2_880 }, persistent: { points: 0 } },
        reward: { type: 'tickets', lottery_id: 'aphelion-draw', tickets_count: 3 },
      });
      expect((await buy(3, key)).body).toEqual(answer.body);
      expect(await tickets()).toBe(before + 3);
      const month = platform.clock.now().toISOString().slice(0, 7);
      const history = await player.send<{ entries: object[] }>('GET', `/api/player/comp_points/history?month=${month}`);
      expect(history.body.entries[0]).toMatchObject({ kind: 'spent', source: 'Aphelion draw', points: -120 });
    });

    it('is refused above the lottery’s maximum for a player and above the player’s points, and then takes nothing', async () => {
      const before = await tickets();
      expect((await buy(40)).body).toMatchObject({ refusal: 'invalid' });
      await platform.db.transaction(tx => points.spend(tx, playerId, 2_980n, `reset:${randomUUID()}`));
      expect((await buy(1)).body).toMatchObject({ refusal: 'not_enough_points' });
      expect(await held()).toBe(20n);
      expect(await tickets()).toBe(before);
    });

    it('is neither shown nor possible once the lottery sells no more tickets', async () => {
      await platform.db.query(`UPDATE lotteries SET state = 'canceled' WHERE slug = 'aphelion-draw'`);
      expect((await player.send('GET', '/api/comp_points/rates/lotteries')).body).toEqual([]);
      expect((await buy(1)).status).toBe(404);
      await platform.db.query(`UPDATE lotteries SET state = 'open' WHERE slug = 'aphelion-draw'`);
      expect(await held()).toBe(3_000n);
    });
  });

  it('is refused for points that are no whole number of items, and for a card that does not exist [PSHOP-026]', async () => {
    const { group, version } = await cardOf('cash-5');
    expect((await exchange({ points: 1_300, group, version })).status).toBe(422);
    expect((await exchange({ points: 1_250, group: 'cash-6', version })).status).toBe(404);
  });

  it('by the version of a price that has changed is refused with the new card, and takes no points [PX-75]', async () => {
    const { group, version } = await cardOf('cash-25');
    const edited = await rule('shop-card:cash-25');
    const value = { ...edited?.value, rates: [{ currency: 'EUR', amount_cents: 2_500, points: 3_000 }] };
    expect((await setRule('shop-card:cash-25', { version: edited?.version, value })).status).toBe(200);
    const old = await exchange({ points: 6_250, group, version });
    expect(old.body).toMatchObject({ refusal: 'rate_changed', card: { group, version: version + 1, points: 3_000 } });
    expect(await held()).toBe(3_000n);
    expect((await exchange({ points: 3_000, group, version: version + 1 })).status).toBe(200);
  });

  it('needs bonuses to be turned on [PROLE-011]', async () => {
    const { group, version } = await cardOf('cash-5');
    await platform.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [playerId]);
    expect((await exchange({ points: 1_250, group, version })).body).toMatchObject({ refusal: 'forbidden' });
    expect(await held()).toBe(3_000n);
  });

  it('of a player with several accounts is refused [PX-07]', async () => {
    const { group, version } = await cardOf('cash-5');
    await change({ groups: ['100'] });
    expect((await exchange({ points: 1_250, group, version })).body).toMatchObject({ refusal: 'forbidden' });
    expect(await held()).toBe(3_000n);
  });
});

describe('fifty exchanges at once', () => {
  it('of one player buy what the points pay for, and points and money are conserved [PX-05] [PX-75] [I1] [I3] [A23]', async () => {
    const { group, version } = await cardOf('cash-5');
    const [money, totals] = [await cash(), await pointsTotals(platform.db)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange({ points: 1_250, group, version })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => 'refusal' in body && body.refusal === 'not_enough_points')).toHaveLength(48);
    expect(await held()).toBe(500n);
    expect(await cash()).toBe(money + 1_000n);
    const after = await pointsTotals(platform.db);
    expect(after.spent - totals.spent).toBe(2_500n);
    expect(after.outstanding).toBe(totals.outstanding - 2_500n);
    expect(await checkPoints(platform.db)).toMatchObject({ intact: true });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('with one key buy once [A24] [PX-05] [A23]', async () => {
    const { group, version } = await cardOf('cash-5');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange({ points: 1_250, group, version }, key)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await held()).toBe(1_750n);
  });
});

describe('editing the rules of points', () => {
  const value = { type: 'money', title: texts('Cash'), wager: null, games: [], promo: null };

  it('stores a new version with an audit line, and refuses to overwrite someone else’s edit [C36] [PX-75]', async () => {
    const rates = [{ currency: 'EUR', amount_cents: 100, points: 300 }];
    const first = await setRule('shop-card:cash-1', { version: 0, value: { ...value, rates } });
    expect(first.body).toMatchObject({ name: 'shop-card:cash-1', version: 1, changed_by: 'staff:ada' });
    expect((await cardOf('cash-1')).points).toBe(300);
    expect((await setRule('shop-card:cash-1', { version: 0, value: { ...value, rates } })).body).toMatchObject({
      refusal: 'rate_changed',
    });
    expect((await setRule('shop-card:cash-1', { version: 1, value: null })).status).toBe(200);
    expect((await cards()).some(({ group }) => group === 'cash-1')).toBe(false);
    const lines = await platform.db.query<{ actor: string; before: unknown; after: unknown }>(
      `SELECT actor, before, after FROM audit WHERE action = 'configuration.edited' AND subject = 'configuration:shop-card:cash-1' ORDER BY line`,
    );
    expect(lines).toMatchObject([
      { actor: 'staff:ada', before: null, after: { version: 1, value: { type: 'money' }, reason: 'a better price' } },
      { actor: 'staff:ada', before: { version: 1 }, after: { version: 2, value: null } },
    ]);
  });

  it.each([
    ['no rate', 'shop-card:cash-2', { ...value, rates: [] }],
    ['two rates of a currency', 'shop-card:cash-2', { ...value, rates: [eur(1), eur(2)] }],
    ['a price of 0 points', 'shop-card:cash-2', { ...value, rates: [eur(0)] }],
    ['a language missing', 'shop-card:cash-2', { ...value, title: { 'en-CA': 'Cash' }, rates: [eur(1)] }],
    [
      'a reward that cannot be given',
      'shop-card:spins',
      { ...value, type: 'freespins', points: 1, offer: 'a', freespins_count: 1 },
    ],
    [
      'another wagering than its free spins have',
      'shop-card:spins',
      { ...value, type: 'freespins', points: 1, offer: 'twenty_spins', wager: 5, freespins_count: 1 },
    ],
    ['no rate in euros', 'points-earning', [{ category: 'live', rates: [{ currency: 'USD', amount_cents: 1 }] }]],
    ['eleven levels', 'points-levels', Array.from({ length: 11 }, (_, n) => level(n + 1))],
    ['a level below the one before', 'points-levels', Array.from({ length: 12 }, (_, n) => level(20 - n))],
  ])('a rule with %s is refused', async (_what, name, wrong) => {
    expect((await setRule(name, { version: (await rule(name))?.version ?? 0, value: wrong })).status).toBe(422);
  });

  it('knows no rule of another name', async () => {
    expect((await setRule('cards', { version: 0, value: null })).status).toBe(404);
  });
});

describe('levels', () => {
  it('are reached by points earned in play, and each gives its gift once [PENTITY-014] [PX-06]', async () => {
    const before = await points.balance(platform.db, playerId);
    expect(before.persistent).toBe(0n);
    await play(150_000n);
    await play(100n);
    const levels = (await player.send<Level[]>('GET', '/api/player/levels?locale=de')).body;
    expect(levels).toHaveLength(12);
    expect(levels.filter(({ status }) => status).map(({ id }) => id)).toEqual(['level_1', 'level_2', 'level_3']);
    expect(levels[3]).toMatchObject({
      name: 'Level 4',
      gift_descriptions: ['75 Punkte'],
      conditions: [{ persistent_comp_points: { max: 3_000 } }],
      gifts: [{ type: 'points', title: '75 Punkte' }],
      writable: false,
    });
    expect(levels[7]?.gift_descriptions).toEqual(['Geld, 5\u00A0€']);
    const given = await platform.db.query<{ cause: string; points: number }>(
      `SELECT cause, (reward->>'points')::int AS points FROM given_rewards
       WHERE player_id = $1 AND reward->>'type' = 'points'`,
      [playerId],
    );
    const ofLevels = given.filter(({ cause }) => cause.startsWith('level:')).map(one => one.points);
    expect(ofLevels.toSorted((a, b) => a - b)).toEqual([10, 25, 50]);
    // Play also brings the points of achievements, which do not persist.
    expect(await points.balance(platform.db, playerId)).toEqual({
      chargeable: before.chargeable + 1_501n + BigInt(given.reduce((sum, one) => sum + one.points, 0)),
      persistent: 1_501n,
    });
  });

  it('also give money, in the player’s currency [PENTITY-014]', async () => {
    const before = await cash();
    await play(3_860_000n);
    expect(await cash()).toBe(before + 500n);
  });
});

/** Settles a round on pokies with this much of the player's own money, in euro cents, and lets its effects happen. */
async function play(stake: bigint): Promise<void> {
  const data = {
    player: playerId,
    round: randomUUID(),
    game: 'undertow-ways',
    engine: 'slot' as const,
    currency: 'EUR',
    stake,
    parts: [{ source: 'cash' as const, grant: null, amount: stake }],
    win: 0n,
    jackpot_win: 0n,
  };
  await platform.db.transaction(tx => recordFact(tx, { kind: 'round_settled', at: platform.clock.now(), data }));
  await takeFacts(platform, 'points');
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}

function texts(text: string) {
  return { 'en-CA': text, 'fr-CA': text, de: text, no: text, it: text, et: text };
}
function eur(price: number) {
  return { currency: 'EUR', amount_cents: 100, points: price };
}
function level(needed: number) {
  return { name: texts('Level'), content: texts('Level'), points: needed, gifts: [] };
}
