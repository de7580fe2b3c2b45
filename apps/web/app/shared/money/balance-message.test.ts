import type { Account } from '@liftoff/contract/cashbox/wallet';
import { expect, it } from 'vitest';
import { balanceOrder, readBalance, withBalance } from './balance-message.ts';

const account = (currency: Account['currency'], amount: number): Account => ({
  currency,
  active: currency === 'EUR',
  amount_cents: amount,
  available_to_cashout_cents: amount,
  bonus_cents: 0,
  wagering: null,
});

it('a balance message updates only the account in its own currency [RT-012]', () => {
  const message = readBalance({ currency: 'EUR', amount_cents: 1250, bonus_cents: 100, seq: 3, since: 2 });
  const [eur, cad] = withBalance(
    [account('EUR', 5), account('CAD', 7)],
    message ?? { currency: '', amount_cents: 0, bonus_cents: 0, seq: 0, since: 0 },
  );
  expect(eur).toMatchObject({ amount_cents: 1250, available_to_cashout_cents: 1250, bonus_cents: 100 });
  expect(cad).toMatchObject({ amount_cents: 7, available_to_cashout_cents: 7, bonus_cents: 0 });
});

it.each([
  null,
  'x',
  {},
  { currency: 'EUR' },
  { currency: 'XXX', amount_cents: 1, bonus_cents: 0, seq: 1, since: 0 },
  { currency: 'EUR', amount_cents: '9'.repeat(39), bonus_cents: 0, seq: 1, since: 0 },
  { currency: 'EUR', amount_cents: 1.5, bonus_cents: 0, seq: 1, since: 0 },
  { currency: 'EUR', amount_cents: '12e3', bonus_cents: 0, seq: 1, since: 0 },
])('ignores the malformed balance message %j [RT-013]', data => {
  expect(readBalance(data)).toBeNull();
});

it('processes balance messages in order for each currency: drops old messages and detects gaps [RT-012]', () => {
  const order = balanceOrder();
  const take = (currency: string, since: number, seq: number) =>
    order.take({ currency, amount_cents: 1, bonus_cents: 0, seq, since });
  expect(take('EUR', 4, 6)).toBe('next');
  expect(take('EUR', 6, 7)).toBe('next');
  expect(take('EUR', 6, 7)).toBe('old');
  expect(take('EUR', 2, 4)).toBe('old');
  expect(take('CAD', 0, 1)).toBe('next');
  expect(take('EUR', 9, 10)).toBe('gap');
  expect(take('EUR', 10, 11)).toBe('next');
  const unnumbered = readBalance({ currency: 'EUR', amount_cents: 2, bonus_cents: 0 });
  expect(unnumbered && order.take(unnumbered)).toBe('next');
  expect(take('EUR', 11, 12)).toBe('next');
  order.forget();
  expect(take('EUR', 3, 4)).toBe('next');
});
