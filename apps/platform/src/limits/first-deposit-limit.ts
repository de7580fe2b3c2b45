import { minor } from '@liftoff/rules/money/money';
import type { SignedUpListener } from '../account/sign-up/sign-up.ts';
import { audit } from '../database/audit.ts';
import type { Deps } from '../core/deps.ts';
import { sizes } from './changes/change-limit.ts';
import { setLimit } from './set-limit.ts';

/**
 * Immediately puts the deposit limit that a player chose at registration in force [C1, C2], with an audit entry
 * [C36].
 */
export const setFirstDepositLimit =
  (deps: Deps): SignedUpListener =>
  async (tx, { playerId, form, ip }) => {
    const limit = form.deposit_limit;
    if (!limit) return;
    const account = { currency: form.currency, amount: minor(limit.amount_cents) };
    const kind = { type: 'deposit', period: limit.period } as const;
    const id = await setLimit(tx, deps, playerId, { ...kind, endsAt: null, accounts: [account] });
    const after = { ...kind, ...sizes({ ...account, minutes: null }) };
    await audit(tx, deps, { actor: `player:${playerId}`, action: 'limit.set', subject: `limit:${id}`, after, ip });
  };
