import type { loyalty } from '@liftoff/contract/vip';
import type { Handlers } from '../core/call.ts';
import type { MayPromote } from '../account/offers/marketing.ts';
import type { Platform } from '../core/platform-context.ts';
import { managersOf } from './vip-managers.ts';

/** The calls of the loyalty noun that are built. */
export function loyaltyHandlers({ db }: Platform, mayPromote: MayPromote): Handlers<typeof loyalty> {
  return {
    // Whatever groups the body names, only those of the session count, or a manager's contacts would leak (D4).
    // Who may not be invited to play has no manager to call [C15] [C42].
    vipManagers: async (_input, { player }) => ((await mayPromote(db, player.id)) ? managersOf(player.groups) : []),
  };
}
