import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { cardTokens, type CardToken } from '../cashbox/providers/sandbox-card/test-cards.ts';
import { framePath, type Begun } from './frame-path.ts';
import type { TestAnswer, TestCaller, TestPlatform } from './test-platform.ts';

/** Lets the player be paid to a destination without the wait for a new one. */
export async function trustDestination(
  platform: TestPlatform,
  player: TestCaller,
  to: string,
  provider = 'sandbox-card',
): Promise<void> {
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.query(
    `INSERT INTO payout_destinations (player_id, provider, payout_to, trusted_from) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [id, provider, to, platform.clock.now()],
  );
}

/**
 * Pays with a test card, so that the player can withdraw to it without a wait. Resolves after the provider's
 * notification has been processed.
 */
export async function payByCard(
  platform: TestPlatform,
  player: TestCaller,
  cents: number,
  card: CardToken = 'tok_succeeds',
  offer?: string,
): Promise<void> {
  const body = { method_id: 'card', amount_cents: cents, currency: 'EUR', bonus_offer: offer };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body, { 'idempotency-key': randomUUID() });
  if (begun.status !== 201) throw new Error(`No deposit: ${JSON.stringify(begun.body)}`);
  await platform.caller().send('POST', `${framePath(begun.body)}/pay`, { card });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  await trustDestination(platform, player, `card:${cardTokens[card].last4}`);
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
