import type { Adventure } from '@liftoff/contract/adventure';
import { dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import { superPrizeState } from '@liftoff/rules/adventure/day-state';
import { playerById } from '../account/player-row.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Sql, Tx } from '../database/database.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import type { Giver } from '../reward/rewards.ts';
import { giftReference, type GiftType } from './calendar.ts';

export interface Claim {
  readonly playerId: number;
  /** The run that the player saw. */
  readonly run: string;
  /** Country of the call; `null` if unknown. */
  readonly country: string | null;
  readonly now: Date;
}

/**
 * Gives the super prize in the caller's transaction. Claiming a prize again is not an error. The lock on the player's
 * completed days puts the claim either before or after a charge-back of their deposits.
 */
export async function claimSuperPrize(
  tx: Tx,
  { giver, read }: { giver: Giver<GiftType>; read: (sql: Sql) => Promise<Adventure | null> },
  { playerId, run, country, now }: Claim,
): Promise<Refused | null> {
  await tx.query('SELECT FROM adventure_gifts WHERE run = $1 AND player_id = $2 ORDER BY step FOR UPDATE', [
    run,
    playerId,
  ]);
  if ((await playerById(tx, playerId, 'FOR UPDATE')) === null) return refuse('unauthenticated');
  const barred = await protectedFromGifts(tx, { playerId, country, now });
  if (barred !== null) return barred;
  const shown = await read(tx);
  const last = shown?.days.at(-1);
  if (shown?.id !== run || last === undefined) return refuse('not_found');
  const state = superPrizeState(shown.days, shown.needed_days, dayNumberAt(now));
  if (state === 'taken') return null;
  const { reward } = last.prize;
  if (state !== 'open' || reward.type !== 'money') return refuse('forbidden');
  const { outcome } = await giver.give(tx, playerId, reward, { reference: giftReference(run, last.step) });
  if (outcome === 'denied') return refuse('forbidden');
  await tx.query(
    `INSERT INTO adventure_gifts (run, player_id, step, reward, completed_at, next_try_at, given_at)
     VALUES ($1, $2, $3, $4::jsonb, $5, $5, $5) ON CONFLICT DO NOTHING`,
    [run, playerId, last.step, JSON.stringify(reward), now],
  );
  return null;
}
