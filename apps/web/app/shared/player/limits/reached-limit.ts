import type { UserLimit } from '@liftoff/contract/limits/limits';
import { isBreak, isReached, type LimitState } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money/money';

/** Converts a limit from the contract to the type that the rules use. */
const limitState = ({ type, accounts }: UserLimit): LimitState => ({
  type,
  accounts: accounts.map(({ currency, amount_cents, current_value_amount_cents }) => ({
    currency,
    amount: minor(amount_cents),
    current: minor(current_value_amount_cents),
  })),
});

export const limitStates = (limits: readonly UserLimit[]): LimitState[] => limits.map(limitState);

/** Whether a limit is reached [STATE-049] [STATE-050]. */
export const isLimitReached = (limit: UserLimit): boolean => isReached(limitState(limit));

/**
 * The reached limits. Breaks are first, beginning with the break that ends last. The other limits follow, each
 * reduced to the currency in which it is reached.
 */
export function reachedLimits(limits: readonly UserLimit[]): UserLimit[] {
  const breaks = limits.filter(isBreak).toSorted((a, b) => endOf(b) - endOf(a));
  const others = limits.flatMap(limit => {
    const account = limit.accounts.find(one => isLimitReached({ ...limit, accounts: [one] }));
    return account && !isBreak(limit) ? [{ ...limit, accounts: [account] }] : [];
  });
  return [...breaks, ...others];
}

/** The most important reached limit; `null` if no limit is reached. */
export const reachedLimit = (limits: readonly UserLimit[]): UserLimit | null => reachedLimits(limits)[0] ?? null;

const endOf = ({ ends_at }: UserLimit): number => (ends_at === null ? Infinity : Date.parse(ends_at));
