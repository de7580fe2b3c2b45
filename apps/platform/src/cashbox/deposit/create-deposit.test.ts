import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallOf } from '../../core/call.ts';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { createDeposit } from './create-deposit.ts';
import type { PaymentIntent, PaymentProvider } from '../providers/provider.ts';
import { openProviders } from '../providers/providers.ts';
import { sandboxCard } from '../providers/sandbox-card/sandbox-card.ts';

const email = 'demo@liftoff.test';
const hosts = ['http://localhost:3000', 'http://two.localhost:3000'] as const;

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small', env: { SITE_ORIGINS: hosts.join(',') } });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const card = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' } as const;
const coins = { method_id: 'bitcoin', amount_cents: 100_000, currency: 'BTC' } as const;
const deposit = (body: object, key: string = randomUUID()) =>
  player.send('POST', '/payments/deposits', body, { 'idempotency-key': key });

/** Begins a deposit with a provider whose behaviour is overridden by `change`. */
function beginWith(change: Partial<PaymentProvider>, origin?: string) {
  const providers = openProviders([{ ...sandboxCard(platform, () => Promise.resolve(200)), ...change }]);
  const call: Partial<CallOf<'player'>> = {
    player: { id: playerId, groups: [] },
    country: 'DE',
    idempotencyKey: randomUUID(),
    header: name => (name === 'origin' ? origin : undefined),
  };
  return createDeposit({ platform, providers, offerOf: async () => null }, card, call as CallOf<'player'>);
}

describe('the provider of a deposit', () => {
  it.each([
    [hosts[0], hosts[0]],
    [hosts[1], hosts[1]],
    ['https://evil.example', hosts[0]],
    [undefined, hosts[0]],
  ])('a request from the origin %s passes the site origin %s to the provider', async (origin, host) => {
    const intents: PaymentIntent[] = [];
    await beginWith({ begin: async (_tx, intent) => void intents.push(intent) }, origin);
    expect(intents).toMatchObject([{ account: `player-${playerId}`, amount: 5_000n, siteOrigin: host }]);
  });

  it('a failing provider leaves no payment behind, and its error is not reported as a refusal', async () => {
    const count = () => platform.db.query('SELECT id FROM payments');
    const before = (await count()).length;
    await expect(beginWith({ begin: () => Promise.reject(new Error('it broke')) })).rejects.toThrow('it broke');
    expect(await count()).toHaveLength(before);
  });

  it('refuses a repeated deposit, a cancellation or a console decision when the provider is no longer registered', async () => {
    const key = randomUUID();
    const begun = (await deposit(card, key)).body as { payment: { id: string } };
    await platform.db.query(`UPDATE payments SET provider = 'gone' WHERE id = $1`, [begun.payment.id]);
    expect(await deposit(card, key)).toMatchObject({ status: 422, body: { refusal: 'method_unavailable' } });
    const cancel = await player.send('POST', `/payments/${begun.payment.id}/cancel`);
    expect(cancel).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
    const decide = await platform.operator().send('POST', `/console/api/payments/${begun.payment.id}`, {
      state: 'succeeded',
    });
    expect(decide).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
  });

  it('cancelling a deposit cancels it at the provider as well', async () => {
    const { payment } = (await deposit(card)).body as { payment: { id: string } };
    expect((await player.send('POST', `/payments/${payment.id}/cancel`)).status).toBe(200);
    const step = 'SELECT step, state FROM sandbox_card_payments LEFT JOIN sandbox_events USING (payment_id)';
    expect(await platform.db.query(`${step} WHERE payment_id = $1`, [payment.id])).toEqual([
      { step: 'decided', state: 'canceled' },
    ]);
  });
});

describe('a crypto deposit, which needs no profile', () => {
  beforeAll(() => player.send('POST', '/api/player/accounts', { currency: 'BTC' }));

  it('a crypto deposit accepts any amount from the minimum up', async () => {
    expect((await deposit({ ...coins, amount_cents: 2_100_000_000_000 })).status).toBe(201);
    expect(await deposit({ ...coins, amount_cents: 1 })).toMatchObject({ body: { refusal: 'amount_out_of_range' } });
  });

  it('a crypto deposit still checks that the player is old enough where they live [C25] [I10]', async () => {
    const [before] = await platform.db.query(
      'SELECT date_of_birth, country, state, postal_code FROM players WHERE email = $1',
      [email],
    );
    await platform.db.query(
      `UPDATE players SET date_of_birth = '2008-01-01', country = 'CA', state = NULL, postal_code = NULL WHERE email = $1`,
      [email],
    );
    expect(await deposit(coins)).toMatchObject({
      status: 422,
      body: { refusal: 'profile_incomplete', errors: { postal_code: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] } },
    });
    await platform.db.query(
      'UPDATE players SET date_of_birth = $2, country = $3, state = $4, postal_code = $5 WHERE email = $1',
      [email, ...Object.values(before ?? {})],
    );
  });
});

it.each([
  ['selfexclusion', 'self_excluded'],
  ['coolingoff', 'cooling_off'],
])('a %s limit refuses deposits even if a session is still open [C12] [I10]', async (type, refusal) => {
  await platform.db.query(
    `INSERT INTO user_limits (player_id, type, period, starts_at, ends_at)
     VALUES ($1, $2, 'week', $3, $3::timestamptz + interval '7 days')`,
    [playerId, type, platform.clock.now()],
  );
  expect(await deposit(card)).toMatchObject({ status: 403, body: { refusal } });
  await platform.db.query('DELETE FROM user_limits WHERE player_id = $1 AND type = $2', [playerId, type]);
});
