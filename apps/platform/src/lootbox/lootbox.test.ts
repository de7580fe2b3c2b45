import { Offer } from '@liftoff/contract/console/offers';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { BoxGroup, BoxTier, type BoxPrize, type Lootbox, type WheelSegments } from '@liftoff/contract/lootbox-entities';
import { termsOf } from '@liftoff/rules/bonus/offer';
import { boxFault } from '@liftoff/rules/lootbox/draw-box';
import { chancesOf } from '@liftoff/rules/lootbox/prize-table';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { spinOfferFile } from '../bonus/spin-offers.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { configuredTable } from './lootbox-config.ts';
import { boxesOf, newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });
const email = 'demo@liftoff.test';
const dayMs = 86_400_000;
let player: TestCaller;
beforeEach(async () => {
  player = await signInDemo(platform, email);
  for (const group of ['default', '21'] as const)
    await setTable(platform, [pointsSegment('a', 60), pointsSegment('b', 40), pointsSegment('never', 0)], { group });
});

const open = (box: { id: string }, body: object = {}, by = player) =>
  by.send<Lootbox & { refusal?: string }>('POST', `/api/player/lootboxes/${box.id}/activation`, body);
const now = async (box: { id: string }) => (await boxesOf(player)).find(({ id }) => id === box.id);
const given = async (box: { id: string }) =>
  await platform.db.query(`SELECT reward FROM given_rewards WHERE cause = $1`, [`lootbox:${box.id}`]);
const moved = async (box: { id: string }) =>
  (
    await platform.db.query<{ data: unknown }>(
      `SELECT data FROM (SELECT channel, data FROM events UNION ALL SELECT channel, data FROM outbox) sent
       WHERE channel LIKE 'lootboxes_changes#%' AND data ->> 'id' = $1`,
      [box.id],
    )
  ).map(({ data }) => data);
const change = async (body: object) => {
  expect((await platform.operator().send('POST', `/console/api/players/${email}`, body)).status).toBe(200);
};

describe('the list of boxes', () => {
  it('an issued box shows its prizes, their weights and the hash of its seed, but neither prize nor seed [PCALL-017] [PLOOT-001] [PLOOT-005] [PX-08]', async () => {
    const box = await newBox(platform, player);
    expect(box).toMatchObject({ stage: 'issued', group_key: 'wheel_rocket_lite', activated_at: null, waits: null });
    expect(box.items.map(({ id, weight, prize }) => [id, weight, prize])).toEqual([
      ['a', 60, false],
      ['b', 40, false],
      ['never', 0, false],
    ]);
    expect(box.seed).toEqual({
      server_seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      server_seed: null,
      client_seed: null,
    });
    expect(await moved(box)).toEqual([{ id: box.id, stage: 'issued' }]);
  });

  it('boxes and their odds follow the group of the player [PLOOT-012]', async () => {
    await setTable(platform, [pointsSegment('testers', 1)], { group: '21' });
    const box = await newBox(platform, player);
    await change({ groups: ['21'] });
    expect((await now(box))?.items.map(({ id }) => id)).toEqual(['testers']);
    await change({ groups: [] });
    expect((await now(box))?.items).toHaveLength(3);
  });

  it('a box that is not opened in 14 days expires, and cannot be opened from that moment on [PLOOT-008]', async () => {
    const box = await newBox(platform, player);
    expect(Date.parse(box.valid_until ?? '') - Date.parse(box.created_at)).toBe(14 * dayMs);
    platform.clock.advance(14 * dayMs);
    player = await signInDemo(platform, email);
    expect((await open(box)).status).toBe(404);
    await platform.jobs.runDue();
    const expired = await now(box);
    expect(expired).toMatchObject({ stage: 'expired', items: [] });
    expect((await open(box)).status).toBe(404);
    expect((await moved(box)).at(-1)).toEqual({ id: box.id, stage: 'expired' });
  });
});

