import type { BoxItem, Lootbox } from '@liftoff/contract/lootbox-entities';
import type { BoxTier } from '@liftoff/contract/lootbox-tiers';
import { tableGroupOf } from '@liftoff/rules/lootbox/prize-table';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { currencyOfVisitor } from '../../shared/money/visitor-currency.server.ts';
import { playedCurrency } from '../../shared/player/player.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';

export interface BoxesData {
  /** The player's boxes, newest first; `null` for a guest. */
  boxes: Lootbox[] | null;
  /** The prizes that this visitor can draw, by tier. */
  tables: Readonly<Record<BoxTier, BoxItem[]>>;
  /** The currency in which amounts are shown. */
  currency: string;
}

/**
 * Loads the player's boxes and the prize tables of the player's group. Returns `null` where boxes are not
 * allowed. Throws a 503 if the platform does not respond, because a wheel is never shown without its odds [C29].
 */
export async function loadBoxes(page: PageContext): Promise<BoxesData | null> {
  const client = clientOf(page);
  const player = await readPlayer(page);
  const [segments, boxes, visitors] = await Promise.all([
    client.wheelSegments({}),
    player ? client.listLootboxes({}) : null,
    currencyOfVisitor(page),
  ]).catch(() => {
    throw data(null, { status: 503 });
  });
  const group = tableGroupOf(player?.user.statuses.map(({ id }) => id) ?? []);
  const { rocket_lite: lite, rocket_pro: pro, rocket_max: max } = segments[group] ?? {};
  if (lite === undefined || pro === undefined || max === undefined) return null;
  return {
    boxes,
    tables: { rocket_lite: lite, rocket_pro: pro, rocket_max: max },
    currency: player ? playedCurrency(player) : visitors,
  };
}
