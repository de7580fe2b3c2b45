import type { UserLimit } from '@liftoff/contract/limits';
import { isReached, type LimitState } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money';

/** Limits as they came, in the words of the rules. */
export const limitStates = (limits: readonly UserLimit[]): LimitState[] =>
  limits.map(({ type, accounts }) => ({
    type,
    accounts: accounts.map(({ currency, amount_cents, current_value_amount_cents }) => ({
      currency,
      amount: minor(amount_cents),
      current: minor(current_value_amount_cents),
    })),
  }));

/** Whether any of a player's limits is reached (STATE-049, STATE-050). */
export const anyReached = (limits: readonly UserLimit[]): boolean => limitStates(limits).some(isReached);
