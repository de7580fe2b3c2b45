import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { beforeAll, expect, it } from 'vitest';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { sendDecision } from '../../testing/documents.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
  await giveMoney(platform, email, 'EUR', 500_000);
});

const decide = (id: string, state: string) =>
  platform.operator().send<Payment>('POST', `/console/api/payments/${id}`, { state });
const stateOf = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body.state;
const money = () =>
  Promise.all(
    (['cash', 'withheld'] as const).map(kind => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'))),
  );
/** A reviewer revokes the player's verification. */
async function red(): Promise<void> {
  platform.clock.advance(1_000);
  const [identity] = await platform.db.query<{ id: string; attempt: number }>(
    `UPDATE verifications SET provider = 'sandbox-review' WHERE player_id = $1 AND kind = 'identity'
     RETURNING id, attempt`,
    [playerId],
  );
  if (identity === undefined) throw new Error('Nothing was verified');
  const { id: verification_id, attempt } = identity;
  const created_at = platform.clock.now().toISOString();
  const word = { verification_id, attempt, answer: 'RED', reject_type: 'RETRY', created_at } as const;
  expect((await sendDecision(platform, word)).status).toBe(200);
}

it('a pending withdrawal is not sent if its player is no longer verified, and cancelling it returns the money [C26] [I7]', async () => {
  const { id, state } = (await withdraw(player, { amount_cents: 150_000 })).body;
  expect(state).toBe('pending');
  await red();
  expect(await decide(id, 'processing')).toMatchObject({ status: 403, body: { refusal: 'verification_required' } });
  expect([await stateOf(id), await money()]).toEqual(['pending', [350_000n, 150_000n]]);
  expect(await decide(id, 'canceled')).toMatchObject({ status: 200, body: { state: 'canceled' } });
  expect(await money()).toEqual([500_000n, 0n]);
});

it('a pending withdrawal can be sent once its player is verified again [C26]', async () => {
  await platform.operator().send('POST', `/console/api/players/${email}`, { verified: true });
  const { id } = (await withdraw(player, { amount_cents: 150_000 })).body;
  await red();
  expect((await decide(id, 'processing')).status).toBe(403);
  await platform.operator().send('POST', `/console/api/players/${email}`, { verified: true });
  expect(await decide(id, 'processing')).toMatchObject({ status: 200, body: { state: 'processing' } });
});
