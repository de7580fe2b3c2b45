import { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import { decimalText, exponentOf, minor } from '@liftoff/rules/money/money';
import { beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';

let listed: PaymentMethodInfo[];
const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  const answer = await platform.caller().send<unknown[]>('GET', '/api/payment_methods');
  listed = answer.body.map(row => PaymentMethodInfo.parse(row));
});

const rowsOf = (brand: string) => listed.filter(row => row.brand === brand);
const coins = (amount: number | string, currency: string) => Number(decimalText(minor(amount), exponentOf(currency)));

it.each([
  ['[CRYPTO-004]', 'bitcoin', 'BTC', 0.0001, [0.0001, 0.4]],
  ['[CRYPTO-005]', 'bitcoin_cash', 'BCH', 0.0001, [0.0001, 0.4]],
  ['[CRYPTO-006]', 'litecoin', 'LTC', 0.01, [0.0001, 60]],
  ['[CRYPTO-007]', 'ethereum', 'ETH', 0.01, [0.0001, 12]],
  ['[CRYPTO-008]', 'dogecoin', 'DOG', 0.01, [0.0001, 1_600_000]],
  ['[CRYPTO-009]', 'tether', 'USDT', 20, [25, 4000]],
] as const)(
  '%s the public list shows guests the deposit and withdrawal limits of %s, marked as free and instant [CRYPTO-002] [CRYPTO-003] [ENTITY-014]',
  (_id, brand, currency, least, payout) => {
    const [row, ...more] = rowsOf(brand);
    if (!row?.deposit || !row.withdrawal || row.minDep === null) throw new Error(`${brand} is not listed`);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ currency, type: 'crypto', fee: '0', processingTime: 'instant', payoutTime: 'instant' });
    expect(row.network).toMatch(/^\w/);
    expect([coins(row.minDep, currency), coins(row.deposit.min_cents, currency)]).toEqual([least, least]);
    expect(row.deposit.max_cents).toBeNull();
    expect([row.withdrawal.min_cents, row.withdrawal.max_cents].map(amount => coins(amount, currency))).toEqual(payout);
  },
);

it.each([
  ['[CRYPTO-010]', 'visa', 'card'],
  ['[CRYPTO-011]', 'maestro', 'card'],
  ['[CRYPTO-012]', 'mastercard', 'card'],
  ['[CRYPTO-013]', 'ecopayz', 'ewallet'],
])('%s %s is instant and free in every currency it accepts', (_id, brand, method) => {
  const rows = rowsOf(brand);
  expect(rows.map(({ currency }) => currency)).toEqual(['AUD', 'CAD', 'NZD', 'EUR', 'USD', 'JPY', 'NOK', 'BRL']);
  for (const row of rows)
    expect(row).toMatchObject({ method, type: 'other', fee: '0', processingTime: 'instant', network: null });
});

it('the public list of methods matches exactly what the cashbox accepts, in every currency [ROUTE-070] [ENTITY-014]', async () => {
  const player = platform.caller({ ip: '198.20.7.1' });
  await player.send('POST', '/api/users', { user: { ...signUpForm, email: 'told@example.com' } });
  for (const currency of new Set(listed.map(row => row.currency))) {
    const of = async (action: string) =>
      (
        await player.send<{ id: string; deposit: unknown; withdrawal: unknown; processingTime: string }[]>(
          'GET',
          `/payments/methods?action=${action}&currency=${currency}`,
        )
      ).body;
    const [deposits, payouts] = [await of('deposit'), await of('cashout')];
    const rows = listed.filter(row => row.currency === currency);
    expect([...new Set(rows.map(row => row.method))]).toEqual(deposits.map(({ id }) => id));
    for (const row of rows) {
      const [deposit, payout] = [deposits, payouts].map(methods => methods.find(({ id }) => id === row.method));
      expect([row.deposit, row.processingTime]).toEqual([deposit?.deposit, deposit?.processingTime]);
      expect([row.withdrawal, row.payoutTime]).toEqual([payout?.withdrawal, payout?.processingTime]);
    }
  }
});

it('the list shows card payouts as taking up to 12 hours and card deposits as instant [CRYPTO-010] [CRYPTO-011] [CRYPTO-012]', () => {
  const cards = listed.filter(({ method }) => method === 'card');
  expect(cards.length).toBeGreaterThan(0);
  for (const { id, processingTime, payoutTime } of cards)
    expect([id, processingTime, payoutTime]).toEqual([id, 'instant', payoutTime === null ? null : 'hours_12']);
});

it('the rows of the public list are unique and contain no player data', () => {
  const keys = listed.map(({ id, currency }) => `${id} ${currency}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(listed.some(row => 'savedProfiles' in row)).toBe(false);
});

it('describes a cashbox method completely: its type, fees, deposit and withdrawal limits, and the link to its terms [ENTITY-014]', async () => {
  const player = platform.caller({ ip: '198.20.7.2' });
  await player.send('POST', '/api/users', { user: { ...signUpForm, email: 'whole@example.com' } });
  const first = async (query: string) => (await player.send<unknown[]>('GET', `/payments/methods?${query}`)).body[0];
  expect(await first('action=deposit&currency=EUR')).toEqual({
    id: 'card',
    brand: 'card',
    provider: 'sandbox-card',
    currency: 'EUR',
    type: 'other',
    savedProfiles: [],
    termsOfService: '/deposits-and-payouts',
    fee: '0',
    processingTime: 'instant',
    deposit: { min_cents: 2_000, max_cents: 500_000 },
    withdrawal: null,
    network: null,
    minDep: 2_000,
  });
  expect(await first('action=cashout&currency=USDT')).toEqual({
    id: 'tether',
    brand: 'tether',
    provider: 'sandbox-crypto',
    currency: 'USDT',
    type: 'crypto',
    savedProfiles: [],
    termsOfService: '/benefits-of-crypto',
    fee: '0',
    processingTime: 'instant',
    deposit: null,
    withdrawal: { min_cents: 25_000_000, max_cents: 4_000_000_000 },
    network: 'Ethereum (ERC-20)',
    minDep: 20_000_000,
  });
  const info = listed.find(row => row.brand === 'visa' && row.currency === 'EUR');
  expect(info).toMatchObject({ id: 'card-visa', provider: 'sandbox-card', termsOfService: '/deposits-and-payouts' });
});
