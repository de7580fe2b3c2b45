/** ENTITY-015. A limit of one kind and period, with an amount and what was used of it per currency. */
export interface LimitState {
  type: 'loss' | 'wager' | 'deposit' | 'coolingoff' | 'selfexclusion' | 'session';
  accounts: readonly { currency: string; amount: bigint; current: bigint }[];
}

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/**
 * STATE-049: reached when the amount minus the absolute current value is at or below zero, in any one currency.
 * STATE-050: a cooling-off always counts as reached, and so does a self-exclusion.
 */
export function isReached(limit: LimitState): boolean {
  if (limit.type === 'coolingoff' || limit.type === 'selfexclusion') return true;
  return limit.accounts.some(account => account.amount - size(account.current) <= 0n);
}

/**
 * What may still be lost, wagered or deposited in a currency under limits of one type: the lowest of what is left
 * over all windows binds [C4]. Null when no limit speaks of that currency.
 */
export function leftOf(limits: readonly LimitState[], type: LimitState['type'], currency: string): bigint | null {
  let left: bigint | null = null;
  for (const limit of limits) {
    if (limit.type !== type) continue;
    for (const account of limit.accounts) {
      if (account.currency !== currency) continue;
      const rest = account.amount - size(account.current);
      const open = rest < 0n ? 0n : rest;
      if (left === null || open < left) left = open;
    }
  }
  return left;
}

/** Whether a stake fits: it may all be lost, so both the wager and the loss limit must hold it [C8, I9]. */
export function mayStake(limits: readonly LimitState[], currency: string, stake: bigint): boolean {
  if (limits.some(limit => isReached(limit))) return false;
  return (['wager', 'loss'] as const).every(type => {
    const left = leftOf(limits, type, currency);
    return left === null || stake <= left;
  });
}

/** Whether a deposit fits the deposit limits; a reached limit of another kind does not stop money coming in. */
export function mayDeposit(limits: readonly LimitState[], currency: string, amount: bigint): boolean {
  if (limits.some(limit => limit.type === 'coolingoff' || limit.type === 'selfexclusion')) return false;
  const left = leftOf(limits, 'deposit', currency);
  return left === null || amount <= left;
}
