import type { UserLimit } from '@liftoff/contract/limits';
import { isReached } from '@liftoff/rules/limits/reached';
import { minor } from '@liftoff/rules/money';

/** Whether any of a player's limits is reached (STATE-049, STATE-050). */
export const anyReached = (limits: readonly UserLimit[]): boolean =>
  limits.some(({ type, accounts }) =>
    isReached({
      type,
      accounts: accounts.map(({ currency, amount_cents, current_value_amount_cents }) => ({
        currency,
        amount: minor(amount_cents),
        current: minor(current_value_amount_cents),
      })),
    }),
  );
