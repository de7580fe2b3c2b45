import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decideCard, holdCardPayment } from '../../cashbox/providers/sandbox-card/card-book.ts';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const second = 'vip@liftoff.test';
const spin = { engine: 'slot', stake_cents: 20 };
const out = { status: 403, body: { refusal: 'self_excluded' } };

let platform: TestPlatform;
let excluded: TestCaller;
/**
 * Signed in to an account that has nothing in common with the excluded person except, later, the card or account that
 * pays.
 */
let other: TestCaller;
let otherId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  await platform.db.query(
    `UPDATE players SET date_of_birth = '1970-01-01', mobile_phone = '+372 5550 7788' WHERE email = $1`,
    [second],
  );
  excluded = await signInDemo(platform);
  other = await signInDemo(platform, second);
  otherId = (await other.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

async function pass(): Promise<void> {
  platform.clock.advance(10_000);
  await platform.jobs.runDue();
}
const exclude = async () => {
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
  await pass();
};
async function begin(player: TestCaller, method_id: string): Promise<Begun> {
  const body = { method_id, amount_cents: 2_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body);
  expect(begun.status).toBe(201);
  return begun.body;
}
async function byCard(player: TestCaller, card: string): Promise<void> {
  const path = framePath(await begin(player, 'card'));
  const paid = await platform.caller().send('POST', `${path}/pay`, { card });
  expect(paid.status).toBe(200);
  await pass();
}
async function byRedirect(player: TestCaller, method: string, source: string): Promise<void> {
  const { next_step: step } = await begin(player, method);
  if (step.kind !== 'redirect') throw new Error(`Not sent anywhere: ${step.kind}`);
  const answer = await platform.caller().send('POST', `${new URL(step.url).pathname}/answer`, { source });
  expect(answer.status).toBe(200);
  await pass();
}
const isHeld = async () => (await balanceOf(platform.db, playerAccount(otherId, 'held', 'EUR'))) > 0n;
const mayBet = async () => {
  platform.clock.advance(10_000);
  return (await openAndBet()) === 200;
};
async function openAndBet(): Promise<number> {
  const launched = await other.send('POST', '/api/games/deep-sea-salvage/launch', { mode: 'real', locale: 'en-CA' });
  if (launched.status !== 200) return launched.status;
  const frame = await openFrameOf(platform, other, 'deep-sea-salvage', 'real');
  return (await frame.bet(randomUUID(), spin)).status;
}

describe("an account that pays with an excluded person's card or account [C13]", () => {
  it.each([
    ['a card', (player: TestCaller) => byCard(player, 'tok_personal')],
    ['a wallet', (player: TestCaller) => byRedirect(player, 'ewallet', 'personal')],
    ['a bank account', (player: TestCaller) => byRedirect(player, 'sofort', 'personal')],
  ])(
    'a deposit from %s that an excluded person has used to pay is reserved, and the account can no longer bet',
    async (_what, pay) => {
      await pay(excluded);
      await exclude();
      expect(await mayBet()).toBe(true);
      await pay(other);
      expect(await isHeld()).toBe(true);
      const reported = await platform.operator().send<ReservedPayment[]>('GET', '/console/api/held_payments');
      expect(reported.body).toMatchObject([{ payment: { held_for: 'self_excluded' }, player: { email: second } }]);
      expect(await mayBet()).toBe(false);
      const body = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
      expect(await other.send('POST', '/payments/deposits', body)).toMatchObject(out);
      const user = { email: second, password: 'Liftoff-2026!' };
      expect(await platform.caller().send('POST', '/api/users/sign_in', { user })).toMatchObject(out);
    },
  );

  it("a deposit with an excluded person's card stops further bets in a game that is already open", async () => {
    await byCard(excluded, 'tok_personal');
    await exclude();
    const frame = await openFrameOf(platform, other, 'deep-sea-salvage', 'real');
    platform.clock.advance(10_000);
    expect((await frame.bet(randomUUID(), spin)).status).toBe(200);
    await byCard(other, 'tok_personal');
    expect(await isHeld()).toBe(true);
    platform.clock.advance(10_000);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(out);
  });

  it('an account that paid with the same card before the exclusion is signed out within a second of the exclusion', async () => {
    await byCard(excluded, 'tok_personal');
    await byCard(other, 'tok_personal');
    expect(await isHeld()).toBe(false);
    expect(await mayBet()).toBe(true);
    await exclude();
    expect((await other.send('GET', '/api/player')).body).toEqual({});
  });

  it("an excluded person's card is also recognised when the provider is queried after a lost webhook [B19]", async () => {
    await byCard(excluded, 'tok_personal');
    await exclude();
    const { id } = (await begin(other, 'card')).payment;
    await platform.db.transaction(async tx => {
      const card = await holdCardPayment(tx, id);
      if (card === null) throw new Error('no such payment');
      await decideCard(tx, platform, card, 'succeeded', null, () => undefined, 'card-of-one-person');
      await tx.query('UPDATE sandbox_events SET delivered_at = $2 WHERE payment_id = $1', [id, platform.clock.now()]);
    });
    platform.clock.advance(5 * 60_000);
    await platform.jobs.runDue();
    expect(await isHeld()).toBe(true);
  });

  it('an account can keep using the sandbox cards and accounts that everyone shares', async () => {
    await byCard(excluded, 'tok_succeeds');
    await byRedirect(excluded, 'ewallet', 'everyday');
    await exclude();
    await byCard(other, 'tok_succeeds');
    await byRedirect(other, 'ewallet', 'everyday');
    expect(await isHeld()).toBe(false);
    expect(await mayBet()).toBe(true);
  });
});

it('a coin address identifies the same person regardless of its letter case, while a different address does not [C13]', async () => {
  await giveMoney(platform, email, 'BTC', 50_000_000);
  await giveMoney(platform, second, 'BTC', 50_000_000);
  await platform.operator().send('POST', `/console/api/players/${second}`, { verified: true });
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const own = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  const send = async (player: TestCaller, to: string) => {
    const asked = await withdraw(player, {
      method_id: 'bitcoin',
      currency: 'BTC',
      profile_id: undefined,
      amount_cents: 1_000_000,
      address: to,
    });
    expect(asked.status).toBe(201);
  };
  await send(excluded, address);
  await exclude();
  await send(other, own);
  expect(await mayBet()).toBe(true);
  await send(other, address.toUpperCase());
  expect(await mayBet()).toBe(false);
});
