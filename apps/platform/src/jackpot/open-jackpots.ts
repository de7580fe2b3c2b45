import type { Platform } from '../core/platform-context.ts';
import { countingGames } from './counting-games.ts';
import { feedLeftOver, feedPools } from './feed-pools.ts';
import { drawLevels } from './round-settled.ts';

const dayMs = 86_400_000;

/**
 * Opens the platform's jackpots. `draw` runs in each round's transaction, and `consumer` processes the facts about
 * rounds.
 */
export function openJackpots(platform: Platform) {
  const { jobs, db, deps } = platform;
  const counting = countingGames();
  jobs.every('jackpots in force', 1_000, () => counting.refresh(db));
  jobs.everyShared('jackpot:left-over', dayMs, () => db.transaction(tx => feedLeftOver(tx, deps)));
  return { draw: drawLevels(platform, counting), consumer: feedPools(platform, counting) };
}
