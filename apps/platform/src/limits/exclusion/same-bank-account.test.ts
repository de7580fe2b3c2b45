import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { sign, signatureHeader } from '../../http/signature.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const second = 'vip@liftoff.test';
const iban = 'EE382200221020145685';
const spin = { engine: 'slot', stake_cents: 20 };
const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
const out = { status: 403, body: { refusal: 'self_excluded' } };

let platform: TestPlatform;
/** Signed in to an account that has nothing in common with the excluded person except, later, the bank account. */
let other: TestCaller;
let id: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  await platform.db.query('UPDATE players SET iban = $2 WHERE email = $1', [email, iban]);
  await platform.db.query(`UPDATE players SET date_of_birth = '1970-01-01', licence = 'EE' WHERE email = $1`, [second]);
  other = await signInDemo(platform, second);
  id = (await other.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

const exclude = () => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
const hasTheSame = () => platform.db.query('UPDATE players SET iban = $2 WHERE email = $1', [second, iban]);
const give = (text: string) =>
  other.send('PATCH', '/api/player/details', { iban: text }, { 'idempotency-key': randomUUID() });

describe('an account that shares its bank account with an excluded person [C13]', () => {
  it("an account with an excluded person's bank account can neither bet nor deposit from the exclusion on, and is signed out within a second", async () => {
    const frame = await openFrameOf(platform, other, 'deep-sea-salvage', 'real');
    await hasTheSame();
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    await exclude();
    platform.clock.advance(10_000);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(out);
    expect(await other.send('POST', '/payments/deposits', deposit)).toMatchObject(out);
    await platform.jobs.runDue();
    expect((await other.send('GET', '/api/player')).body).toEqual({});
    const user = { email: second, password: 'Liftoff-2026!' };
    expect(await platform.caller().send('POST', '/api/users/sign_in', { user })).toMatchObject(out);
  });

  it("an open deposit of an account with an excluded person's bank account is reserved and reported to the console", async () => {
    const begun = await other.send<{ payment: Payment }>('POST', '/payments/deposits', deposit);
    expect(begun.status).toBe(201);
    await exclude();
    await hasTheSame();
    const body = JSON.stringify({
      event_id: randomUUID(),
      payment_id: begun.body.payment.id,
      state: 'succeeded',
      amount_cents: 5_000,
      currency: 'EUR',
      account: `player-${id}`,
    });
    const signature = sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body);
    const heard = await platform
      .caller()
      .send('POST', '/webhooks/payments/sandbox-card', body, { [signatureHeader]: signature });
    expect(heard.status).toBe(200);
    expect(await balanceOf(platform.db, playerAccount(id, 'held', 'EUR'))).toBe(5_000n);
    const reported = await platform.operator().send<ReservedPayment[]>('GET', '/console/api/held_payments');
    expect(reported.body).toMatchObject([
      { payment: { id: begun.body.payment.id, held_for: 'self_excluded' }, player: { email: second } },
    ]);
  });

  it("an excluded person's bank account cannot be entered later, however it is written, while another bank account can", async () => {
    await exclude();
    expect(await give('ee38 2200 2210 2014 5685')).toMatchObject(out);
    const [kept] = await platform.db.query('SELECT iban FROM players WHERE email = $1', [second]);
    expect(kept).toEqual({ iban: null });
    expect((await give('DE89 3704 0044 0532 0130 00')).status).toBe(200);
  });
});
