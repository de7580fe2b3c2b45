import type { User } from '@liftoff/contract/account/account';
import type { Bonus, BonusOffer } from '@liftoff/contract/bonus';
import type { Offer } from '@liftoff/contract/console/offers';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../ledger/ledger.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { openOffer } from '../testing/bonus.ts';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { payByCard, withdraw } from '../testing/withdraw.ts';
import { endGrantsOf } from './move-grant.ts';

const email = 'demo@liftoff.test';
let player: TestCaller;
let playerId: number;

const base: Offer = {
  ...openOffer,
  id: 'an-offer',
  kind: 'deposit',
  title: 'An offer',
  is_public: true,
  amount: { by: 'percent', percent: 50, max: { EUR: 10_000, CAD: 15_000 } },
  min_deposit: { EUR: 3_000 },
  wager_on: 'bonus_and_deposit',
  max_bet: { EUR: 500, CAD: 500 },
};
const fixed = { by: 'fixed' as const, amounts: { EUR: 700, CAD: 700 } };

const put = (change: Partial<Offer>) => {
  const body = { ...base, ...change };
  return platform.operator().send<{ errors?: object }>('PUT', `/console/api/offers/${body.id}`, body);
};
const turn = (id: string, state: string) =>
  platform.operator().send('POST', `/console/api/offers/${id}/state`, { state });
/** Creates an offer and starts it. */
async function offer(change: Partial<Offer>): Promise<void> {
  expect((await put(change)).status).toBe(200);
  expect((await turn(change.id ?? base.id, 'live')).status).toBe(200);
}
const bonuses = async () => (await player.send<Bonus[]>('GET', '/api/player/bonuses')).body;
const titles = async (by: TestCaller, path = '/api/bonuses/deposit') =>
  (await by.send<BonusOffer[]>('GET', path)).body.map(({ id }) => id);
const deposit = (cents: number, bonus_offer?: string | null) =>
  player.send<{ payment: { id: string }; errors?: object }>(
    'POST',
    '/payments/deposits',
    { method_id: 'card', amount_cents: cents, currency: 'EUR', ...(bonus_offer === undefined ? {} : { bonus_offer }) },
    { 'idempotency-key': randomUUID() },
  );
/** Waits until the sandbox has reported its payments and the due jobs have run. */
async function settle(): Promise<void> {
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}
/** Deposits with an offer; the payment succeeds. Returns the payment's id. */
async function paid(cents: number, bonus_offer?: string | null): Promise<string> {
  const { status, body } = await deposit(cents, bonus_offer);
  expect(status).toBe(201);
  await platform.operator().send('POST', `/console/api/payments/${body.payment.id}`, { state: 'succeeded' });
  await settle();
  return body.payment.id;
}
const setCode = (code: string) => player.send('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: code });
const coupon = async (coupon_code: string) =>
  (await player.send<{ status: string }>('POST', '/api/bonuses/coupon', { coupon_code })).body.status;
const codeNow = async () =>
  (await player.send<{ deposit_bonus_code: string | null }>('GET', '/api/player')).body.deposit_bonus_code;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  // The sandbox reports payments after it has responded, so a report of the last test may still be on its way.
  await settle();
  // The deposits and charge-backs of earlier tests are markers of harm, which hold promotions back.
  await platform.db.query('DELETE FROM harm');
  await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
  await platform.db.query('DELETE FROM bonus_grants');
  await platform.db.query('DELETE FROM bonus_offers');
  await platform.db.query('DELETE FROM given_rewards');
  await platform.db.query('UPDATE players SET can_issue_bonuses = true, deposit_bonus_code = NULL WHERE id = $1', [
    playerId,
  ]);
});

