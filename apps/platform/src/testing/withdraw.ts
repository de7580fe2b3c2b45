import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { framePath, type Begun } from './frame-path.ts';
import type { TestAnswer, TestCaller, TestPlatform } from './test-platform.ts';

/**
 * Pays with a test card, so that the player can withdraw to it. Resolves after the provider's notification has been
 * processed.
 */
export async function payByCard(
  platform: TestPlatform,
  player: TestCaller,
  cents: number,
  last4 = '4242',
): Promise<void> {
  const body = { method_id: 'card', amount_cents: cents, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body, { 'idempotency-key': randomUUID() });
  if (begun.status !== 201) throw new Error(`No deposit: ${JSON.stringify(begun.body)}`);
  await platform.caller().send('POST', `${framePath(begun.body)}/pay`, { card: 'tok_succeeds', last4 });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}

/** Withdraws to the card ending in 4242 unless `body` says otherwise. */
export const withdraw = (
  player: TestCaller,
  body: object = {},
  key: string = randomUUID(),
): Promise<TestAnswer<Payment>> =>
  player.send<Payment>(
    'POST',
    '/payments/withdrawals',
    { method_id: 'card', amount_cents: 5_000, currency: 'EUR', profile_id: '4242', ...body },
    { 'idempotency-key': key },
  );
