import type { Subscriptions } from '@liftoff/contract/account/access';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { siteOf } from '../mail/site-link.ts';
import type { MayPromote } from './marketing.ts';
import {
  againInSec,
  noteOffersAsked,
  offerChannelNames,
  offerChannels,
  sendOffersLink,
  wantedOffers,
  type OfferChannel,
} from './offers.ts';
import { playerById, type PlayerRow } from '../player-row.ts';

/** The requested subscription for each channel. Channels that are left out stay unchanged. */
export type SubscriptionRequest = { readonly [channel in OfferChannel]?: boolean | undefined };

async function subscriptionsOf(sql: Sql, deps: Deps, player: PlayerRow): Promise<Subscriptions> {
  const waiting = async (channel: OfferChannel) =>
    player[offerChannels[channel].askedAt] === null
      ? null
      : { again_in_sec: await againInSec(sql, deps, Number(player.id), channel) };
  return {
    ...wantedOffers(player),
    promos_waiting: await waiting('receive_promos'),
    sms_promos_waiting: await waiting('receive_sms_promos'),
  };
}

export async function readSubscriptions({ db, deps }: Platform, playerId: number): Promise<Subscriptions | Refused> {
  const player = await playerById(db, playerId);
  return player ? await subscriptionsOf(db, deps, player) : refuse('unauthenticated');
}

/** Changes the player's subscriptions and returns the resulting state. */
export async function updateSubscriptions(
  platform: Platform,
  request: SubscriptionRequest,
  call: CallOf<'player'>,
  mayPromote: MayPromote,
): Promise<Subscriptions | Refused> {
  return await platform.db.transaction(async tx => {
    const player = await playerById(tx, call.player.id, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    await changeSubscriptions(tx, platform, player, request, call, mayPromote);
    const after = await playerById(tx, call.player.id);
    return after ? await subscriptionsOf(tx, platform.deps, after) : refuse('unauthenticated');
  });
}

/**
 * Changes only the given channels. Turning a channel off takes effect immediately and is always possible. Turning it
 * on takes effect only once the player uses an emailed link, one per channel; a repeated request sends the link again
 * [C39]. No channel is turned on for a player who may not be sent promotions [C12] [C15]. The audit trail records the
 * consent [C36]. The caller must hold the lock on the player's row.
 */
export async function changeSubscriptions(
  tx: Tx,
  platform: Platform,
  player: PlayerRow,
  request: SubscriptionRequest,
  call: Pick<CallOf<'player'>, 'ip' | 'header'>,
  mayPromote: MayPromote,
): Promise<void> {
  const { deps, config } = platform;
  const playerId = Number(player.id);
  const actor = `player:${playerId}`;
  const line = { actor, subject: actor, ip: call.ip } as const;
  const before = wantedOffers(player);
  const off = offerChannelNames.filter(channel => request[channel] === false);
  for (const channel of off)
    await tx.query(`UPDATE players SET ${channel} = false, ${offerChannels[channel].askedAt} = NULL WHERE id = $1`, [
      playerId,
    ]);
  const after = { ...before, ...Object.fromEntries(off.map(channel => [channel, false])) };
  if (off.some(channel => before[channel]))
    await audit(tx, deps, { ...line, action: 'player.subscriptions_changed', before, after });
  const asked = offerChannelNames.filter(channel => request[channel] === true && !before[channel]);
  if (asked.length === 0 || !(await mayPromote(tx, playerId))) return;
  const { email, language } = player;
  for (const channel of asked) {
    const { askedAt } = offerChannels[channel];
    if (player[askedAt] === null) {
      await tx.query(`UPDATE players SET ${askedAt} = $2 WHERE id = $1`, [playerId, deps.now()]);
      await noteOffersAsked(tx, deps, { playerId, ip: call.ip }, channel);
    }
    await sendOffersLink(tx, platform, channel, { playerId, email, language, site: siteOf(config, call) });
  }
}
