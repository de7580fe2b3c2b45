import type { UserLimit } from '@liftoff/contract/limits';
import { isBreak, isReached, type LimitState } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money';

/** A limit as it came, in the words of the rules. */
const limitState = ({ type, accounts }: UserLimit): LimitState => ({
  type,
  accounts: accounts.map(({ currency, amount_cents, current_value_amount_cents }) => ({
    currency,
    amount: minor(amount_cents),
    current: minor(current_value_amount_cents),
  })),
});

export const limitStates = (limits: readonly UserLimit[]): LimitState[] => limits.map(limitState);

/** Whether a limit is reached (STATE-049, STATE-050). */
export const isLimitReached = (limit: UserLimit): boolean => isReached(limitState(limit));

/** The break that ends last, else the first limit that is reached, in the currency it is reached in; null where none is. */
export function reachedLimit(limits: readonly UserLimit[]): UserLimit | null {
  const breaks = limits.filter(isBreak);
  const last = breaks.toSorted((a, b) => endOf(b) - endOf(a))[0];
  if (last) return last;
  for (const limit of limits) {
    const account = limit.accounts.find(one => isLimitReached({ ...limit, accounts: [one] }));
    if (account) return { ...limit, accounts: [account] };
  }
  return null;
}

const endOf = ({ ends_at }: UserLimit): number => (ends_at === null ? Infinity : Date.parse(ends_at));
