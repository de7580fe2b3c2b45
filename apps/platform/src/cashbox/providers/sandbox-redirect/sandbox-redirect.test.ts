import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../../ledger/ledger.ts';
import type { Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { testPlatform, usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { trustDestination, withdraw } from '../../../testing/withdraw.ts';
import { decideRedirect, readRedirect } from './redirect-book.ts';
import { bankTransfer } from './redirect-kinds.ts';

const email = 'demo@liftoff.test';
const minuteMs = 60_000;

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const deposit = (body: object = {}, headers: Record<string, string> = {}) =>
  player.send<Begun>(
    'POST',
    '/payments/deposits',
    { method_id: 'sofort', amount_cents: 5_000, currency: 'EUR', ...body },
    { 'idempotency-key': randomUUID(), ...headers },
  );
async function begun(body: object = {}): Promise<{ id: string; path: string }> {
  const { status, body: answer } = await deposit(body);
  if (status !== 201 || answer.next_step.kind !== 'redirect') throw new Error(JSON.stringify(answer));
  return { id: answer.payment.id, path: new URL(answer.next_step.url).pathname };
}
const answer = (path: string, source: unknown) =>
  platform.caller().send<{ return_url: string }>('POST', `${path}/answer`, { source });
const get = (path: string) => platform.open.app.request(path);
const stateOf = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body.state;
const methods = async (action: string, currency = 'EUR') =>
  (await player.send<PaymentMethod[]>('GET', `/payments/methods?action=${action}&currency=${currency}`)).body;
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await platform.jobs.runDue();
}

describe('the bank and the wallet', () => {
  it('the bank and the wallet have their own currencies and limits for deposits and withdrawals, and the bank takes only whole euros [VALID-046]', async () => {
    const spans = async (action: 'deposit' | 'cashout', currency: string) =>
      (await methods(action, currency))
        .filter(({ id }) => ['sofort', 'ewallet'].includes(id))
        .map(method => [method.id, method.processingTime, method[action === 'deposit' ? 'deposit' : 'withdrawal']]);
    const bank = { min_cents: 1_000, max_cents: 1_000_000 };
    const wallet = { min_cents: 1_000, max_cents: 500_000 };
    expect(await spans('deposit', 'EUR')).toEqual([
      ['sofort', 'instant', { ...bank, step_cents: 100 }],
      ['ewallet', 'instant', wallet],
    ]);
    expect(await spans('cashout', 'EUR')).toEqual([
      ['sofort', 'days_1', bank],
      ['ewallet', 'minutes_10', wallet],
    ]);
    const canadian = { min_cents: 1_500, max_cents: 750_000 };
    expect(await spans('deposit', 'CAD')).toEqual([['ewallet', 'instant', canadian]]);
    for (const amount_cents of [999, 1_000_001, 1_001, 1_050, 5_099])
      expect(await deposit({ amount_cents })).toMatchObject({ body: { refusal: 'amount_out_of_range' } });
    expect((await deposit({ method_id: 'ewallet', amount_cents: 1_050 })).status).toBe(201);
  });

  it('the bank and the wallet ask for the deposit account on their own page, and pay out only to saved accounts', async () => {
    const fields = async (method: string, action: string) =>
      (await player.send('GET', `/payments/methods/${method}/fields?action=${action}`)).body;
    for (const method of ['sofort', 'ewallet']) {
      expect(await fields(method, 'deposit')).toEqual([{ name: 'account', kind: 'hosted', required: true }]);
      expect(await fields(method, 'cashout')).toEqual([{ name: 'profile_id', kind: 'saved', required: true }]);
    }
  });

  it('deposits with the brand sofort are hidden from players in group 631 and refused if they try [VALID-057]', async () => {
    const change = (groups: string[]) => platform.operator().send('POST', `/console/api/players/${email}`, { groups });
    const ids = async (action: string) => (await methods(action)).map(({ id }) => id);
    await change(['631']);
    expect([await ids('deposit'), await ids('cashout')]).toEqual([
      ['card', 'ewallet'],
      ['card', 'ewallet'],
    ]);
    expect(await deposit()).toMatchObject({ status: 422, body: { refusal: 'method_unavailable' } });
    expect((await deposit({ method_id: 'ewallet' })).status).toBe(201);
    await change([]);
    const { path } = await begun();
    await answer(path, 'everyday');
    await pass(1_000);
    await change(['631']);
    // Money that was paid in by this method can still be paid out by it.
    expect([await ids('deposit'), await ids('cashout')]).toEqual([
      ['card', 'ewallet'],
      ['sofort', 'card', 'ewallet'],
    ]);
    await change([]);
  });
});

describe("a deposit on the bank's page", () => {
  it("a deposit confirmed on the bank's page is credited once by the signed webhook, however often the player confirms it [A24]", async () => {
    const before = await cash();
    const { id, path } = await begun();
    const first = await answer(path, 'everyday');
    expect(first).toMatchObject({ status: 200, body: { return_url: `http://localhost:3000/deposit?payment=${id}` } });
    expect((await answer(path, 'empty')).body).toEqual(first.body);
    await pass(1_000);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', before + 5_000n]);
    await pass(30 * minuteMs);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', before + 5_000n]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it.each([
    ['empty', 'declined'],
    [null, 'canceled'],
  ])(
    "a deposit for which the player chooses %s on the bank's page is %s and credits nothing",
    async (source, state) => {
      const before = await cash();
      const { id, path } = await begun();
      await answer(path, source);
      await pass(1_000);
      expect([await stateOf(id), await cash()]).toEqual([state, before]);
    },
  );

  it('a deposit from the slow account is in progress for two minutes and can no longer be cancelled', async () => {
    const before = await cash();
    const { id, path } = await begun();
    await answer(path, 'slow');
    await pass(1_000);
    expect(await stateOf(id)).toBe('processing');
    expect(await player.send('POST', `/payments/${id}/cancel`)).toMatchObject({ body: { refusal: 'payment_final' } });
    await pass(2 * minuteMs - 2_000);
    await pass(500);
    expect([await stateOf(id), await cash()]).toEqual(['processing', before]);
    await pass(500);
    await pass(1_000);
    expect([await stateOf(id), await cash()]).toEqual(['succeeded', before + 5_000n]);
  });

  it("a deposit that its player cancelled on the site can no longer be paid on the bank's page", async () => {
    const { id, path } = await begun();
    expect(await player.send('POST', `/payments/${id}/cancel`)).toMatchObject({ body: { state: 'canceled' } });
    expect((await answer(path, 'everyday')).status).toBe(200);
    await pass(1_000);
    expect(await stateOf(id)).toBe('canceled');
  });

  it("a deposit left undecided on the bank's page is cancelled after half an hour", async () => {
    const { id } = await begun();
    await pass(30 * minuteMs);
    const early = await stateOf(id);
    await pass(1_000);
    await pass(1_000);
    expect([early, await stateOf(id)]).toEqual(['pending', 'canceled']);
  });

  it('the platform queries the bank after five minutes about a deposit whose webhook was lost [B19]', async () => {
    const { id } = await begun();
    await platform.db.transaction(async tx => {
      const payment = await readRedirect(tx, bankTransfer, id, 'FOR UPDATE');
      if (payment === null) throw new Error('no such payment');
      await decideRedirect(tx, platform.open.platform, payment, 'succeeded', 'everyday', () => undefined);
      await tx.query('UPDATE sandbox_events SET delivered_at = $2 WHERE payment_id = $1', [id, platform.clock.now()]);
    });
    await pass(5 * minuteMs - 1_000);
    const early = await stateOf(id);
    await pass(1_000);
    expect([early, await stateOf(id)]).toEqual(['pending', 'succeeded']);
  });
});

describe("the bank's page", () => {
  it("the bank's page shows the amount, the payee and the accounts, cannot be framed, and is never cached [A38]", async () => {
    const { path } = await begun({ amount_cents: 123_400 });
    const page = await get(path);
    const text = await page.text();
    for (const said of ['1,234.00', 'Liftoff', 'Sandbox Bank', '•••• 3000']) expect(text).toContain(said);
    expect(text).not.toContain('{{');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    for (const [, file] of text.matchAll(/(?:href|src)="(\/hosted\/[^"]+)"/g))
      expect((await get(file ?? '')).status).toBe(200);
  });

  it("the bank's page leads back to the player's own site and language", async () => {
    const SITE_ORIGINS = 'http://localhost:3000,http://mirror.test:3000';
    const env = { SITE_ORIGINS };
    const mirrored = await testPlatform({ seed: 'none', db: platform.db, random: 'mirror', env });
    mirrored.clock.moveTo(platform.clock.now());
    await platform.db.query(`UPDATE players SET language = 'fr-CA' WHERE id = $1`, [playerId]);
    const wayBack = async (origin: string | null) => {
      const caller = mirrored.caller();
      const headers = origin === null ? {} : { origin, host: new URL(origin).host };
      const user = { email, password: 'Liftoff-2026!' };
      expect((await caller.send('POST', '/api/users/sign_in', { user }, headers)).status).toBe(200);
      const body = { method_id: 'ewallet', amount_cents: 5_000, currency: 'EUR' };
      const key = { ...headers, 'idempotency-key': randomUUID() };
      const { payment, next_step: next } = (await caller.send<Begun>('POST', '/payments/deposits', body, key)).body;
      if (next.kind !== 'redirect') throw new Error(next.kind);
      const { pathname } = new URL(next.url);
      expect(await (await mirrored.open.app.request(pathname)).text()).toContain('Page sécurisée');
      const answered = await mirrored
        .caller()
        .send<{ return_url: string }>('POST', `${pathname}/answer`, { source: null });
      return answered.body.return_url.replace(payment.id, 'its-id');
    };
    expect(await wayBack('http://mirror.test:3000')).toBe('http://mirror.test:3000/fr-CA/deposit?payment=its-id');
    expect(await wayBack(null)).toBe('http://localhost:3000/fr-CA/deposit?payment=its-id');
    await mirrored.open.stop();
    await platform.db.query(`UPDATE players SET language = 'en-CA' WHERE id = $1`, [playerId]);
  });

  it("the bank's page opens only with its own token and accepts only valid responses", async () => {
    const { id, path } = await begun();
    const [, token = ''] = /([^/]+)$/.exec(path) ?? [];
    const strangers = [
      path.replace(id, randomUUID()),
      `${path}x`,
      path.slice(0, -1),
      path.replace('sandbox-bank', 'sandbox-wallet'),
      `/hosted/card/${token}`,
    ];
    for (const stranger of strangers) expect((await get(stranger)).status).toBe(404);
    for (const stranger of strangers.slice(0, 4)) expect((await answer(stranger, 'everyday')).status).toBe(404);
    for (const wrong of ['mine', 7, undefined]) expect((await answer(path, wrong)).status).toBe(422);
    const form = new URLSearchParams({ source: 'everyday' });
    expect((await platform.open.app.request(`${path}/answer`, { method: 'POST', body: form })).status).toBe(403);
    await pass(1_000);
    expect(await stateOf(id)).toBe('pending');
  });
});

describe('a withdrawal', () => {
  it('a withdrawal goes only to an account that has paid, with the most recent account listed first', async () => {
    const toWallet = { method_id: 'ewallet', amount_cents: 2_000 };
    expect(await withdraw(player, { ...toWallet, profile_id: 'everyday' })).toMatchObject({
      body: { refusal: 'invalid' },
    });
    for (const source of ['everyday', 'slow', 'empty']) {
      const { path } = await begun({ method_id: 'ewallet' });
      await answer(path, source);
      await pass(2 * minuteMs + 1_000);
      await pass(1_000);
    }
    const [first] = await methods('cashout');
    expect([first?.id, first?.savedProfiles]).toEqual([
      'ewallet',
      [
        { id: 'slow', label: '7788' },
        { id: 'everyday', label: '3000' },
      ],
    ]);
    for (const profile_id of ['empty', 'mine', '3000'])
      expect(await withdraw(player, { ...toWallet, profile_id })).toMatchObject({ body: { refusal: 'invalid' } });
    const before = await cash();
    await trustDestination(platform, player, 'ewallet:slow', 'sandbox-wallet');
    const asked = await withdraw(player, { ...toWallet, profile_id: 'slow' });
    expect(asked).toMatchObject({ status: 201, body: { state: 'processing', paid_to: '7788' } });
    const [kept] = await platform.db.query('SELECT provider, payout_to FROM sandbox_payouts WHERE payment_id = $1', [
      asked.body.id,
    ]);
    expect(kept).toEqual({ provider: 'sandbox-wallet', payout_to: 'ewallet:slow' });
    await pass(10 * minuteMs - 1_000);
    const early = await stateOf(asked.body.id);
    await pass(1_000);
    await pass(1_000);
    expect([early, await stateOf(asked.body.id), await cash()]).toEqual(['processing', 'succeeded', before - 2_000n]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});

describe('reserved funds', () => {
  it('reserved funds go back where they came from, in full and only once', async () => {
    const { id, path } = await begun();
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    await answer(path, 'everyday');
    await pass(1_000);
    const back = () =>
      platform.operator().send<{ returned_at: string }>('POST', `/console/api/held_payments/${id}/return`);
    const first = await back();
    expect(first).toMatchObject({ status: 200, body: { payment: { held_for: 'self_excluded' } } });
    platform.clock.advance(minuteMs);
    expect((await back()).body).toEqual(first.body);
    const book = await platform.db.query('SELECT refunded_at FROM sandbox_redirect_payments WHERE payment_id = $1', [
      id,
    ]);
    expect(book).toEqual([{ refunded_at: new Date(first.body.returned_at) }]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
