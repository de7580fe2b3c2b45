import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';

/** A card method in euros that accepts deposits and withdrawals from €20 to €5,000, with the test's changes. */
export const methodWith = (change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'card',
  brand: 'card',
  provider: 'any',
  currency: 'EUR',
  type: 'other',
  savedProfiles: [],
  termsOfService: null,
  fee: '0',
  processingTime: 'instant',
  deposit: { min_cents: 2_000, max_cents: 500_000 },
  withdrawal: { min_cents: 2_000, max_cents: 500_000 },
  network: null,
  minDep: 2_000,
  ...change,
});
