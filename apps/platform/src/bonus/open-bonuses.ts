import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import type { Grants } from '../wallet/grants.ts';
import type { SpinSets } from '../wallet/spin-sets.ts';
import type { WageringOf } from '../wallet/wagering.ts';
import { wageringOf } from './bonus-view.ts';
import { registerGrantJobs } from './grant-jobs.ts';
import { grantStore } from './grant-store.ts';
import { endGrantsOf } from './move-grant.ts';
import { endSpinsOf } from './move-spins.ts';
import { registerSpinJobs } from './spin-jobs.ts';
import { spinStore } from './spin-store.ts';

/** What other modules need from bonuses. */
export interface Bonuses {
  readonly grants: Grants;
  readonly spinSets: SpinSets;
  readonly wageringOf: WageringOf;
  /** Ends all of a player's grants and free spins in the caller's transaction [PX-46]. */
  readonly endGrants: (tx: Tx, playerId: number) => Promise<void>;
}

/** Opens the platform's bonuses and registers their jobs. */
export function openBonuses(platform: Platform): Bonuses {
  registerGrantJobs(platform);
  registerSpinJobs(platform);
  return {
    grants: grantStore(platform.jobs),
    spinSets: spinStore(platform.deps),
    wageringOf,
    endGrants: async (tx, playerId) => {
      await endGrantsOf(tx, platform, playerId);
      await endSpinsOf(tx, platform, playerId);
    },
  };
}
