import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { listenFor, openSocket, type TestSocket } from '../../testing/sockets.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

/** How soon the other device must know, in milliseconds of real time. */
const soon = { timeout: 2_000, interval: 10 };
const email = 'demo@liftoff.test';
const limit = { type: 'deposit', period: 'week', currency: 'EUR', amount_cents: 60_000 };

let platform: TestPlatform;
let sockets: Awaited<ReturnType<typeof listenFor>>;
/** Two devices of one player: `acting` sends the requests, `other` only receives events. */
let acting: TestCaller;
let other: TestCaller;
let heard: TestSocket;

beforeAll(async () => {
  platform = await testPlatform({ seed: 'small' });
  platform.open.outbox.start();
  sockets = await listenFor(platform.open.hub);
});
afterAll(async () => {
  await sockets.close();
  await platform.close();
});
beforeEach(async () => {
  acting = await signInDemo(platform, email);
  other = await signInDemo(platform, email);
  await giveMoney(platform, email, 'EUR', 300_000);
  const { body } = await other.send<{ realtime: { token: string; user: string } }>('GET', '/api/player/settings');
  const { token, user } = body.realtime;
  const channels = ['balance', 'payments_changes', 'game_limits'].map(name => `${name}#${user}`);
  heard = await openSocket(sockets.url, token, channels);
});

const told = (channel: string) =>
  heard.received.filter(message => message.channel.startsWith(`${channel}#`)).map(({ data }) => data);
const order = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };

it('a deposit and its balance change reach another device within two seconds [B20]', async () => {
  const begun = await acting.send<Begun>('POST', '/payments/deposits', order, { 'idempotency-key': randomUUID() });
  const { id } = begun.body.payment;
  await platform.caller().send('POST', `${framePath(begun.body)}/pay`, { card: 'tok_succeeds' });
  // The provider sends its webhook with the next second of the platform's clock.
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  // The provider's own delay does not count.
  const state = async () => (await acting.send<Payment>('GET', `/payments/${id}`)).body.state;
  await expect.poll(state).toBe('succeeded');
  await expect
    .poll(() => told('payments_changes'), soon)
    .toEqual([
      { id, action: 'deposit', state: 'pending' },
      { id, action: 'deposit', state: 'succeeded' },
    ]);
  await expect.poll(() => told('balance').at(-1), soon).toMatchObject({ amount_cents: 305_000 });
  expect((await other.send<Payment>('GET', `/payments/${id}`)).body.state).toBe('succeeded');
});

it('a withdrawal, which leaves the balance immediately, and its recall both reach another device within two seconds [B20]', async () => {
  await payByCard(platform, acting, 5_000);
  await giveMoney(platform, email, 'EUR', 300_000);
  const { id } = (await withdraw(acting, { amount_cents: 250_000 })).body;
  await expect.poll(() => told('balance').at(-1), soon).toMatchObject({ amount_cents: 50_000 });
  expect((await other.send<Payment>('POST', `/api/player/payments/${id}/recall`)).status).toBe(200);
  await expect.poll(() => told('payments_changes'), soon).toContainEqual({ id, action: 'cashout', state: 'recalled' });
  await expect.poll(() => told('balance').at(-1), soon).toMatchObject({ amount_cents: 300_000 });
});

it('a deposit limit reaches another device within two seconds and is enforced there immediately [B20] [C2]', async () => {
  const key = { 'idempotency-key': randomUUID() };
  expect((await acting.send('POST', '/api/user_limits', limit, key)).status).toBe(201);
  await expect.poll(() => told('game_limits'), soon).toEqual([{ type: 'deposit' }]);
  const tooMuch = { ...order, amount_cents: 60_000 };
  expect(await other.send('POST', '/payments/deposits', tooMuch)).toMatchObject({ body: { refusal: 'limit_reached' } });
});

it("a self-exclusion ends the other device's session, game and socket within two seconds [B20] [A10] [C12]", async () => {
  const frame = await openFrameOf(platform, other, 'deep-sea-salvage', 'real');
  const body = { type: 'selfexclusion', period: 'month_12', password: 'Liftoff-2026!' };
  const answer = await acting.send('POST', '/api/user_limits', body, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('still open')), soon.timeout).unref();
  });
  expect(await Promise.race([heard.closed, late])).toBe(3503);
  expect((await other.send('POST', '/payments/deposits', order)).status).toBe(401);
  expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).not.toBe(200);
});
