import type { loyalty } from '@liftoff/contract/loyalty';
import type { Handlers } from '../call.ts';
import { managersOf } from './vip-managers.ts';

/** The calls of the loyalty noun that are built. */
export function loyaltyHandlers(): Handlers<typeof loyalty> {
  return {
    // Whatever groups the body names, only those of the session count, or a manager's contacts would leak (D4).
    vipManagers: async (_input, { player }) => managersOf(player.groups),
  };
}
