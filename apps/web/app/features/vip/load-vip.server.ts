import type { VipProgress } from '@liftoff/contract/vip-entities';
import { defaultProgress } from '@liftoff/rules/vip/progress';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { playedCurrency } from '../../shared/player/player.ts';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { hasNoClub } from '../../shared/vip/vip-progress.ts';

export interface VipData {
  readonly progress: VipProgress;
  /** The time at which the server rendered the page, in milliseconds. The days left are counted from it. */
  readonly now: number;
}

/**
 * Loads the player's progress. If it fails to load, that of a Regular player at zero takes its place [PERR-012]. Throws
 * a 404 for a player who may not have a status.
 */
export async function loadVip(page: PageContext, url: URL): Promise<VipData> {
  const player = await requirePlayer(page, url);
  const progress = await clientOf(page)
    .vipProgress({})
    .catch((error: unknown) => {
      if (hasNoClub(error)) throw data(null, { status: 404 });
      return defaultProgress(playedCurrency(player));
    });
  return { progress, now: Date.now() };
}
