import type { Platform } from '../../core/platform-context.ts';
import type { FactWork } from '../../facts/fact-work.ts';
import { takeTurn } from '../../jobs/take-turn.ts';

const hourMs = 3_600_000;
/**
 * Minimum time between two turns of a consumer, in all processes of the platform together. Jobs become due once a
 * second; with a whole second here, a turn that began a few ms late would make the next one wait for another second.
 */
const turnEveryMs = 500;
/** How long facts are stored, and so how far back a consumer that begins with the stored facts starts. */
const keptMs = 90 * 24 * hourMs;

/**
 * Registers the jobs that deliver facts to their consumers. Every consumer has its own lane, so that it waits only for
 * its own last turn, and its own turns across processes.
 */
export function deliverFacts({ db, deps, jobs }: Pick<Platform, 'db' | 'deps' | 'jobs'>, facts: FactWork): void {
  const placeInTurn = async () => {
    if ((await facts.hasUnplaced()) && (await takeTurn(db, deps, 'place facts', turnEveryMs))) await facts.place();
  };
  let placing: Promise<void> | null = null;
  /** Places facts once for all consumers that are due, because they read only placed facts. */
  const placed = () => {
    placing ??= placeInTurn().finally(() => {
      placing = null;
    });
    return placing;
  };
  for (const name of facts.names) {
    const job = `facts of ${name}` as const;
    const turn = async () => {
      await placed();
      if ((await facts.hasWork(name)) && (await takeTurn(db, deps, job, turnEveryMs))) await facts.turn(name);
    };
    jobs.every(job, turnEveryMs, turn, job);
  }
  jobs.everyShared('forget old facts', hourMs, () => facts.forget(new Date(deps.now().getTime() - keptMs)));
}
