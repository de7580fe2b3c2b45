import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';

let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
const begin = async () => {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  return (await player.send<Begun>('POST', '/payments/deposits', body)).body;
};
/** Pays in the provider's frame; resolves after the platform has processed the webhook. */
async function pay(begun: Begun): Promise<Payment> {
  const path = `${framePath(begun)}/pay`;
  expect((await platform.caller().send('POST', path, { card: 'tok_succeeds' })).status).toBe(200);
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  return begun.payment;
}
async function payHeld(): Promise<Payment> {
  const begun = await begin();
  await block('self_excluded');
  return pay(begun);
}
const sendBack = (id: string) =>
  platform.operator().send<ReservedPayment>('POST', `/console/api/held_payments/${id}/return`);
const heldList = async () =>
  (await platform.operator().send<ReservedPayment[]>('GET', '/console/api/held_payments')).body.map(
    ({ payment, returned_at }) => ({ id: payment.id, returned_at }),
  );
const balances = async () => [
  await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR')),
  await balanceOf(platform.db, playerAccount(playerId, 'held', 'EUR')),
  await balanceOf(platform.db, houseAccount('payments', 'EUR')),
];
const count = async (text: string, values: unknown[] = []) => (await platform.db.query(text, values)).length;

describe('reserved funds', () => {
  it('reserved funds go back to the card they came from, and the return appears in the ledger, the list, the audit trail and an email [I1] [I5]', async () => {
    const before = await balances();
    const { id } = await payHeld();
    expect(await balances()).toEqual([before[0], 5_000n, (before[2] ?? 0n) - 5_000n]);
    expect(await heldList()).toEqual([{ id, returned_at: null }]);
    const back = await sendBack(id);
    const at = platform.clock.now().toISOString();
    expect(back).toMatchObject({ status: 200, body: { payment: { id }, player: { email }, returned_at: at } });
    expect(await balances()).toEqual(before);
    expect(await heldList()).toEqual([{ id, returned_at: at }]);
    expect(await count('SELECT FROM sandbox_card_refunds WHERE payment_id = $1 AND amount = 5000', [id])).toBe(1);
    for (const action of ['payment.held', 'payment.returned'])
      expect(await count('SELECT FROM audit WHERE action = $1 AND subject = $2', [action, `payment:${id}`])).toBe(1);
    const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
    // One email confirms the exclusion, one reports the reservation and one the return.
    const texts = mails.body.map(({ text }) => text).filter(text => text.includes(id));
    expect(mails.body).toHaveLength(3);
    expect(texts).toEqual([expect.stringContaining('50.00'), expect.stringContaining('50.00')]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('reserved funds are returned once, despite two concurrent requests and a later third one [I5]', async () => {
    const { id } = await payHeld();
    const lock = { text: 'SELECT FROM payments WHERE id = $1 FOR UPDATE', values: [id] };
    const [first, second] = await behindLock(platform.db, lock, [
      { run: () => sendBack(id), waits: true },
      { run: () => sendBack(id), waits: true },
    ]);
    platform.clock.advance(60_000);
    const third = await sendBack(id);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect((await balances())[1]).toBe(0n);
    expect(await count('SELECT FROM sandbox_card_refunds')).toBe(1);
    expect(await count(`SELECT FROM ledger_transfers WHERE kind = 'deposit_returned'`)).toBe(1);
    const about = `SELECT FROM mails WHERE recipient = $1 AND content::text LIKE '%' || $2 || '%'`;
    expect(await count(about, [email, id])).toBe(2);
  });

  it('refuses to return a credited deposit, an unknown payment or a payment that its provider never received', async () => {
    const { id } = await pay(await begin());
    const before = await balances();
    const none = { status: 404, body: { refusal: 'not_found' } };
    expect(await sendBack(id)).toMatchObject(none);
    expect(await sendBack(randomUUID())).toMatchObject(none);
    expect(await sendBack('no-payment')).toMatchObject(none);
    const held = await payHeld();
    await platform.db.query('DELETE FROM sandbox_events WHERE payment_id = $1', [held.id]);
    expect(await sendBack(held.id)).toMatchObject({ status: 422, body: { refusal: 'method_unavailable' } });
    expect((await balances())[1]).toBe(5_000n);
    expect(await count('SELECT FROM sandbox_card_refunds')).toBe(0);
    expect((await balances())[0]).toBe(before[0]);
  });

  it('reserved funds stay reserved, and the request is refused, if the provider is no longer registered', async () => {
    const { id } = await payHeld();
    await platform.db.query(`UPDATE payments SET provider = 'gone' WHERE id = $1`, [id]);
    const before = await balances();
    expect(await sendBack(id)).toMatchObject({ status: 422, body: { refusal: 'method_unavailable' } });
    expect(await balances()).toEqual(before);
    expect(await heldList()).toEqual([{ id, returned_at: null }]);
  });

  it('reserved funds are not returned if the account no longer holds the full amount [I3] [I5]', async () => {
    const { id } = await payHeld();
    const held = playerAccount(playerId, 'held', 'EUR');
    const legs = [
      { account: held, amount: -1n },
      { account: houseAccount('payments', 'EUR'), amount: 1n },
    ];
    await platform.db.transaction(tx => post(tx, platform.deps, { kind: 'adjustment', reference: 'taken', legs }));
    expect((await sendBack(id)).status).toBe(500);
    expect([await count('SELECT FROM sandbox_card_refunds'), await balanceOf(platform.db, held)]).toEqual([0, 4_999n]);
    expect(await heldList()).toEqual([{ id, returned_at: null }]);
  });

  it("the call that returns reserved funds is part of the published contract and requires the console's token [A19]", async () => {
    const described = (await platform.caller().send<{ paths: Record<string, object> }>('GET', '/openapi.json')).body;
    expect(described.paths['/console/api/held_payments']).toHaveProperty('get');
    expect(described.paths['/console/api/held_payments/{id}/return']).toHaveProperty('post');
    const { id } = await payHeld();
    expect((await player.send('POST', `/console/api/held_payments/${id}/return`)).status).toBe(401);
    expect((await balances())[1]).toBe(5_000n);
  });
});
