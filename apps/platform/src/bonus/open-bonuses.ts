import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import type { Grants } from '../wallet/grants.ts';
import type { WageringOf } from '../wallet/wagering.ts';
import { wageringOf } from './bonus-view.ts';
import { registerGrantJobs } from './grant-jobs.ts';
import { grantStore } from './grant-store.ts';
import { endGrantsOf } from './move-grant.ts';

/** What other modules need from bonuses. */
export interface Bonuses {
  readonly grants: Grants;
  readonly wageringOf: WageringOf;
  /** Ends all of a player's grants in the caller's transaction [PX-46]. */
  readonly endGrants: (tx: Tx, playerId: number) => Promise<void>;
}

/** Opens the platform's bonuses and registers their jobs. */
export function openBonuses(platform: Platform): Bonuses {
  registerGrantJobs(platform);
  return {
    grants: grantStore(platform.jobs),
    wageringOf,
    endGrants: (tx, playerId) => endGrantsOf(tx, platform, playerId),
  };
}