describe('opening a box', () => {
  it('opening draws one of the items with the player’s seed, gives it and reveals the seeds, which anyone can check [PCALL-018] [PLOOT-004] [PLOOT-006] [PLOOT-011] [PX-08]', async () => {
    const box = await newBox(platform, player);
    const { status, body } = await open(box, { client_seed: 'lucky', odds: box.odds });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: box.id, stage: 'activated', activated_at: platform.clock.now().toISOString() });
    const prizes = body.items.filter(({ prize }) => prize);
    expect(prizes).toHaveLength(1);
    const { server_seed: serverSeed, client_seed: clientSeed } = body.seed;
    if (serverSeed === null || clientSeed === null) throw new Error('The seeds are not revealed');
    expect(clientSeed).toBe('lucky');
    const drawn = { seeds: { serverSeed, clientSeed }, hash: box.seed.server_seed_hash, segments: body.items };
    expect(boxFault({ ...drawn, prize: prizes[0]?.id ?? '' })).toBe(null);
    expect(await given(box)).toEqual([{ reward: { type: 'points', points: 100 } }]);
    expect((await moved(box)).at(-1)).toEqual({ id: box.id, stage: 'activated' });
    expect(await now(box)).toMatchObject({
      items: body.items,
      seed: body.seed,
    });
  });

  it('a second tab that opens the box gets the same prize, whatever it sends, and nothing more is given [PX-76]', async () => {
    const box = await newBox(platform, player);
    const first = await open(box, { client_seed: 'one' });
    expect((await open(box, { client_seed: 'two', odds: 'other' })).body).toEqual(first.body);
    expect(await given(box)).toHaveLength(1);
  });

  it('a request without a body opens the box [PCALL-018]', async () => {
    const box = await newBox(platform, player);
    expect((await player.send('POST', `/api/player/lootboxes/${box.id}/activation`)).status).toBe(200);
  });

  it('a player opens no box of someone else', async () => {
    const box = await newBox(platform, player);
    const other = await signInDemo(platform, 'vip@liftoff.test');
    expect((await open(box, {}, other)).status).toBe(404);
    expect((await now(box))?.stage).toBe('issued');
  });

  it('money is paid in the player’s currency', async () => {
    const amounts = [
      { currency: 'CAD' as const, amount_cents: 750 },
      { currency: 'EUR' as const, amount_cents: 500 },
    ];
    await setTable(platform, [pointsSegment('cash', 1, { prize: { type: 'money', amounts } })]);
    const box = await newBox(platform, player);
    expect((await open(box)).status).toBe(200);
    expect(await given(box)).toEqual([{ reward: { type: 'money', currency: 'EUR', amount_cents: 500 } }]);
  });
});

