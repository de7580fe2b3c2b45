import type { Deps } from '../core/deps.ts';
import { isOutage } from '../database/outage.ts';

/**
 * Runs a step of a job for each item. An item that fails is logged and left for the next run, so that it holds up no
 * other. Returns whether all steps succeeded.
 */
export async function eachAlone<Item>(
  { log }: Pick<Deps, 'log'>,
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
): Promise<boolean> {
  let haveAllSucceeded = true;
  for (const item of items) {
    try {
      await step(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, item }, 'one item of a job failed');
      haveAllSucceeded = false;
    }
  }
  return haveAllSucceeded;
}
