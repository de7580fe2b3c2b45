import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';

/** A deposit that can be repeated with one click. */
export interface Repeat {
  readonly method: PaymentMethod;
  readonly profile: PaymentMethod['savedProfiles'][number];
  readonly amount: Payment['amount_cents'];
}

/**
 * The deposit that one click repeats [POPUP-010]: the last successful one in this currency that was not charged back
 * and whose method saves profiles. `null` if there is none, or if the method no longer accepts that amount.
 * `payments` must be sorted newest first.
 */
export function repeatOf(
  methods: readonly PaymentMethod[],
  payments: readonly Payment[],
  currency: string,
): Repeat | null {
  const keeping = methods.filter(({ savedProfiles }) => savedProfiles.length > 0);
  const last = payments.find(
    ({ action, state, currency: paid, charged_back_at: takenBack, method }) =>
      action === 'deposit' &&
      state === 'succeeded' &&
      takenBack === null &&
      paid === currency &&
      keeping.some(({ id }) => id === method),
  );
  const method = keeping.find(({ id }) => id === last?.method);
  const profile = method?.savedProfiles[0];
  if (!last || !method || !profile || !method.deposit) return null;
  const { min_cents: least, max_cents: most } = method.deposit;
  const amount = minor(last.amount_cents);
  const isTaken = amount >= minor(least) && (most === null || amount <= minor(most));
  return isTaken ? { method, profile, amount: last.amount_cents } : null;
}
