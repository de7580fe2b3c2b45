import type { Bonus, BonusOffer, Cashback } from '@liftoff/contract/bonus';
import type { Offer } from '@liftoff/contract/console/offers';
import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { shiftDay } from '@liftoff/rules/account/local-days';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '../core/call.ts';
import { balanceOf, playerAccount } from '../ledger/ledger.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { lose, loseYesterday } from '../testing/lose.ts';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import type { GiftGiver } from './issue-offer.ts';
import { cashbackHandlers } from './cashback.ts';
import { offerById } from './offers.ts';

const email = 'demo@liftoff.test';
const id = 'daily-cashback';
let player: TestCaller;
let playerId: number;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
beforeEach(async () => {
  // A later day, on which nothing has happened yet. The demo player lives in Germany, where it is noon.
  const dayMs = 86_400_000;
  const noonMs = new Date('2026-11-20T11:00:00Z').getTime();
  const sinceNoonMs = (platform.clock.now().getTime() - noonMs) % dayMs;
  platform.clock.advance(10 * dayMs - sinceNoonMs);
  await platform.jobs.runDue();
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, email, 'EUR', 500_000);
  await platform.db.query('DELETE FROM bonus_grants');
  await platform.db.query('DELETE FROM given_rewards');
  await platform.db.query('DELETE FROM harm');
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
});

const listed = async () => (await player.send<Cashback[]>('GET', '/api/player/cashback')).body;
const claim = (day: string, key = randomUUID()) =>
  player.send<Bonus>('POST', `/api/player/cashback/${id}/claim`, { day }, { 'idempotency-key': key });
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const before = (hours: number) => new Date(platform.clock.now().getTime() - hours * 3_600_000);
async function change(changes: Partial<Offer>) {
  const kept = await offerById(platform.db, id);
  return platform
    .operator()
    .send<{ errors?: object }>('PUT', `/console/api/offers/${id}`, { ...kept?.offer, ...changes });
}

