import type { loyalty } from '@liftoff/contract/vip';
import { progressOf } from '@liftoff/rules/vip/progress';
import { quarterOf } from '@liftoff/rules/vip/quarter';
import { statusPlace } from '@liftoff/rules/vip/status-ladder';
import { playerById } from '../account/player-row.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { mayBeVip, type StatusGiver } from './may-be-vip.ts';
import { sumsOf } from './quarter-sums.ts';
import { levelsOf } from './vip-levels.ts';
import { managersOf } from './vip-managers.ts';

/** Handlers of the loyalty calls. Players who may not have a status get no progress and no manager [C15] [C42]. */
export function loyaltyHandlers(platform: Platform, giver: StatusGiver): Handlers<typeof loyalty> {
  const { db, deps } = platform;
  const mayBe = mayBeVip(platform, giver);
  return {
    vipProgress: async (_input, { player }) => {
      const row = await playerById(db, player.id);
      if (row === null || !(await mayBe(db, player.id))) return refuse('not_found');
      const quarter = quarterOf(deps.now());
      const sums = await sumsOf(db, row, quarter);
      return progressOf(statusPlace(player.groups), sums, sums.currency, await levelsOf(db, quarter));
    },
    // Only the groups of the session count, whatever groups the body contains, because otherwise a manager's contact
    // details would leak [D4].
    vipManagers: async (_input, { player }) => ((await mayBe(db, player.id)) ? managersOf(player.groups) : []),
  };
}
