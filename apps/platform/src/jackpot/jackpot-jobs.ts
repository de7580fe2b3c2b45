import type { House } from '../house-context.ts';
import { takeTurn } from '../jobs/take-turn.ts';
import { contributionsWait, sweepContributions } from './sweep.ts';

const sweepMs = 1_000;
const name = 'jackpot:sweep';

/** Once a second at most the pools grow and everyone hears of it (RT-002), however many processes the house has. */
export function registerJackpotJobs({ jobs, db, deps }: House): void {
  jobs.every(name, sweepMs, () =>
    db.transaction(async tx => {
      if ((await contributionsWait(tx)) && (await takeTurn(tx, deps, name, sweepMs)))
        await sweepContributions(tx, deps);
    }),
  );
}
