import type { Bonus } from '@liftoff/contract/bonus';
import type { CrmCredit, CrmOffer, ExplainedSpins } from '@liftoff/contract/console/bonuses';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../ledger/ledger.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { issueBonus } from '../testing/bonus.ts';
import { signInDemo } from '../testing/play.ts';
import { giveSpins } from '../testing/spins.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const other = 'vip@liftoff.test';
let player: TestCaller;
let playerId: number;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
beforeAll(async () => {
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const post = <T>(path: string, body: object) =>
  platform.operator().send<T & { errors?: object }>('POST', `/console/api/${path}`, body);
const read = async <T>(path: string): Promise<T> => {
  const { status, body } = await platform.operator().send<T>('GET', `/console/api/${path}`);
  expect(status).toBe(200);
  return body;
};
const trail = () =>
  platform.db.query<{ after: object }>(`SELECT after FROM audit WHERE action = 'bonus.forfeited' ORDER BY line`);

describe('staff', () => {
  it('take a bonus away once with a reason: its money goes back to the operator, and the audit trail says why', async () => {
    const id = String(await issueBonus(platform, playerId, { amount: 2_500n }));
    await player.send('POST', `/api/player/bonuses/${id}/activation`);
    const account = playerAccount(playerId, 'bonus', 'EUR');
    expect(await balanceOf(platform.db, account)).toBe(2_500n);
    const path = `players/${email}/bonuses/${id}/forfeiture`;
    expect((await post(path, { reason: '' })).status).toBe(422);
    expect((await post(`players/${other}/bonuses/${id}/forfeiture`, { reason: 'Given twice' })).status).toBe(404);
    expect(await balanceOf(platform.db, account)).toBe(2_500n);
    const taken = await post<Bonus>(path, { reason: 'Given twice' });
    expect(taken).toMatchObject({ status: 200, body: { id, stage: 'canceled', balance_cents: 0 } });
    expect(await balanceOf(platform.db, account)).toBe(0n);
    expect((await post(path, { reason: 'Once more' })).body).toEqual(taken.body);
    expect(await trail()).toEqual([{ after: { bonus: id, reason: 'Given twice' } }]);
  });

  it('read why a player has free spins, and take them away with a reason', async () => {
    const reward = { type: 'freespins', offer: 'cash_spins', freespins_count: 5 };
    const given = { reward, reason: 'A delayed payout' };
    await platform
      .operator()
      .send('POST', `/console/api/players/${email}/rewards`, given, { 'idempotency-key': randomUUID() });
    const [held] = await read<ExplainedSpins[]>(`players/${email}/freespins`);
    expect(held).toMatchObject({
      stage: 'issued',
      freespins_count: 5,
      freespins_left: 5,
      stake_cents: 20,
      cause: expect.stringMatching(/^\d+:console:/) as unknown,
      reason: 'A delayed payout',
    });
    const path = `players/${email}/freespins/${held?.id}/forfeiture`;
    const before = (await trail()).length;
    expect((await post(path.replace(email, other), { reason: 'Given twice' })).status).toBe(404);
    const taken = await post<ExplainedSpins>(path, { reason: 'Given twice' });
    expect(taken).toMatchObject({ status: 200, body: { id: held?.id, stage: 'canceled' } });
    expect((await post(path, { reason: 'Once more' })).body).toEqual(taken.body);
    expect((await trail()).slice(before)).toEqual([{ after: { freespins: held?.id, reason: 'Given twice' } }]);
  });

  it('list the spins of another cause without a member of staff', async () => {
    const id = await giveSpins(platform, playerId);
    const found = (await read<ExplainedSpins[]>(`players/${email}/freespins`)).find(set => set.id === String(id));
    expect(found).toMatchObject({ given_by: null, reason: null });
  });
});

describe('a CRM system', () => {
  const consent = (may: boolean) =>
    platform.db.query('UPDATE players SET receive_promos = $2, receive_sms_promos = false WHERE id = $1', [
      playerId,
      may,
    ]);
  const credit = (change: object) =>
    post<CrmCredit>('crm/credits', {
      player_id: playerId,
      offer_id: 'thank-you',
      correlation_id: randomUUID(),
      ...change,
    });
  const credits = () => read<CrmCredit[]>(`crm/credits?player_id=${playerId}`);

  it('lists the live manual bonuses with their amounts, and the free spins', async () => {
    const offers = await read<CrmOffer[]>('crm/offers');
    const found = offers.find(({ offer_id: id }) => id === 'thank-you');
    expect(found).toMatchObject({ type: 'bonus', title: 'Thank you', amounts: { EUR: 1_000 } });
    expect(offers).toContainEqual(
      expect.objectContaining({ offer_id: 'cash_spins', type: 'freespins', amounts: null }),
    );
    expect(offers.some(({ offer_id: id }) => id === 'reload')).toBe(false);
    await post('offers/thank-you/state', { state: 'stopped' });
    expect((await read<CrmOffer[]>('crm/offers')).some(({ offer_id: id }) => id === 'thank-you')).toBe(false);
    await post('offers/thank-you/state', { state: 'live' });
  });

  it('credits an offer once per correlation id, and refuses the id for another credit', async () => {
    await consent(true);
    const correlation_id = 'autumn:7';
    const first = await credit({ correlation_id });
    expect(first).toMatchObject({
      status: 201,
      body: { correlation_id, player_id: playerId, offer_id: 'thank-you', currency: 'EUR', amount_cents: 1_000 },
    });
    expect((await credit({ correlation_id })).body).toEqual(first.body);
    expect((await credit({ correlation_id, amount_cents: 2_000 })).status).toBe(409);
    const spins = await credit({ offer_id: 'cash_spins', correlation_id: 'autumn:8', freespins_count: 5 });
    expect(spins.body).toMatchObject({ type: 'freespins', freespins_count: 5, amount_cents: null });
    expect((await credits()).map(({ correlation_id: id }) => id).toSorted()).toEqual(['autumn:7', 'autumn:8']);
  });

  it('credits nothing to a player without consent to marketing, and names the rule [PX-07]', async () => {
    await consent(false);
    const before = await credits();
    const refused = await credit({ correlation_id: 'winter:1' });
    expect(refused).toMatchObject({ status: 403, body: { errors: { offer_id: ['no_consent'] } } });
    expect(await credits()).toEqual(before);
    await consent(true);
    expect((await credit({ correlation_id: 'winter:1' })).status).toBe(201);
  });

  it('credits nothing of a stopped offer, and names the reason', async () => {
    await consent(true);
    await post('offers/thank-you/state', { state: 'stopped' });
    const refused = await credit({ correlation_id: 'spring:1' });
    expect(refused).toMatchObject({ status: 403, body: { errors: { offer_id: ['not_live'] } } });
    await post('offers/thank-you/state', { state: 'live' });
    expect((await credit({ correlation_id: 'spring:1' })).status).toBe(201);
  });

  it.each([
    ['an unknown offer', { offer_id: 'no-such-offer' }, 'offer_id'],
    ['an offer that is not given by staff', { offer_id: 'reload' }, 'offer_id'],
    ['free spins without a count', { offer_id: 'cash_spins' }, 'freespins_count'],
  ])('is refused %s', async (_what, change, field) => {
    expect(await credit(change)).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
  });

  it('finds no credits and credits nothing for an unknown player', async () => {
    expect((await credit({ player_id: 9_999_999 })).status).toBe(404);
    expect((await platform.operator().send('GET', '/console/api/crm/credits?player_id=9999999')).status).toBe(404);
  });
});