describe('a deposit offer', () => {
  it('a deposit with a chosen offer issues one grant with the terms of that moment, however often it is reported [PX-01] [PX-40] [PX-41]', async () => {
    await offer({});
    const payment = await paid(5_000, 'an-offer');
    await platform.operator().send('POST', `/console/api/payments/${payment}`, { state: 'succeeded' });
    await settle();
    expect((await put({ wager: 20, title: 'Changed' })).status).toBe(200);
    expect(await bonuses()).toEqual([
      expect.objectContaining({
        title: 'An offer',
        stage: 'issued',
        amount_cents: 2_500,
        wager: 10,
        wagering: { total_cents: 75_000, wagered_cents: 0 },
        max_bet_cents: 500,
      }),
    ]);
  });

  it('no offer is taken unless the player chooses one or has a code', async () => {
    await offer({ code: 'CODE-1' });
    await paid(5_000);
    await paid(5_000, null);
    expect(await bonuses()).toEqual([]);
  });

  it.each([
    ['unknown', { id: 'another' }, 5_000],
    ['below its minimum deposit', {}, 2_999],
    ['only with a code', { is_public: false }, 5_000],
    ['for another deposit', { deposit_number: 99 }, 5_000],
    ['for other countries', { countries: ['AT'] }, 5_000],
    ['for other groups', { groups: ['no-such-group'] }, 5_000],
    ['not started yet', { starts_at: '2099-01-01T00:00:00Z' }, 5_000],
    ['without amounts in the currency', { amount: { ...fixed, amounts: { CAD: 100 } } }, 5_000],
  ] as const)(
    'a deposit with an offer that is %s is refused, and nothing is paid [PX-41]',
    async (_what, change, cents) => {
      await offer({ ...change } as Partial<Offer>);
      expect(await deposit(cents, 'an-offer')).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    },
  );

  it('an offer past its end issues nothing and cannot be started again without a new end [PX-48]', async () => {
    await offer({});
    expect((await put({ ends_at: '2020-01-01T00:00:00Z' })).status).toBe(200);
    expect((await deposit(5_000, 'an-offer')).status).toBe(422);
    await turn('an-offer', 'stopped');
    const refused = { status: 422, body: { refusal: 'invalid', errors: { ends_at: expect.anything() as unknown } } };
    expect(await turn('an-offer', 'live')).toMatchObject(refused);
    await offer({ ends_at: '2099-01-01T00:00:00Z' });
    expect((await deposit(5_000, 'an-offer')).status).toBe(201);
  });

  it('an offer for one deposit of a player is given once, even if two deposits begin with it', async () => {
    const [row] = await platform.db.query<{ made: number }>(
      `SELECT count(*)::int AS made FROM payments WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded'`,
      [playerId],
    );
    await offer({ deposit_number: (row?.made ?? 0) + 1 });
    const begun = [await deposit(5_000, 'an-offer'), await deposit(5_000, 'an-offer')];
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    for (const { body } of begun)
      await platform.operator().send('POST', `/console/api/payments/${body.payment.id}`, { state: 'succeeded' });
    await settle();
    expect(await bonuses()).toHaveLength(1);
  });

  it('a stopped offer issues nothing from that moment, even to a deposit that has begun with it [PX-50]', async () => {
    await offer({});
    const { body } = await deposit(5_000, 'an-offer');
    await turn('an-offer', 'stopped');
    await platform.operator().send('POST', `/console/api/payments/${body.payment.id}`, { state: 'succeeded' });
    await settle();
    expect(await bonuses()).toEqual([]);
    const [payment] = await platform.db.query('SELECT state FROM payments WHERE id = $1', [body.payment.id]);
    expect(payment).toEqual({ state: 'succeeded' });
  });

  it('while staff have stopped all bonuses, none is listed or issued, and the deposit succeeds without it [PX-50]', async () => {
    await offer({});
    const { body } = await deposit(5_000, 'an-offer');
    const stop = (bonuses_stopped: boolean) =>
      platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
    await stop(true);
    expect([await titles(player), await titles(platform.caller({ country: 'DE' }))]).toEqual([[], []]);
    await platform.operator().send('POST', `/console/api/payments/${body.payment.id}`, { state: 'succeeded' });
    await settle();
    expect(await bonuses()).toEqual([]);
    expect((await deposit(5_000, 'an-offer')).status).toBe(422);
    await stop(false);
    expect((await deposit(5_000, 'an-offer')).status).toBe(201);
  });

  it('of the offers with one exclusivity key, a player can have one [PX-49]', async () => {
    await offer({ exclusivity_key: 'welcome' });
    await offer({ id: 'other-offer', exclusivity_key: 'welcome' });
    expect(await titles(player)).toEqual(expect.arrayContaining(['an-offer', 'other-offer']));
    await paid(5_000, 'an-offer');
    expect(await titles(player)).toEqual([]);
    expect((await deposit(5_000, 'other-offer')).status).toBe(422);
  });

  it('an offer gives no more than its budget, and a player gets at most five grants a day [PX-50]', async () => {
    await offer({ budget_eur_cents: 4_000 });
    await paid(5_000, 'an-offer');
    await paid(5_000, 'an-offer');
    expect(await bonuses()).toHaveLength(1);
    await offer({ id: 'free-offer' });
    for (let times = 0; times < 4; times += 1) await paid(5_000, 'free-offer');
    expect(await bonuses()).toHaveLength(5);
    expect((await deposit(5_000, 'free-offer')).status).toBe(422);
  });

  it('a withdrawal cancels the unfinished grant of a deposit, and no other grant [PX-04]', async () => {
    await offer({});
    await offer({ id: 'a-coupon', kind: 'coupon', code: 'COUPON', amount: fixed });
    await payByCard(platform, player, 5_000);
    await paid(5_000, 'an-offer');
    expect(await coupon('COUPON')).toBe('activated');
    await giveMoney(platform, email, 'EUR', 20_000);
    const announced = async () => (await bonuses()).map(({ ends_with_withdrawal: ends }) => ends);
    expect(await announced()).toEqual([false, true]);
    expect((await withdraw(player)).status).toBe(201);
    expect(await announced()).toEqual([false, false]);
    expect(await bonuses()).toMatchObject([
      { title: 'An offer', stage: 'issued' },
      { title: 'An offer', stage: 'canceled' },
    ]);
  });

  it('a recalled withdrawal is no deposit: it issues nothing and revives nothing [PX-42]', async () => {
    await offer({});
    await payByCard(platform, player, 5_000);
    await paid(5_000, 'an-offer');
    await giveMoney(platform, email, 'EUR', 300_000);
    // Above the amount that is sent without a person, so that it can still be recalled.
    const { body } = await withdraw(player, { amount_cents: 200_000 });
    expect((await player.send('POST', `/api/player/payments/${body.id}/recall`)).status).toBe(200);
    await platform.jobs.runDue();
    expect(await bonuses()).toMatchObject([{ stage: 'canceled' }]);
  });

  it('a charged-back deposit cancels its unspent grant and flags it for the operator [PX-43]', async () => {
    await offer({});
    const payment = await paid(5_000, 'an-offer');
    const [{ id } = { id: '' }] = await bonuses();
    await player.send('POST', `/api/player/bonuses/${id}/activation`);
    expect(await balanceOf(platform.db, playerAccount(playerId, 'bonus', 'EUR'))).toBe(2_500n);
    await platform.operator().send('POST', `/console/api/payments/${payment}/charge_back`);
    await takeFacts(platform);
    expect(await platform.db.query('SELECT stage, flagged FROM bonus_grants WHERE id = $1', [id])).toEqual([
      { stage: 'canceled', flagged: true },
    ]);
    expect(await balanceOf(platform.db, playerAccount(playerId, 'bonus', 'EUR'))).toBe(0n);
    await platform.db.query('DELETE FROM charge_backs');
  });
});

