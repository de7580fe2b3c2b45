import type { Send } from '@liftoff/contract/core/client';
import { beforeEach, describe, expect, it } from 'vitest';
import * as library from './payments-library.ts';

const card = { id: 'card', brand: 'card' };
let sent: { url: string; method: string | undefined; key: string | null; body: unknown }[] = [];

const answering =
  (status: number, body: unknown): Send =>
  async (_route, url, init) => {
    const { method, body: text } = init;
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ url, method, key, body: typeof text === 'string' ? JSON.parse(text) : undefined });
    return Response.json(body, { status });
  };

beforeEach(() => {
  sent = [];
  library.resetCache();
});

describe('payments library', () => {
  it('loads the methods of an action and currency once, and again only after a cache reset [CALL-092] [CALL-095]', async () => {
    library.config({ send: answering(200, [card]) });
    expect(await library.getMethods('deposit', 'EUR')).toEqual({ ok: true, value: [card] });
    await library.getMethods('deposit', 'EUR');
    expect(sent.map(({ url }) => url)).toEqual(['/payments/methods?action=deposit&currency=EUR']);
    await library.getMethods('cashout', 'EUR');
    library.resetCache();
    await library.getMethods('deposit', 'EUR');
    expect(sent).toHaveLength(3);
  });

  it('does not cache a failed call', async () => {
    library.config({ send: answering(503, { refusal: 'unavailable' }) });
    expect((await library.getMethods('deposit', 'EUR')).ok).toBe(false);
    library.config({ send: answering(200, [card]) });
    expect((await library.getMethods('deposit', 'EUR')).ok).toBe(true);
  });

  it("polls a payment's status as a background call, which does not extend the session [A9]", async () => {
    const background: (string | null)[] = [];
    library.config({
      send: async (_route, url, init) => {
        background.push(`${url} ${new Headers(init.headers).get('x-background')}`);
        return Response.json({});
      },
    });
    await library.getPayment('p1');
    await library.cancelDeposit('p1');
    expect(background).toEqual(['/payments/p1 1', '/payments/p1/cancel null']);
  });

  it("requests a payment method's fields [CALL-093]", async () => {
    library.config({ send: answering(200, []) });
    await library.getMethodFields('card', 'cashout');
    expect(sent[0]).toMatchObject({ url: '/payments/methods/card/fields?action=cashout', method: 'GET' });
  });

  it('sends every call with the configured function [CALL-094]', async () => {
    library.config({ send: answering(201, { payment: {}, next_step: {} }) });
    await library.createDeposit({ method: 'card', amount: 5000, currency: 'EUR', key: 'a-key' });
    expect(sent).toEqual([
      {
        url: '/payments/deposits',
        method: 'POST',
        key: 'a-key',
        body: { method_id: 'card', amount_cents: 5000, currency: 'EUR' },
      },
    ]);
  });

  it('sends a withdrawal with its payout target under its idempotency key', async () => {
    library.config({ send: answering(201, {}) });
    await library.createWithdrawal({
      method: 'card',
      amount: 2000,
      currency: 'EUR',
      to: { profile_id: '4242' },
      key: 'a-key',
    });
    const body = { method_id: 'card', amount_cents: 2000, currency: 'EUR', profile_id: '4242' };
    expect(sent).toEqual([{ url: '/payments/withdrawals', method: 'POST', key: 'a-key', body }]);
  });

  it('returns a refusal as a value that includes the fields it names', async () => {
    library.config({
      send: answering(422, {
        refusal: 'profile_incomplete',
        errors: { city: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] },
      }),
    });
    expect(await library.createDeposit({ method: 'card', amount: 1, currency: 'EUR', key: 'k' })).toEqual({
      ok: false,
      refusal: 'profile_incomplete',
      fields: ['city'],
    });
  });

  it('reads the card from a frame message but not its number', () => {
    const said = { holder: 'Ada Palmer', expiry: '12/30', last4: '4242', bin: '424242' };
    const told = { holder: 'Ada Palmer', expiry: '12/30', lastFour: '4242', bin: '424242' };
    expect(library.cardOf({ type: 'liftoff:payment', card: { ...said, number: '4242424242424242' } })).toEqual(told);
    for (const none of [null, 'card', {}, { card: null }, { card: { ...said, bin: 424242 } }])
      expect(library.cardOf(none)).toBeNull();
  });
});