describe('a box that waits', () => {
  const bonus = pointsSegment('bonus', 1, {
    prize: { type: 'bonus', offer: 'wheel-bonus-5', amounts: [{ currency: 'EUR', amount_cents: 500 }] },
    result_bonus: { wager: 3, max_win: [{ currency: 'EUR', amount_cents: 2_500 }] },
  });

  it('a box that could draw an unavailable bonus says so before it is opened, and is not opened [PX-77]', async () => {
    await platform.db.transaction(tx => seedOffers(tx, platform.deps));
    await setTable(platform, [pointsSegment('a', 999), bonus]);
    await platform.db.query(`UPDATE bonus_offers SET state = 'stopped' WHERE id = 'wheel-bonus-5'`);
    const box = await newBox(platform, player);
    expect(box.waits).toBe('prize_paused');
    expect(await open(box)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    expect((await now(box))?.stage).toBe('issued');
    const turnBonuses = async (on: boolean) =>
      await platform.db.query('UPDATE players SET can_issue_bonuses = $2 WHERE email = $1', [email, on]);
    await turnBonuses(false);
    expect((await now(box))?.waits).toBe('bonuses_off');
    await turnBonuses(true);
    await setTable(platform, [pointsSegment('a', 1), { ...bonus, weight: 0 }]);
    expect((await now(box))?.waits).toBe(null);
    expect((await now(box))?.items[1]).toMatchObject({ weight: 0, out_of_stock: false });
    expect((await open(box)).status).toBe(200);
  });

  it('a player who may have no rewards sees neither boxes nor the prizes of the wheel, and opens no box [PX-07]', async () => {
    const box = await newBox(platform, player);
    const segments = async () => (await player.send('GET', '/api/fe/config/wheel-config-segments')).body;
    expect(await segments()).toHaveProperty('default');
    await change({ groups: ['100'] });
    expect(await boxesOf(player)).toEqual([]);
    expect(await segments()).toEqual({});
    expect((await open(box)).status).toBe(403);
    await change({ groups: [] });
    expect((await now(box))?.stage).toBe('issued');
  });
});

describe('the shipped tables', () => {
  const shipped = BoxGroup.options.flatMap(group => BoxTier.options.flatMap(tier => configuredTable(group, tier)));
  const offers = readConfigFile('offers.json', z.array(Offer));

  const spinOffers = readConfigFile('free-spins.json', spinOfferFile);
  const termsIn = (prize: BoxPrize, currency: CurrencyCode) => {
    if (prize.type === 'freespins') {
      const { wins, currencies } = spinOffers[prize.offer] ?? {};
      return [wins?.as === 'bonus' && wins.terms.wager, currencies?.[currency]?.max_win_cents];
    }
    const offer = offers.find(({ id }) => prize.type === 'bonus' && id === prize.offer);
    const terms = offer && termsOf(offer, currency);
    return [terms?.wager, terms?.max_win_cents];
  };

  it('every prize of the shipped tables is given under the terms that its box shows [PLOOT-014] [PLOOT-015] [PLOOT-016]', () => {
    for (const { id, prize, result_bonus: shown } of shipped) {
      expect(
        shown?.max_win.map(({ currency }) => currency),
        id,
      ).toEqual(['EUR', 'CAD', 'USD']);
      for (const { currency, amount_cents } of shown?.max_win ?? [])
        expect(termsIn(prize, currency), id).toEqual([shown?.wager, amount_cents]);
    }
  });
});

describe('a new platform with all offers', () => {
  const seeded = usePlatform({ seed: 'full' });

  it.each(['wheel_rocket_lite', 'wheel_rocket_pro', 'wheel_rocket_max'])(
    'a box of %s does not wait, and gives the prize of its shipped table [PLOOT-001]',
    async groupKey => {
      const seededPlayer = await signInDemo(seeded, email);
      const box = await newBox(seeded, seededPlayer, email, groupKey);
      expect(box.waits).toBe(null);
      expect(await open(box, {}, seededPlayer)).toMatchObject({ status: 200, body: { stage: 'activated' } });
    },
  );
});

describe('odds and stock', () => {
  it('odds that the player has not seen are refused, so that they are shown first [PX-79]', async () => {
    const box = await newBox(platform, player);
    await setTable(platform, [pointsSegment('a', 1)]);
    expect(await open(box, { odds: box.odds })).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect((await open(box, { odds: (await now(box))?.odds })).status).toBe(200);
  });

  it('the last prize of a stock is won once, and its substitute then has its chance [PX-79]', async () => {
    await setTable(platform, [pointsSegment('rare', 1, { stock: 1, substitute: 'a' }), pointsSegment('a', 0)]);
    const [first, second] = [await newBox(platform, player), await newBox(platform, player)];
    const won = async (box: Lootbox, body = {}) => (await open(box, body)).body.items.find(({ prize }) => prize)?.id;
    expect(await won(first)).toBe('rare');
    expect((await open(second, { odds: second.odds })).status).toBe(422);
    const shown = await now(second);
    expect(shown?.items).toMatchObject([
      { id: 'rare', weight: 0, out_of_stock: true },
      { id: 'a', weight: 1, out_of_stock: false },
    ]);
    expect(await won(second, { odds: shown?.odds })).toBe('a');
  });

  it('the wheel’s segments are the tables that draw, by group and tier [PCALL-014] [PLOOT-012] [PX-08] [C29]', async () => {
    const { body } = await platform.caller().send<WheelSegments>('GET', '/api/fe/config/wheel-config-segments');
    expect(Object.keys(body).toSorted()).toEqual(['1308', '1309', '21', 'default']);
    expect(body.default?.rocket_lite?.map(({ id, weight }) => [id, weight])).toEqual([
      ['a', 60],
      ['b', 40],
      ['never', 0],
    ]);
    expect(body['1308']?.rocket_max?.map(({ weight }) => weight)).toEqual(
      configuredTable('1308', 'rocket_max').map(({ weight }) => weight),
    );
  });
});

describe('calls of staff', () => {
  it('a table is checked and previewed with its chances before it is stored, and every change is in the trail', async () => {
    const segments = [pointsSegment('x', 3), pointsSegment('y', 1)];
    const put = (body: object) => platform.operator().send('PUT', '/console/api/lootbox-tables/1309/rocket_pro', body);
    expect(await put({ segments, preview: true })).toMatchObject({
      status: 200,
      body: { version: 0, chances_percent: chancesOf(segments).map(chance => chance * 100) },
    });
    expect(await put({ segments: [pointsSegment('x', 0)] })).toMatchObject({
      status: 422,
      body: { errors: { segments: ['no_weight'] } },
    });
    const spins = { type: 'freespins' as const, offer: 'no_such_spins', freespins_count: 5 };
    const terms = { wager: 30, max_win: [{ currency: 'EUR' as const, amount_cents: 1 }] };
    const amounts = [{ currency: 'EUR' as const, amount_cents: 100 }];
    const bonus = { type: 'bonus' as const, offer: 'no-such-bonus', amounts };
    for (const prize of [spins, bonus])
      expect((await put({ segments: [pointsSegment('x', 1, { prize, result_bonus: terms })] })).status).toBe(422);
    expect(await put({ segments })).toMatchObject({ status: 200, body: { version: 1 } });
    const tables = await platform
      .operator()
      .send<{ group: string; tier: string; version: number }[]>('GET', '/console/api/lootbox-tables');
    expect(tables.body).toHaveLength(12);
    expect(tables.body.find(({ group, tier }) => group === '1309' && tier === 'rocket_pro')?.version).toBe(1);
    const lines = await platform.db.query(
      `SELECT before ->> 'version' AS before, after ->> 'version' AS after FROM audit
       WHERE action = 'lootbox.table_changed' AND subject = 'lootbox-table:1309:rocket_pro'`,
    );
    expect(lines).toEqual([{ before: '0', after: '1' }]);
  });

  it('staff take back an unopened box with a reason, and no other one [PLOOT-007]', async () => {
    const box = await newBox(platform, player);
    const cancel = () =>
      platform.operator().send('POST', `/console/api/lootboxes/${box.id}/cancellation`, { reason: 'Charged back' });
    expect(await cancel()).toMatchObject({ status: 200, body: { stage: 'canceled', prize: null } });
    expect((await cancel()).status).toBe(403);
    expect((await open(box)).status).toBe(404);
    expect((await moved(box)).at(-1)).toEqual({ id: box.id, stage: 'canceled' });
    const lines = await platform.db.query(
      `SELECT after FROM audit WHERE action = 'lootbox.canceled' AND after ->> 'box' = $1`,
      [box.id],
    );
    expect(lines).toEqual([{ after: { box: box.id, reason: 'Charged back' } }]);
    const listed = await platform
      .operator()
      .send<{ id: string; stage: string }[]>('GET', `/console/api/players/${email}/lootboxes`);
    expect(listed.body.find(({ id }) => id === box.id)?.stage).toBe('canceled');
  });
});
