import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { payByCard } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
  await giveMoney(platform, email, 'EUR', 12_000);
  await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
});

const payOut = (body: object = {}, key: string = randomUUID(), to = email) =>
  platform
    .operator()
    .send<Payment & { refusal?: string }>(
      'POST',
      `/console/api/players/${to}/payout`,
      { method_id: 'card', amount_cents: 12_000, currency: 'EUR', profile_id: '4242', ...body },
      { 'idempotency-key': key },
    );
const balances = async () =>
  await Promise.all(
    (['cash', 'withheld'] as const).map(kind => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'))),
  );

it('support pays out the whole balance of an excluded player once, to the card it came from, with an audit entry [C12] [C36]', async () => {
  expect((await payOut({ profile_id: '1111' })).body.refusal).toBe('invalid');
  expect((await payOut({ amount_cents: 12_001 })).body.refusal).toBe('not_enough_money');
  expect((await payOut({}, randomUUID(), 'nobody@liftoff.test')).status).toBe(404);
  expect(await balances()).toEqual([12_000n, 0n]);

  const key = randomUUID();
  const [one, two] = await Promise.all([payOut({}, key), payOut({}, key)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body).toEqual(one.body);
  expect(await balances()).toEqual([0n, 12_000n]);
  const lines = await platform.db.query<{ actor: string; after: unknown }>(
    `SELECT actor, after FROM audit WHERE action = 'withdrawal.asked' AND subject = $1`,
    [`player:${playerId}`],
  );
  expect(lines).toMatchObject([{ actor: 'operator', after: { payment: one.body.id, paid_to: '4242' } }]);

  expect(
    (await platform.operator().send('POST', `/console/api/payments/${one.body.id}`, { state: 'succeeded' })).status,
  ).toBe(200);
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  expect(await balances()).toEqual([0n, 0n]);
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
});

it('support cannot pay out a player whose identity is not verified [C12] [C26]', async () => {
  await giveMoney(platform, email, 'EUR', 12_000);
  await platform.operator().send('POST', `/console/api/players/${email}`, { verified: false });
  expect((await payOut()).body.refusal).toBe('verification_required');
  expect(await balances()).toEqual([12_000n, 0n]);
});
