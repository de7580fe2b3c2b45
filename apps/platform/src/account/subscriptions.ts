import type { Subscriptions } from '@liftoff/contract/account-access';
import { refuse, type Refused } from '../call.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../platform-context.ts';
import { playerById, type PlayerRow } from './player-row.ts';

const subscriptionsOf = ({ receive_promos, receive_sms_promos }: PlayerRow): Subscriptions => ({
  receive_promos,
  receive_sms_promos,
});

/** CALL-020. */
export async function readSubscriptions(platform: Platform, playerId: number): Promise<Subscriptions | Refused> {
  const player = await playerById(platform.db, playerId);
  return player ? subscriptionsOf(player) : refuse('unauthenticated');
}

/**
 * CALL-019. Only what is given changes, and at once; the answer says what holds then. For who may
 * not be invited to play nothing is turned on [C12] [C15]; turning off is always possible. The trail keeps what was consented to [C36] [C39].
 */
export async function updateSubscriptions(
  platform: Platform,
  playerId: number,
  wish: { [channel in keyof Subscriptions]?: boolean | undefined },
  ip: string,
  mayPromote: (tx: Tx, playerId: number) => Promise<boolean>,
): Promise<Subscriptions | Refused> {
  return await platform.db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    const before = subscriptionsOf(player);
    const isKeptOut = !(await mayPromote(tx, playerId));
    const next = (was: boolean, wished = was): boolean => wished && (was || !isKeptOut);
    const after: Subscriptions = {
      receive_promos: next(before.receive_promos, wish.receive_promos),
      receive_sms_promos: next(before.receive_sms_promos, wish.receive_sms_promos),
    };
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    await tx.query('UPDATE players SET receive_promos = $2, receive_sms_promos = $3 WHERE id = $1', [
      playerId,
      after.receive_promos,
      after.receive_sms_promos,
    ]);
    const actor = `player:${playerId}`;
    await audit(tx, platform.deps, {
      actor,
      action: 'player.subscriptions_changed',
      subject: actor,
      before,
      after,
      ip,
    });
    return after;
  });
}
