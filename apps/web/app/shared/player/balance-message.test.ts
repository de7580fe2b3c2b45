import type { Account } from '@liftoff/contract/wallet';
import { expect, it } from 'vitest';
import { readBalance, withBalance } from './balance-message.ts';

const account = (currency: Account['currency'], amount: number): Account => ({
  currency,
  active: currency === 'EUR',
  amount_cents: amount,
  available_to_cashout_cents: amount,
  bonus_cents: 0,
  wagering: null,
});

it('puts the balance of a message into the account it is about, and into no other [RT-012]', () => {
  const message = readBalance({ currency: 'EUR', amount_cents: 1250, bonus_cents: 100, seq: 3 });
  const [eur, cad] = withBalance(
    [account('EUR', 5), account('CAD', 7)],
    message ?? { currency: '', amount_cents: 0, bonus_cents: 0, seq: 0 },
  );
  expect(eur).toMatchObject({ amount_cents: 1250, bonus_cents: 100 });
  expect(cad).toMatchObject({ amount_cents: 7, bonus_cents: 0 });
});

it.each([
  null,
  'x',
  {},
  { currency: 'EUR' },
  { currency: 'EUR', amount_cents: 1.5, bonus_cents: 0 },
  { currency: 'EUR', amount_cents: '12e3', bonus_cents: 0 },
])('ignores a message that has not its shape: %j [RT-013]', data => {
  expect(readBalance(data)).toBeNull();
});
