import { smallestStake } from '../game/smallest-stake.ts';
import { exchange, type Rates } from '../money/exchange.ts';

/** A limit of one type and period, with its amount and current value in each currency [ENTITY-015]. */
export interface LimitState {
  type: 'loss' | 'wager' | 'deposit' | 'coolingoff' | 'selfexclusion' | 'session';
  accounts: readonly { currency: string; amount: bigint; current: bigint }[];
}

/** Limit types that block all play for a time, whatever the stake. */
export type BreakType = 'coolingoff' | 'selfexclusion';

/** Whether a limit is a break, that is, a cooling-off period or a self-exclusion. */
export const isBreak = <T extends { readonly type: string }>(limit: T): limit is T & { readonly type: BreakType } =>
  limit.type === 'coolingoff' || limit.type === 'selfexclusion';

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** The remainder of a limit that can be used: 0 if it is less than the smallest stake, because no bet fits into it. */
function usable(type: LimitState['type'], rest: bigint, currency: string): bigint {
  const isStaked = type === 'loss' || type === 'wager';
  return rest <= 0n || (isStaked && rest < smallestStake(currency)) ? 0n : rest;
}

/**
 * Whether a limit is reached. It is reached if, in at least one currency, the amount minus the absolute current value
 * is zero or less, or less than the smallest stake for a loss or wager limit [STATE-049]. A cooling-off period or
 * self-exclusion always counts as reached [STATE-050].
 */
export function isReached(limit: LimitState): boolean {
  if (isBreak(limit)) return true;
  return limit.accounts.some(
    ({ amount, current, currency }) => usable(limit.type, amount - size(current), currency) === 0n,
  );
}

/**
 * Amount in a currency that limits of one type still allow to be lost, wagered or deposited: the lowest remainder of
 * all their windows [C4]. Limits apply to the whole account, so those in other currencies count too, converted at the
 * casino's rates and rounded down so that they are never exceeded [C7]. A remainder below the smallest stake counts as
 * nothing. `null` if there is no limit of that type. Throws for a currency without a rate.
 */
export function leftOf(
  limits: readonly LimitState[],
  type: LimitState['type'],
  currency: string,
  rates: Rates,
): bigint | null {
  return bindingOf(limits, type, currency, rates)?.left ?? null;
}

/**
 * The limit of a given type with the lowest remainder, and that remainder in the given currency; `null` if there is
 * no such limit.
 */
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
      const rest = usable(type, account.amount - size(account.current), account.currency);
      const left = rest === 0n ? 0n : usable(type, exchange(rest, account.currency, currency, rates, 'down'), currency);
      if (binding === null || left < binding.left) binding = { limit, left };
    }
  }
  return binding;
}

/**
 * Whether a stake is allowed. The wager limit must allow all of it, and the loss limit the player's own money in it,
 * which could be lost entirely [C8] [I9] [PX-02].
 */
export function mayStake(
  limits: readonly LimitState[],
  currency: string,
  { stake, own }: { readonly stake: bigint; readonly own: bigint },
  rates: Rates,
): boolean {
  if (limits.some(limit => isReached(limit))) return false;
  const wager = leftOf(limits, 'wager', currency, rates);
  const loss = leftOf(limits, 'loss', currency, rates);
  return (wager === null || stake <= wager) && (loss === null || own <= loss);
}

/**
 * Whether the deposit limits allow a deposit. Reached limits of other types do not block deposits, but a break does.
 */
export function mayDeposit(limits: readonly LimitState[], currency: string, amount: bigint, rates: Rates): boolean {
  if (limits.some(isBreak)) return false;
  const left = leftOf(limits, 'deposit', currency, rates);
  return left === null || amount <= left;
}

/**
 * Amount used in all currencies, converted to the limit's currency. Used amounts are rounded up, and deductions
 * (wins, for a loss limit) are rounded down. The sum is never negative [C7].
 */
export function usedIn(currency: string, used: ReadonlyMap<string, bigint>, rates: Rates): bigint {
  let total = 0n;
  for (const [code, amount] of used) total += exchange(amount, code, currency, rates, 'up');
  return total < 0n ? 0n : total;
}
