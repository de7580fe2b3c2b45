import { minor } from '@liftoff/rules/money';
import type { SignedUpListener } from '../account/sign-up.ts';
import type { Deps } from '../deps.ts';
import { setLimit } from './set-limit.ts';

/** The limit a player sets while registering is in force from the first moment [C1, C2]. */
export const setFirstDepositLimit =
  (deps: Deps): SignedUpListener =>
  async (tx, { playerId, form }) => {
    const limit = form.deposit_limit;
    if (!limit) return;
    const accounts = [{ currency: form.currency, amount: minor(limit.amount_cents) }];
    await setLimit(tx, deps, playerId, { type: 'deposit', period: limit.period, endsAt: null, accounts });
  };