describe('cashback', () => {
  it('offers a share of the own money lost yesterday, with its terms, and becomes cash once claimed and activated [C28] [PX-02] [PX-38]', async () => {
    await loseYesterday(platform, playerId);
    const [found] = await listed();
    expect(found).toMatchObject({ loss_cents: 4_000, amount_cents: 200, offer: { id, percent: 5, wager: 0 } });
    const had = await cash();
    const { status, body } = await claim(found?.day ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Cashback', stage: 'issued', amount_cents: 200, wager: 0 });
    expect(await cash()).toBe(had);
    await player.send('POST', `/api/player/bonuses/${body.id}/activation`);
    expect(await cash()).toBe(had + 200n);
  });

  it('counts the day in the time zone of the player’s country, and can be claimed only on the following day', async () => {
    // Yesterday in Germany began 36 hours before noon and ended 12 hours before it.
    await lose(platform, playerId, { amount: 1_000n, at: before(37) });
    await lose(platform, playerId, { amount: 2_000n, at: before(36) });
    await lose(platform, playerId, { amount: 4_000n, at: before(13) });
    await lose(platform, playerId, { amount: 8_000n, at: before(12) });
    const [found] = await listed();
    expect(found).toMatchObject({ loss_cents: 6_000 });
    expect(found?.claimable_until).toBe(before(-12).toISOString());
    platform.clock.advance(12 * 3_600_000);
    player = await signInDemo(platform);
    expect(await listed()).toMatchObject([{ loss_cents: 8_000 }]);
    expect((await claim(found?.day ?? '')).status).toBe(404);
  });

  it('is claimed once a day, even with another key and by two calls at the same time', async () => {
    await loseYesterday(platform, playerId);
    const day = (await listed())[0]?.day ?? '';
    const answers = await Promise.all([claim(day), claim(day)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await claim(day)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await player.send<Bonus[]>('GET', '/api/player/bonuses')).body).toHaveLength(1);
  });

  it('is given once although the clock jumps back, and a browser cannot choose the day [B16]', async () => {
    platform.clock.advance(-12 * 3_600_000);
    await loseYesterday(platform, playerId);
    const day = (await listed())[0]?.day ?? '';
    expect((await claim(shiftDay(day, 1))).status).toBe(404);
    expect((await claim(shiftDay(day, -1))).status).toBe(404);
    expect((await claim(day)).status).toBe(200);
    platform.clock.advance(-5 * 60_000);
    expect((await claim(day)).status).toBe(404);
    platform.clock.advance(5 * 60_000);
    expect((await claim(day)).status).toBe(404);
  });

  it('sets wins in another currency against the loss, and offers nothing after a day without a loss', async () => {
    expect(await listed()).toEqual([]);
    await loseYesterday(platform, playerId);
    await lose(platform, playerId, { amount: -100_000n, currency: 'CAD', at: before(20) });
    expect(await listed()).toEqual([]);
  });

  it('is not listed once its budget is spent', async () => {
    await loseYesterday(platform, playerId);
    expect(await listed()).toHaveLength(1);
    expect((await change({ budget_eur_cents: 199 })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('gives no more than its maximum', async () => {
    await lose(platform, playerId, { amount: 400_000n, at: before(20) });
    expect(await listed()).toMatchObject([{ amount_cents: 5_000 }]);
  });

  it('is neither shown nor given to players who may not have bonuses [PX-07]', async () => {
    await loseYesterday(platform, playerId);
    const day = (await listed())[0]?.day ?? '';
    const refusedTo = async (sql: string, back: string) => {
      await platform.db.query(sql, [playerId]);
      expect(await listed()).toEqual([]);
      expect((await claim(day)).status).toBe(404);
      await platform.db.query(back, [playerId]);
    };
    await refusedTo(
      `INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`,
      `DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`,
    );
    await refusedTo(
      'UPDATE players SET can_issue_bonuses = false WHERE id = $1',
      'UPDATE players SET can_issue_bonuses = true WHERE id = $1',
    );
    expect((await claim(day)).status).toBe(200);
  });

  it('is neither listed nor given where the market forbids cashback', async () => {
    await loseYesterday(platform, playerId);
    const giver: GiftGiver = { mayHave: async () => true, give: () => Promise.reject(new Error('given')) };
    const asked = async (cashback: 'on' | 'off') => {
      const ruleFor: RuleFor = place => ({ ...platform.ruleFor(place), cashback });
      const { listCashback, claimCashback } = cashbackHandlers({ ...platform, ruleFor }, giver);
      const call = { player: { id: playerId }, country: 'CA', idempotencyKey: randomUUID() } as CallOf<'player'>;
      const found = (await listCashback({}, call)) as Cashback[];
      const input = { params: { id }, body: { day: (await listed())[0]?.day ?? '' } };
      return { found: found.length, claimed: await Promise.resolve(claimCashback(input as never, call)).catch(String) };
    };
    expect(await asked('on')).toEqual({ found: 1, claimed: 'Error: given' });
    expect(await asked('off')).toMatchObject({ found: 0, claimed: { refused: 'not_found' } });
  });

  it('is not among the offers of a deposit, and its form refuses fields that do not fit cashback', async () => {
    const ids = (await player.send<BonusOffer[]>('GET', '/api/bonuses/deposit')).body.map(offer => offer.id);
    expect(ids).not.toContain(id);
    const refused = async (changes: Partial<Offer>) => Object.keys((await change(changes)).body.errors ?? {});
    expect(await refused({ code: 'BACK' })).toEqual(['code']);
    expect(await refused({ exclusivity_key: 'welcome' })).toEqual(['exclusivity_key']);
    expect(await refused({ deposit_number: 1 })).toEqual(['deposit_number']);
    expect(await refused({ min_deposit: { EUR: 100 } })).toEqual(['min_deposit']);
    expect(await refused({ wager_on: 'bonus_and_deposit' })).toEqual(['wager_on']);
    expect(await refused({ amount: { by: 'fixed', amounts: { EUR: 100 } } })).toEqual(['amount']);
    expect(await refused({ kind: 'coupon' })).toEqual(['amount']);
    expect((await change({ priority: 21 })).status).toBe(200);
  });
});
