import { Undone } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { isBusy, isOutage } from '../database/outage.ts';
import type { Denial } from './may-have.ts';
import { nextTry } from './next-try.ts';

/** A reward that a part of the platform owes. */
export interface DueReward {
  readonly earned_at: Date;
}

/** The rewards that a part of the platform owes, as rows that have a next try. */
export interface DueRewards<Row extends DueReward> {
  /** Time between two tries of a reward that was not given. */
  readonly everyMs: number;
  /** Locks and returns the one reward that has been due longest, if any, skipping rows locked by other processes. */
  readonly longestDue: (tx: Tx, now: Date) => Promise<readonly Row[]>;
  /** Gives the reward and marks it as given, or returns why it is denied. */
  readonly give: (tx: Tx, due: Row, now: Date) => Promise<Denial | null>;
  /** Sets the next try of a reward that was not given, unless another process has given it meanwhile. */
  readonly putOff: (tx: Tx, due: Row, next: Date | null, now: Date) => Promise<void>;
}

/**
 * Gives all rewards that are due, each in a separate transaction. A reward that is denied or fails is put off, so that
 * it never holds up the rewards of other players. Safe to run in several processes.
 */
export async function giveDue<Row extends DueReward>(
  platform: Pick<Platform, 'db' | 'deps'>,
  rewards: DueRewards<Row>,
): Promise<void> {
  while (await giveNext(platform, rewards)) {
    // Repeats until nothing is due.
  }
}

/** Gives one reward, or puts it off. Returns whether one was due. */
async function giveNext<Row extends DueReward>(
  { db, deps }: Pick<Platform, 'db' | 'deps'>,
  { everyMs, longestDue, give, putOff }: DueRewards<Row>,
): Promise<boolean> {
  const now = deps.now();
  const later = (due: Row, because: Denial | null) => nextTry({ because, earnedAt: due.earned_at, everyMs }, now);
  let due: Row | undefined;
  try {
    await db.transaction(async tx => {
      [due] = await longestDue(tx, now);
      const because = due === undefined ? null : await give(tx, due, now);
      if (due !== undefined && because !== null) await putOff(tx, due, later(due, because), now);
    });
    return due !== undefined;
  } catch (error) {
    const failed = due;
    if (failed === undefined || isOutage(error) || isBusy(error)) throw error;
    // Terms can deny a bonus for now, such as the number of bonuses in a day. Anything else is a fault.
    if (!(error instanceof Undone)) deps.log.error({ err: error, due: failed }, 'a due reward could not be given');
    await db.transaction(tx => putOff(tx, failed, later(failed, null), now));
    return true;
  }
}
