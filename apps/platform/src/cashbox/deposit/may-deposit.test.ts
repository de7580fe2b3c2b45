import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { framePath, type Begun } from '../../testing/frame-path.ts';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

const deposit = (body: object = {}, headers: Record<string, string> = {}, caller = player) =>
  caller.send<Begun>(
    'POST',
    '/payments/deposits',
    { method_id: 'card', amount_cents: 5_000, currency: 'EUR', ...body },
    headers,
  );
/** Sends a request while the player's row is changed, then restores the row. */
async function as(change: string, ask = () => deposit()) {
  const [before] = await platform.db.query(
    `SELECT date_of_birth, country, state, postal_code, licence, city, terms_accepted_at::text
     FROM players WHERE email = $1`,
    [email],
  );
  await platform.db.query(`UPDATE players SET ${change} WHERE email = $1`, [email]);
  const answer = await ask();
  await platform.db.query(
    `UPDATE players SET date_of_birth = $2, country = $3, state = $4, postal_code = $5, licence = $6, city = $7,
       terms_accepted_at = $8::timestamptz WHERE email = $1`,
    [email, ...Object.values(before ?? {})],
  );
  return answer;
}
const refused = (status: number, refusal: string, errors?: object) => ({
  status,
  body: errors ? { refusal, errors } : { refusal },
});

