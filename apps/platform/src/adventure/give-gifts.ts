import { privateChannel } from '@liftoff/contract/core/realtime';
import type { RewardOf } from '@liftoff/contract/reward';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { giveDue, type DueReward, type DueRewards } from '../reward/give-due.ts';
import type { Denial } from '../reward/may-have.ts';
import type { Giver } from '../reward/rewards.ts';
import { giftNotice } from './adventure-notice.ts';
import { giftReference, type GiftType } from './calendar.ts';
import type { GiftParts } from './gift-parts.ts';

const hourMs = 3_600_000;

interface GiftKey {
  readonly run: string;
  readonly player_id: bigint;
  readonly step: number;
}

interface DueRow extends DueReward, GiftKey {
  readonly reward: RewardOf<'bonus' | 'freespins'>;
}

const key = 'run = $1 AND player_id = $2 AND step = $3';
const keyOf = ({ run, player_id, step }: GiftKey) => [run, player_id, step];

/**
 * Gives the gifts of completed days, each once, and cancels the gifts of days that are no longer complete after a
 * charge-back [PX-43].
 */
export function giveGifts(platform: Platform, giver: Giver<GiftType>, parts: Pick<GiftParts, 'cancel'>): void {
  const { db, deps, jobs } = platform;
  const gifts: DueRewards<DueRow> = {
    everyMs: hourMs,
    longestDue: (tx, now) =>
      tx.query(
        `SELECT run, player_id, step, reward, completed_at AS earned_at FROM adventure_gifts
         WHERE given_at IS NULL AND next_try_at <= $1
         ORDER BY next_try_at, run, player_id, step LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now],
      ),
    give: (tx, due, now) => give(tx, giver, due, now),
    putOff: async (tx, due, next) => {
      await tx.query(`UPDATE adventure_gifts SET next_try_at = $4 WHERE ${key} AND given_at IS NULL`, [
        ...keyOf(due),
        next,
      ]);
    },
  };
  const run = async () => {
    await giveDue(platform, gifts);
    const flagged = await db.query<GiftKey>(
      `SELECT run, player_id, step FROM adventure_gifts
       WHERE flagged AND given_at IS NOT NULL AND taken_back_at IS NULL ORDER BY run, player_id, step`,
    );
    await eachAlone(deps, flagged, gift => db.transaction(tx => takeBack(tx, platform, parts, gift)));
  };
  jobs.every('gifts of adventures', 1_000, run, 'facts of adventures');
}

async function give(tx: Tx, giver: Giver<GiftType>, due: DueRow, now: Date): Promise<Denial | null> {
  const { run, step, reward } = due;
  const playerId = Number(due.player_id);
  const reference = giftReference(run, step);
  const giving = await giver.give(tx, playerId, reward, { reference });
  if (giving.outcome === 'denied') return giving.because;
  await tx.query(`UPDATE adventure_gifts SET given_at = $4 WHERE ${key}`, [...keyOf(due), now]);
  const player = await playerById(tx, playerId);
  if (player !== null) {
    const notice = giftNotice({ id: reference, step, language: player.language });
    await emit(tx, privateChannel('notifications', playerId), notice);
  }
  return null;
}

/** Cancels the unused part of a flagged gift, unless another process has done so, or the day is complete again. */
async function takeBack(
  tx: Tx,
  { deps }: Platform,
  { cancel }: Pick<GiftParts, 'cancel'>,
  gift: GiftKey,
): Promise<void> {
  const taken = await tx.query(
    `SELECT FROM adventure_gifts WHERE ${key} AND flagged AND taken_back_at IS NULL FOR UPDATE`,
    keyOf(gift),
  );
  if (taken.length === 0) return;
  await cancel(tx, Number(gift.player_id), giftReference(gift.run, gift.step));
  await tx.query(`UPDATE adventure_gifts SET taken_back_at = $4 WHERE ${key}`, [...keyOf(gift), deps.now()]);
}
