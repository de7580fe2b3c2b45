import type { House } from '../house-context.ts';
import { sweepContributions } from './sweep.ts';

const sweepMs = 1_000;

/** Once a second at most the pools grow and everyone hears of it (RT-002). */
export function registerJackpotJobs(house: House): void {
  house.jobs.every('jackpot:sweep', sweepMs, () => house.db.transaction(tx => sweepContributions(tx, house.deps)));
}
