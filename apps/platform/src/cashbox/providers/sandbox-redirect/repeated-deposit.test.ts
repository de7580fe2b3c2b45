import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../../ledger/ledger.ts';
import type { Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { payByCard } from '../../../testing/withdraw.ts';

const email = 'demo@liftoff.test';

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
const answer = (path: string, source: string) => platform.caller().send('POST', `${path}/answer`, { source });
const stateOf = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body.state;
const methods = async () =>
  (await player.send<PaymentMethod[]>('GET', '/payments/methods?action=deposit&currency=EUR')).body;
const savedOf = async (method: string) => (await methods()).find(({ id }) => id === method)?.savedProfiles ?? [];
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
async function payFrom(method_id: string, source: string): Promise<void> {
  const { path } = await begun({ method_id });
  await answer(path, source);
  await pass(1_000);
}

describe('a one-click deposit', () => {
  const again = (method_id: string, profile_id: string, key: string = randomUUID()) =>
    deposit({ method_id, profile_id, amount_cents: 3_000 }, { 'idempotency-key': key });

  it.each([
    ['card', '4242'],
    ['ewallet', 'everyday'],
  ])(
    'a deposit with a saved %s needs no further input and is credited once [POPUP-010] [A24]',
    async (method, profile) => {
      await (method === 'card' ? payByCard(platform, player, 5_000) : payFrom(method, profile));
      expect((await savedOf(method)).map(({ id }) => id)).toEqual([profile]);
      const before = await cash();
      const key = randomUUID();
      const first = await again(method, profile, key);
      expect(first).toMatchObject({ status: 201, body: { next_step: { kind: 'wait' } } });
      expect((await again(method, profile, key)).body).toEqual(first.body);
      await pass(1_000);
      expect([await stateOf(first.body.payment.id), await cash()]).toEqual(['succeeded', before + 3_000n]);
      expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    },
  );

  it("a one-click deposit accepts only the player's own saved profile of the same method [POPUP-010]", async () => {
    await payFrom('sofort', 'everyday');
    expect(await savedOf('sofort')).toEqual([]);
    const other = await signInDemo(platform, 'vip@liftoff.test');
    await payByCard(platform, other, 5_000, 'tok_succeeds_1111');
    for (const [method, profile] of [
      ['sofort', 'everyday'],
      ['ewallet', 'empty'],
      ['card', '1111'],
      ['card', 'everyday'],
    ] as const)
      expect(await again(method, profile)).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
  });

  it('a one-click deposit passes the same checks as every other deposit, so a reached limit refuses it [C8]', async () => {
    await payByCard(platform, player, 5_000);
    await player.send('POST', '/api/user_limits', {
      type: 'deposit',
      period: 'day',
      amount_cents: 1_000,
      currency: 'EUR',
    });
    expect(await again('card', '4242')).toMatchObject({ body: { refusal: 'limit_reached' } });
    await platform.db.query('DELETE FROM user_limit_accounts');
    await platform.db.query('DELETE FROM user_limits');
  });
});
