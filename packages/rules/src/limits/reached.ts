import { exchange, type Rates } from '../money/exchange.ts';

/** ENTITY-015. A limit of one kind and period, with an amount and what was used of it per currency. */
export interface LimitState {
  type: 'loss' | 'wager' | 'deposit' | 'coolingoff' | 'selfexclusion' | 'session';
  accounts: readonly { currency: string; amount: bigint; current: bigint }[];
}

/** The types that close play for a time, whatever is staked. */
export type BreakType = 'coolingoff' | 'selfexclusion';

/** Whether a limit is a break: a cooling-off or a self-exclusion. */
export const isBreak = <T extends { readonly type: string }>(limit: T): limit is T & { readonly type: BreakType } =>
  limit.type === 'coolingoff' || limit.type === 'selfexclusion';

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/**
 * STATE-049: reached when the amount minus the absolute current value is at or below zero, in any one currency.
 * STATE-050: a cooling-off always counts as reached, and so does a self-exclusion.
 */
export function isReached(limit: LimitState): boolean {
  if (isBreak(limit)) return true;
  return limit.accounts.some(account => account.amount - size(account.current) <= 0n);
}

/**
 * What may still be lost, wagered or deposited, in a currency, under limits of one type: the lowest of what is left over
 * all windows binds [C4]. Limits are the account's: one set in another currency holds as well, at the casino's rates, cut
 * so that it is never passed [C7]. Null when there is no limit of the type. Throws for a currency without a rate.
 */
export function leftOf(
  limits: readonly LimitState[],
  type: LimitState['type'],
  currency: string,
  rates: Rates,
): bigint | null {
  return bindingOf(limits, type, currency, rates)?.left ?? null;
}

/** The limit of a type that leaves least, with what it leaves in a currency; null when there is none. */
export function bindingOf<L extends LimitState>(
  limits: readonly L[],
  type: LimitState['type'],
  currency: string,
  rates: Rates,
): { limit: L; left: bigint } | null {
  let binding: { limit: L; left: bigint } | null = null;
  for (const limit of limits) {
    if (limit.type !== type) continue;
    for (const account of limit.accounts) {
      const rest = account.amount - size(account.current);
      const left = rest <= 0n ? 0n : exchange(rest, account.currency, currency, rates, 'down');
      if (binding === null || left < binding.left) binding = { limit, left };
    }
  }
  return binding;
}

/** Whether a stake fits: it may all be lost, so both the wager and the loss limit must hold it [C8, I9]. */
export function mayStake(limits: readonly LimitState[], currency: string, stake: bigint, rates: Rates): boolean {
  if (limits.some(limit => isReached(limit))) return false;
  return (['wager', 'loss'] as const).every(type => {
    const left = leftOf(limits, type, currency, rates);
    return left === null || stake <= left;
  });
}

/** Whether a deposit fits the deposit limits; a reached limit of another kind does not stop money coming in. */
export function mayDeposit(limits: readonly LimitState[], currency: string, amount: bigint, rates: Rates): boolean {
  if (limits.some(isBreak)) return false;
  const left = leftOf(limits, 'deposit', currency, rates);
  return left === null || amount <= left;
}

/**
 * What was used in all currencies together, in the one of a limit: what counts is rounded up, what is taken off it (a
 * win under a loss limit) is cut, and the sum is never below zero [C7].
 */
export function usedIn(currency: string, used: ReadonlyMap<string, bigint>, rates: Rates): bigint {
  let total = 0n;
  for (const [code, amount] of used) total += exchange(amount, code, currency, rates, 'up');
  return total < 0n ? 0n : total;
}
