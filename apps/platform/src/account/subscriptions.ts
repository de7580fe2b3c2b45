import type { Subscriptions } from '@liftoff/contract/account-access';
import { refuse, type CallOf, type Refused } from '../call.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Platform } from '../platform-context.ts';
import { siteOf } from './mail/site-link.ts';
import type { MayPromote } from './mail/marketing.ts';
import { againInSec, sendOffersLink } from './offers.ts';
import { playerById, type PlayerRow } from './player-row.ts';

/** What a player wishes to be sent; what is not named stays as it is. */
export type SubscriptionWish = { readonly [channel in Channel]?: boolean | undefined };
type Channel = 'receive_promos' | 'receive_sms_promos';

const channelsOf = ({ receive_promos, receive_sms_promos }: PlayerRow): Record<Channel, boolean> => ({
  receive_promos,
  receive_sms_promos,
});

async function subscriptionsOf(sql: Sql, deps: Deps, player: PlayerRow): Promise<Subscriptions> {
  const waits = player.promos_asked_at !== null;
  const promos_waiting = waits ? { again_in_sec: await againInSec(sql, deps, Number(player.id)) } : null;
  return { ...channelsOf(player), promos_waiting };
}

/** CALL-020. */
export async function readSubscriptions({ db, deps }: Platform, playerId: number): Promise<Subscriptions | Refused> {
  const player = await playerById(db, playerId);
  return player ? await subscriptionsOf(db, deps, player) : refuse('unauthenticated');
}

/** CALL-019. The answer says what holds then. */
export async function updateSubscriptions(
  platform: Platform,
  wish: SubscriptionWish,
  call: CallOf<'player'>,
  mayPromote: MayPromote,
): Promise<Subscriptions | Refused> {
  return await platform.db.transaction(async tx => {
    const player = await playerById(tx, call.player.id, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    await changeSubscriptions(tx, platform, player, wish, call, mayPromote);
    const after = await playerById(tx, call.player.id);
    return after ? await subscriptionsOf(tx, platform.deps, after) : refuse('unauthenticated');
  });
}

/**
 * Only what is given changes, and at once, but for offers by e-mail: they wait for the link of a mail, which another wish
 * sends again [C39]. For who may not be invited to play nothing is turned on [C12] [C15]; turning off is always possible.
 * The trail keeps what was consented to [C36]. The caller holds the player's row.
 */
export async function changeSubscriptions(
  tx: Tx,
  platform: Platform,
  player: PlayerRow,
  wish: SubscriptionWish,
  call: Pick<CallOf<'player'>, 'ip' | 'header'>,
  mayPromote: MayPromote,
): Promise<void> {
  const { deps, config } = platform;
  const playerId = Number(player.id);
  const before = channelsOf(player);
  const mayTurnOn = await mayPromote(tx, playerId);
  const { receive_promos: email, receive_sms_promos: sms = before.receive_sms_promos } = wish;
  const after: Record<Channel, boolean> = {
    receive_promos: before.receive_promos && email !== false,
    receive_sms_promos: sms && (before.receive_sms_promos || mayTurnOn),
  };
  const asks = email === true && !before.receive_promos && mayTurnOn;
  const asked = email === false ? null : player.promos_asked_at;
  await tx.query(
    'UPDATE players SET receive_promos = $2, receive_sms_promos = $3, promos_asked_at = $4 WHERE id = $1',
    [playerId, after.receive_promos, after.receive_sms_promos, asks ? (asked ?? deps.now()) : asked],
  );
  const actor = `player:${playerId}`;
  const line = { actor, subject: actor, ip: call.ip } as const;
  if (JSON.stringify(after) !== JSON.stringify(before))
    await audit(tx, deps, { ...line, action: 'player.subscriptions_changed', before, after });
  if (!asks) return;
  if (asked === null) await audit(tx, deps, { ...line, action: 'player.offers_asked' });
  const { email: to, language } = player;
  await sendOffersLink(tx, platform, { playerId, email: to, language, site: siteOf(config, call) });
}