describe('bonus codes', () => {
  it('lists the offer of the code that the player has set with its terms, and to nobody else [C28]', async () => {
    await offer({ is_public: false, code: 'Spring-26' });
    expect(await titles(player)).toEqual([]);
    await setCode('spring-26');
    const { body } = await player.send<BonusOffer[]>('GET', '/api/bonuses/deposit');
    expect(body).toMatchObject([{ id: 'an-offer', code: 'Spring-26', wager: 10, min_deposit_cents: 3_000 }]);
    expect(await titles(platform.caller())).toEqual([]);
  });

  it('a deposit code is stored until a deposit uses it up [CALL-071] [PCALL-030]', async () => {
    await offer({ is_public: false, code: 'Spring-26' });
    expect(await setCode('spring-26')).toMatchObject({ status: 200, body: { deposit_bonus_code: 'spring-26' } });
    expect(await codeNow()).toBe('spring-26');
    await paid(2_500);
    expect(await codeNow()).toBe('spring-26');
    await paid(5_000);
    expect(await bonuses()).toMatchObject([{ stage: 'issued', amount_cents: 2_500 }]);
    expect(await codeNow()).toBeNull();
  });

  it('a deposit code can be cleared [CALL-072] [PCALL-031]', async () => {
    await offer({ code: 'SPRING' });
    await setCode('SPRING');
    expect((await player.send('DELETE', '/api/player/clear_bonus_code')).status).toBe(204);
    expect(await codeNow()).toBeNull();
  });

  it('an unknown code and a code that is not for this player get the same answer', async () => {
    await offer({ code: 'FOR-AT', countries: ['AT'] });
    await offer({ id: 'coupon-at', kind: 'coupon', code: 'COUPON-AT', amount: fixed, countries: ['AT'] });
    const answers = [await setCode('NO-SUCH'), await setCode('FOR-AT'), await setCode('COUPON-AT')];
    const same = answers.map(({ status, body }) => ({ status, body: { ...(body as object), request_id: '' } }));
    expect(new Set(same.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(same[0]).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    expect([await coupon('NO-SUCH'), await coupon('COUPON-AT'), await coupon('FOR-AT')]).toEqual([
      'invalid',
      'invalid',
      'invalid',
    ]);
  });

  it('a coupon gives its bonus once to a player [CALL-074] [PCALL-033]', async () => {
    await offer({ id: 'a-coupon', kind: 'coupon', code: 'COUPON', amount: fixed });
    expect([await coupon('coupon'), await coupon('COUPON')]).toEqual(['activated', 'used']);
    expect(await bonuses()).toMatchObject([{ stage: 'issued', amount_cents: 700 }]);
  });

  it('a betting coupon is used through a separate call [CALL-075] [PCALL-029]', async () => {
    await offer({ id: 'a-bet', kind: 'betting_coupon', code: 'BET', amount: fixed });
    expect(await coupon('BET')).toBe('invalid');
    const used = await player.send('POST', '/api/v2/bonuses/promo-code', { code: 'BET' });
    expect(used.body).toEqual({ status: 'activated' });
  });

  it('a player who turns bonuses off is shown and given none, until they turn them on again [CALL-073] [PCALL-032] [C28]', async () => {
    await offer({});
    await offer({ id: 'a-coupon', kind: 'coupon', code: 'COUPON', amount: fixed });
    const turnBonuses = (can_issue: boolean) =>
      player.send('PATCH', '/api/player/update_bonus_settings', { can_issue });
    expect((await turnBonuses(false)).body).toEqual({ can_issue_bonuses: false });
    expect(await titles(player)).toEqual([]);
    expect(await coupon('COUPON')).toBe('invalid');
    expect((await deposit(5_000, 'an-offer')).status).toBe(422);
    await turnBonuses(true);
    expect(await titles(player)).toEqual(['an-offer']);
    expect(await coupon('COUPON')).toBe('activated');
    const [line] = await platform.db.query(
      `SELECT action FROM audit WHERE action = 'player.bonus_settings_changed' LIMIT 1`,
    );
    expect(line).toEqual({ action: 'player.bonus_settings_changed' });
  });

  it('a player with high markers of harm is shown no offer and given none, even for a deposit begun before [C42] [PX-07]', async () => {
    await offer({});
    await offer({ id: 'a-coupon', kind: 'coupon', code: 'COUPON', amount: fixed });
    await offer({ id: 'coded', code: 'CODE-1' });
    const { body } = await deposit(5_000, 'an-offer');
    await platform.db.query(
      `INSERT INTO harm (player_id, state, score, level, markers, since) VALUES ($1, '{}', 9, 'high', '{}', $2)`,
      [playerId, platform.clock.now()],
    );
    expect(await titles(player)).toEqual([]);
    expect((await setCode('CODE-1')).status).toBe(422);
    expect(await coupon('COUPON')).toBe('invalid');
    expect((await deposit(5_000, 'an-offer')).status).toBe(422);
    const paying = `/console/api/payments/${body.payment.id}`;
    expect((await platform.operator().send('POST', paying, { state: 'succeeded' })).status).toBe(200);
    await settle();
    expect(await bonuses()).toEqual([]);
    const [payment] = await platform.db.query('SELECT state FROM payments WHERE id = $1', [body.payment.id]);
    expect(payment).toEqual({ state: 'succeeded' });
  });
});

describe('fifty requests at once', () => {
  const fifty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, run));

  it('with one coupon issue one grant [A23] [PX-40]', async () => {
    await offer({ id: 'a-coupon', kind: 'coupon', code: 'COUPON', amount: fixed });
    expect(await fifty(() => coupon('COUPON'))).toContain('activated');
    expect(await bonuses()).toHaveLength(1);
  });

  it('that report one deposit issue its bonus once [A23] [PX-40]', async () => {
    await offer({});
    const { body } = await deposit(5_000, 'an-offer');
    const path = `/console/api/payments/${body.payment.id}`;
    await fifty(() => platform.operator().send('POST', path, { state: 'succeeded' }));
    await settle();
    expect(await bonuses()).toMatchObject([{ amount_cents: 2_500 }]);
  });
});

