import type { UserLimit, limits } from '@liftoff/contract/limits';
import { isCurrency, wire } from '@liftoff/rules/money';
import type { Handlers } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { limitsOf, type ActiveLimit } from './limits-of.ts';

/** The calls of the limits noun that are built. */
export function limitHandlers({ db, deps }: Platform): Handlers<typeof limits> {
  return {
    listLimits: async (_input, { player }) => (await limitsOf(db, player.id, deps.now())).map(wireLimit),
  };
}

/** ENTITY-015. Windows roll, so that none resets at a moment of its own. */
function wireLimit(limit: ActiveLimit): UserLimit {
  return {
    id: String(limit.id),
    type: limit.type,
    period: limit.period,
    accounts: limit.accounts.map(({ currency, amount, current }) => {
      if (!isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
      return { currency, amount_cents: wire(amount), current_value_amount_cents: wire(current) };
    }),
    minutes: null,
    resets_at: null,
    ends_at: limit.endsAt?.toISOString() ?? null,
    pending: null,
  };
}
