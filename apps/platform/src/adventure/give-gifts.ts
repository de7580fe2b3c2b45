import { privateChannel } from '@liftoff/contract/core/realtime';
import type { RewardOf } from '@liftoff/contract/reward';
import { playerById } from '../account/player-row.ts';
import { Undone } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import type { Denial } from '../reward/may-have.ts';
import { nextTry } from '../reward/next-try.ts';
import type { Giver } from '../reward/rewards.ts';
import { giftNotice } from './adventure-notice.ts';
import { giftReference, type GiftType } from './calendar.ts';
import type { GiftParts } from './gift-parts.ts';

const hourMs = 3_600_000;

interface DueRow {
  readonly run: string;
  readonly player_id: bigint;
  readonly step: number;
  readonly reward: RewardOf<'bonus' | 'freespins'>;
  readonly completed_at: Date;
}

/**
 * Gives the gifts of completed days, each once and in its own transaction. Cancels the gifts of days that are no longer
 * complete after a charge-back [PX-43]. Safe to run in several processes.
 */
export function giveGifts(platform: Platform, giver: Giver<GiftType>, parts: Pick<GiftParts, 'cancel'>): void {
  const { db, jobs } = platform;
  const run = async () => {
    while ((await giveNext(platform, giver)) || (await db.transaction(tx => takeBackNext(tx, platform, parts)))) {
      // Repeats until nothing is due.
    }
  };
  jobs.every('gifts of adventures', 1_000, run, 'facts of adventures');
}

/** Gives one gift. Returns whether one was due. */
async function giveNext(platform: Platform, giver: Giver<GiftType>): Promise<boolean> {
  const { db, deps } = platform;
  const now = deps.now();
  let due: DueRow | undefined;
  try {
    await db.transaction(async tx => {
      [due] = await tx.query<DueRow>(
        `SELECT run, player_id, step, reward, completed_at FROM adventure_gifts
         WHERE given_at IS NULL AND next_try_at <= $1
         ORDER BY next_try_at, run, player_id, step LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now],
      );
      if (due !== undefined) await give(tx, giver, due, now);
    });
  } catch (error) {
    // The terms of a bonus deny it for now, such as the number of bonuses in a day.
    if (!(error instanceof Undone) || due === undefined) throw error;
    await postpone(db, due, null, now);
  }
  return due !== undefined;
}

const key = 'run = $1 AND player_id = $2 AND step = $3';
const keyOf = ({ run, player_id, step }: Pick<DueRow, 'run' | 'player_id' | 'step'>) => [run, player_id, step];

async function give(tx: Tx, giver: Giver<GiftType>, due: DueRow, now: Date): Promise<void> {
  const { run, step, reward } = due;
  const playerId = Number(due.player_id);
  const giving = await giver.give(tx, playerId, reward, { reference: giftReference(run, step) });
  if (giving.outcome === 'denied') return postpone(tx, due, giving.because, now);
  await tx.query(`UPDATE adventure_gifts SET given_at = $4, next_try_at = $4 WHERE ${key}`, [...keyOf(due), now]);
  const player = await playerById(tx, playerId);
  if (player !== null)
    await emit(
      tx,
      privateChannel('notifications', playerId),
      giftNotice({ id: giftReference(run, step), step, language: player.language }),
    );
}

async function postpone(sql: Sql, due: DueRow, because: Denial | null, now: Date): Promise<void> {
  const next = nextTry({ because, earnedAt: due.completed_at, everyMs: hourMs }, now);
  await sql.query(`UPDATE adventure_gifts SET next_try_at = $4 WHERE ${key} AND given_at IS NULL`, [
    ...keyOf(due),
    next,
  ]);
}

/** Cancels the unused part of one flagged gift. Returns whether there was one. */
async function takeBackNext(tx: Tx, { deps }: Platform, { cancel }: Pick<GiftParts, 'cancel'>): Promise<boolean> {
  const [flagged] = await tx.query<Pick<DueRow, 'run' | 'player_id' | 'step'>>(
    `SELECT run, player_id, step FROM adventure_gifts
     WHERE flagged AND given_at IS NOT NULL AND taken_back_at IS NULL
     ORDER BY run, player_id, step LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  if (flagged === undefined) return false;
  await cancel(tx, Number(flagged.player_id), giftReference(flagged.run, flagged.step));
  await tx.query(`UPDATE adventure_gifts SET taken_back_at = $4 WHERE ${key}`, [...keyOf(flagged), deps.now()]);
  return true;
}