describe('a registration offer', () => {
  it('a player who registers gets the public registration offers, which are no longer listed then [CALL-065]', async () => {
    await offer({ id: 'hello', kind: 'registration', amount: fixed });
    const guest = platform.caller({ ip: '198.20.0.91' });
    expect(await titles(guest, '/api/bonuses/registration')).toEqual(['hello']);
    const user = { ...signUpForm, email: 'hello@example.com' };
    expect((await guest.send('POST', '/api/users', { user })).status).toBe(201);
    expect((await guest.send<Bonus[]>('GET', '/api/player/bonuses')).body).toMatchObject([
      { title: 'An offer', stage: 'issued', currency: 'CAD', amount_cents: 700 },
    ]);
    expect(await titles(guest, '/api/bonuses/registration')).toEqual([]);
  });
});

describe('the lists of offers', () => {
  it('the shipped welcome bonus is offered only to players who register with its tag, which puts them in its group [CONST-051] [ROLE-020]', async () => {
    await platform.db.transaction(tx => seedOffers(tx, platform.deps));
    const arrive = async (name: string, stag?: string) => {
      const caller = platform.caller();
      const user = { ...signUpForm, email: `${name}@example.com`, ...(stag === undefined ? {} : { stag }) };
      const { statuses } = (await caller.send<User>('POST', '/api/users', { user })).body;
      return { groups: statuses.map(({ id }) => id), isOffered: (await titles(caller)).includes('welcome-131811') };
    };
    expect(await arrive('tagged', '131811_spring')).toEqual({ groups: ['131811'], isOffered: true });
    expect(await arrive('other-tag', 'spring_131811')).toEqual({ groups: [], isOffered: false });
    expect(await arrive('untagged')).toEqual({ groups: [], isOffered: false });
    expect(await titles(platform.caller())).not.toContain('welcome-131811');
  });

  it('a guest sees the public offers of the country with their key terms, and no code of another offer [CALL-043] [CALL-064] [C28]', async () => {
    await offer({ priority: 1 });
    await offer({ id: 'secret', is_public: false, code: 'SECRET' });
    await offer({ id: 'first', priority: 5 });
    const guest = platform.caller();
    const { body } = await guest.send<BonusOffer[]>('GET', '/api/v2/bonuses');
    expect(body.map(({ id }) => id)).toEqual(['first', 'an-offer']);
    expect(body[0]).toMatchObject({
      currency: 'CAD',
      percent: 50,
      max_bonus_cents: 15_000,
      wager: 10,
      wager_on: 'bonus_and_deposit',
      max_bet_cents: 500,
      days_to_activate: 7,
      days_to_use: 14,
    });
    expect(JSON.stringify(body)).not.toContain('SECRET');
  });

  it('a guest from a country without play for money sees no offer [PX-07]', async () => {
    await offer({});
    expect(await titles(platform.caller({ country: 'US' }))).toEqual([]);
    expect(await titles(platform.caller({ country: null }))).toEqual([]);
  });

  it('a player who may not have bonuses sees no offer [PX-07]', async () => {
    await offer({});
    await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '100')`, [playerId]);
    expect(await titles(player)).toEqual([]);
    await platform.db.query(`DELETE FROM player_groups WHERE player_id = $1 AND group_id = '100'`, [playerId]);
    expect(await titles(player)).toEqual(['an-offer']);
  });
});

describe('offers in the console', () => {
  it.each([
    ['a wagering above the rule of a market', { wager: 41 }, 'wager'],
    ['a missing default contribution', { contributions: { games: {}, providers: {}, categories: {} } as never }, null],
    ['another id in its address', {}, 'id'],
  ])('an offer with %s is refused [PX-30]', async (_what, change, field) => {
    const path = field === 'id' ? '/console/api/offers/other-id' : '/console/api/offers/an-offer';
    const refused = await platform.operator().send<{ errors?: object }>('PUT', path, { ...base, ...change });
    expect(refused).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
    if (field !== null) expect(refused.body.errors).toHaveProperty(field);
  });

  it('two offers cannot have one code, and every change of an offer is in the audit trail', async () => {
    await offer({ code: 'ONE' });
    expect((await put({ id: 'other-offer', code: 'one' })).body.errors).toHaveProperty('code');
    await turn('an-offer', 'stopped');
    const rows = await platform.db.query<{ action: string }>(
      `SELECT DISTINCT action FROM audit WHERE subject = 'offer:an-offer' ORDER BY action`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['offer.changed', 'offer.switched']);
    const { body } = await platform.operator().send('GET', '/console/api/offers');
    expect(body).toMatchObject([{ offer: { id: 'an-offer' }, state: 'stopped', version: 1, grants: 0 }]);
    expect((await turn('no-such-offer', 'live')).status).toBe(404);
  });

  it('staff give a bonus of an offer with a reason, through the one door for rewards [PX-06]', async () => {
    await offer({ id: 'thanks', kind: 'manual', amount: fixed });
    const give = (reward: object) =>
      platform
        .operator()
        .send(
          'POST',
          `/console/api/players/${email}/rewards`,
          { reward, reason: 'A wait on the phone' },
          { 'idempotency-key': randomUUID() },
        );
    const reward = { type: 'bonus', offer: 'thanks', currency: 'EUR', amount_cents: 1_234 };
    expect((await give(reward)).status).toBe(201);
    expect(await bonuses()).toMatchObject([{ stage: 'issued', amount_cents: 1_234 }]);
    expect(await give({ ...reward, offer: 'no-such-offer' })).toMatchObject({
      status: 403,
      body: { refusal: 'forbidden' },
    });
  });
});
