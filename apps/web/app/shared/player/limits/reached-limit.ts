import type { UserLimit } from '@liftoff/contract/limits/limits';
import { isBreak, isReached, type LimitState } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money/money';

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

/** Those that are reached: breaks first, the one that ends last before all, then limits in the currency each is reached in. */
export function reachedLimits(limits: readonly UserLimit[]): UserLimit[] {
  const breaks = limits.filter(isBreak).toSorted((a, b) => endOf(b) - endOf(a));
  const others = limits.flatMap(limit => {
    const account = limit.accounts.find(one => isLimitReached({ ...limit, accounts: [one] }));
    return account && !isBreak(limit) ? [{ ...limit, accounts: [account] }] : [];
  });
  return [...breaks, ...others];
}

/** The first of them; null where none is reached. */
export const reachedLimit = (limits: readonly UserLimit[]): UserLimit | null => reachedLimits(limits)[0] ?? null;

const endOf = ({ ends_at }: UserLimit): number => (ends_at === null ? Infinity : Date.parse(ends_at));