describe('the players who may deposit', () => {
  it('a guest cannot deposit, and sees no payment methods and no payments [CALL-092]', async () => {
    const guest = platform.caller();
    expect(await deposit({}, {}, guest)).toMatchObject(refused(401, 'unauthenticated'));
    for (const path of [
      '/api/player/payments',
      '/payments/methods?action=deposit&currency=EUR',
      '/payments/methods/card/fields',
      `/payments/${randomUUID()}`,
    ])
      expect(await guest.send('GET', path)).toMatchObject(refused(401, 'unauthenticated'));
    expect(await guest.send('POST', `/payments/${randomUUID()}/cancel`)).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('an under-age player cannot deposit, and a player whose minimum age depends on their region must state where they live [C25] [I10]', async () => {
    expect(await as(`date_of_birth = '2010-01-01'`)).toMatchObject(refused(422, 'under_age'));
    const between = `date_of_birth = '2008-01-01', country = 'CA', state = NULL, postal_code = NULL`;
    expect(await as(between)).toMatchObject(refused(422, 'profile_incomplete'));
  });

  it('a deposit is refused in a closed country or if the country is unknown [C27] [I10]', async () => {
    for (const country of ['US', null]) {
      const abroad = platform.caller({ country });
      for (const [name, value] of player.cookies) abroad.cookies.set(name, value);
      expect(await deposit({}, {}, abroad)).toMatchObject(refused(451, 'country_closed'));
      const methods = async (action: string) =>
        (await abroad.send<unknown[]>('GET', `/payments/methods?action=${action}&currency=EUR`)).body.length;
      expect([await methods('deposit'), await methods('cashout')]).toEqual([0, 3]);
    }
  });

  it("a deposit checks the player's age before anything else [C25]", async () => {
    const abroad = platform.caller({ country: 'US' });
    for (const [name, value] of player.cookies) abroad.cookies.set(name, value);
    const child = await as(`date_of_birth = '2010-01-01'`, () => deposit({}, {}, abroad));
    expect(child).toMatchObject(refused(422, 'under_age'));
  });

  it('a deposit requires the profile details that the cashbox needs [STATE-055]', async () => {
    expect(await as('city = NULL')).toMatchObject(
      refused(422, 'profile_incomplete', { city: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] }),
    );
  });
});

it('a player who has not accepted the terms is refused before the amount is checked', async () => {
  const ask = () => deposit({ amount_cents: 1 });
  expect(await as('terms_accepted_at = NULL', ask)).toMatchObject(refused(403, 'terms_missing'));
  expect(await ask()).toMatchObject(refused(422, 'amount_out_of_range'));
});

describe('the amounts, methods and currencies of deposits', () => {
  it('a card accepts deposits from its minimum to its maximum, inclusive', async () => {
    for (const amount_cents of [2_000, 500_000]) expect((await deposit({ amount_cents })).status).toBe(201);
    for (const amount_cents of [1_999, 500_001])
      expect(await deposit({ amount_cents })).toMatchObject(refused(422, 'amount_out_of_range'));
  });

  it('a deposit with a method that does not support the currency is refused', async () => {
    await player.send('POST', '/api/player/accounts', { currency: 'BTC' });
    for (const [method_id, currency] of [
      ['card', 'BTC'],
      ['bitcoin', 'EUR'],
      ['ethereum', 'BTC'],
    ])
      expect(await deposit({ method_id, currency })).toMatchObject(refused(422, 'method_unavailable'));
    await player.send('POST', '/api/player/accounts', { currency: 'EUR' });
    expect(await deposit({ method_id: 'gold' })).toMatchObject(refused(422, 'method_unavailable'));
  });

  it('the list of methods shows the card with its amount range and its fields [CALL-092] [ENTITY-014]', async () => {
    const methods = (action: string, currency: string) =>
      player.send('GET', `/payments/methods?action=${action}&currency=${currency}`);
    expect((await methods('deposit', 'JPY')).body).toEqual([
      {
        id: 'card',
        brand: 'card',
        provider: 'sandbox-card',
        currency: 'JPY',
        type: 'other',
        savedProfiles: [],
        termsOfService: '/deposits-and-payouts',
        fee: '0',
        processingTime: 'instant',
        deposit: { min_cents: 3_000, max_cents: 800_000 },
        withdrawal: null,
        network: null,
        minDep: 3_000,
      },
      expect.objectContaining({ id: 'ewallet', provider: 'sandbox-wallet', currency: 'JPY' }),
    ]);
    expect((await methods('cashout', 'CAD')).body).toMatchObject([
      { id: 'card', deposit: null },
      { id: 'ewallet', deposit: null },
    ]);
    expect((await player.send('GET', '/payments/methods/card/fields')).body).toEqual([
      { name: 'card', kind: 'hosted', required: true },
    ]);
    expect(await player.send('GET', '/payments/methods/gold/fields')).toMatchObject(refused(404, 'not_found'));
  });

  it('the list of currencies shows everyone, including guests, which ones accept deposits [CALL-047]', async () => {
    const listed = await platform.caller().send<{ code: string; deposit: boolean }[]>('GET', '/api/info/currencies');
    const taken = new Map(listed.body.map(({ code, deposit: takes }) => [code, takes]));
    expect(['EUR', 'JPY', 'BTC', 'KZT'].map(code => taken.get(code))).toEqual([true, true, true, false]);
  });

  it.each([
    ['EUR', 2_000, 500_000],
    ['USD', 2_000, 500_000],
    ['AUD', 3_000, 750_000],
    ['CAD', 3_000, 750_000],
    ['NZD', 3_000, 750_000],
    ['NOK', 20_000, 6_000_000],
    ['BRL', 10_000, 3_000_000],
  ])('a card deposit in %s ranges from %d to %d minor units', async (currency, min_cents, max_cents) => {
    const methods = await player.send<{ id: string }[]>('GET', `/payments/methods?action=deposit&currency=${currency}`);
    const card = methods.body.find(({ id }) => id === 'card');
    expect(card).toMatchObject({ deposit: { min_cents, max_cents }, minDep: min_cents });
  });
});

describe('a new deposit', () => {
  it("a new deposit is returned with its current state and the address of the provider's frame [ENTITY-013]", async () => {
    const begun = await deposit({ amount_cents: 2_500 });
    const payment = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      action: 'deposit',
      state: 'pending',
      finished_at: null,
      recallable: false,
      created_at: platform.clock.now().toISOString(),
      amount_cents: 2_500,
      currency: 'EUR',
      method: 'card',
      held_for: null,
      charged_back_at: null,
      confirmations: null,
    };
    expect(begun).toMatchObject({ status: 201, body: { payment } });
    expect(framePath(begun.body)).toMatch(/^\/hosted\/card\//);
    expect((await player.send('GET', `/payments/${begun.body.payment.id}`)).body).toEqual(begun.body.payment);
  });

  it('a deposit is cancelled once; a repeated cancellation returns the same response', async () => {
    const { id } = (await deposit()).body.payment;
    const first = await player.send<Payment>('POST', `/payments/${id}/cancel`);
    const at = platform.clock.now().toISOString();
    expect(first).toMatchObject({ status: 200, body: { id, state: 'canceled', finished_at: at } });
    expect((await player.send('POST', `/payments/${id}/cancel`)).body).toEqual(first.body);
    expect(await player.send('POST', `/payments/${randomUUID()}/cancel`)).toMatchObject(refused(404, 'not_found'));
  });

  it('the console can decide a deposit as long as the provider has not decided it', async () => {
    const decide = (id: string) =>
      platform.operator().send('POST', `/console/api/payments/${id}`, { state: 'declined' });
    expect(await decide(randomUUID())).toMatchObject(refused(404, 'not_found'));
    const { id } = (await deposit()).body.payment;
    expect(await decide(id)).toMatchObject({ status: 200, body: { id, state: 'pending' } });
    expect(await decide(id)).toMatchObject(refused(409, 'payment_final'));
    expect(await player.send('POST', `/payments/${id}/cancel`)).toMatchObject(refused(409, 'payment_final'));
  });
});
