import type { loyalty } from '@liftoff/contract/vip';
import type { Handlers } from '../core/call.ts';
import type { MayPromote } from '../account/offers/marketing.ts';
import type { Platform } from '../core/platform-context.ts';
import { managersOf } from './vip-managers.ts';

/** Handlers of the loyalty calls. */
export function loyaltyHandlers({ db }: Platform, mayPromote: MayPromote): Handlers<typeof loyalty> {
  return {
    // Only the groups of the session count, whatever groups the body contains, because otherwise a manager's contact
    // details would leak [D4]. A player who may not be sent promotions gets no manager [C15] [C42].
    vipManagers: async (_input, { player }) => ((await mayPromote(db, player.id)) ? managersOf(player.groups) : []),
  };
}
