import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { expect, it } from 'vitest';
import { repeatOf } from './repeat-of.ts';

const card = {
  id: 'card',
  brand: 'card',
  savedProfiles: [
    { id: '4417', label: '4417' },
    { id: '4242', label: '4242' },
  ],
  deposit: { min_cents: 2_000, max_cents: 500_000 },
} as unknown as PaymentMethod;
const bank = { ...card, id: 'sofort', savedProfiles: [] };
const paid = (of: Partial<Payment>): Payment =>
  ({
    action: 'deposit',
    state: 'succeeded',
    method: 'card',
    amount_cents: 5_000,
    currency: 'EUR',
    charged_back_at: null,
    ...of,
  }) as Payment;

it('repeats the last successful deposit with the saved profile that was used last [POPUP-010]', () => {
  const payments = [
    paid({ state: 'declined', amount_cents: 9_000 }),
    paid({ action: 'cashout', amount_cents: 8_000 }),
    paid({ currency: 'CAD', amount_cents: 7_000 }),
    paid({ amount_cents: 6_500, charged_back_at: '2026-11-21T09:00:00.000Z' }),
    paid({ amount_cents: 6_000 }),
    paid({}),
  ];
  expect(repeatOf([bank, card], payments, 'EUR')).toEqual({
    method: card,
    profile: { id: '4417', label: '4417' },
    amount: 6_000,
  });
});

it('skips more recent deposits made with methods that have no saved profiles [POPUP-010]', () => {
  const payments = [
    paid({ method: 'sofort', amount_cents: 9_000 }),
    paid({ method: 'gold' }),
    paid({ amount_cents: 6_000 }),
  ];
  expect(repeatOf([bank, card], payments, 'EUR')).toMatchObject({ method: card, amount: 6_000 });
});

it.each([
  ['the player has never deposited', [], [card]],
  ['the method saves no details', [paid({ method: 'sofort' })], [bank, card]],
  ['the method is no longer offered', [paid({ method: 'gold' })], [card]],
  ['the amount is now below the minimum', [paid({ amount_cents: 1_999 })], [card]],
  ['the amount is now above the maximum', [paid({ amount_cents: 500_001 })], [card]],
])('offers no one-click deposit if %s [POPUP-010]', (_why, payments, methods) => {
  expect(repeatOf(methods, payments, 'EUR')).toBeNull();
});

it("repeats amounts equal to a method's minimum or maximum, and larger amounts if it has no maximum [POPUP-010]", () => {
  for (const amount_cents of [2_000, 500_000]) expect(repeatOf([card], [paid({ amount_cents })], 'EUR')).not.toBeNull();
  const open = { ...card, deposit: { min_cents: 1, max_cents: null } } as PaymentMethod;
  expect(repeatOf([open], [paid({ amount_cents: '90000000000000000000' })], 'EUR')).not.toBeNull();
});
