import { hasAdventure } from '@liftoff/rules/adventure/run';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import { makePaths } from '../../shared/site/address/paths.ts';
import { readOpenPages } from '../../shared/site/managed-pages.server.ts';
import type { ManagedPage } from './promotion-data.ts';

/** The managed pages that the visitor may open. */
export async function loadManagedPages(page: PageContext): Promise<ManagedPage[]> {
  const paths = makePaths(page);
  const [isOpen, ownsAdventure] = await Promise.all([readOpenPages(page), readOwnsAdventure(page)]);
  const managed: ManagedPage[] = [
    { name: 'mart', href: paths.rocketMart() },
    { name: 'wheel', href: paths.wheel('wheel') },
    { name: 'lootboxes', href: paths.lootboxes() },
    ...(ownsAdventure ? [{ name: 'adventure' as const, href: paths.adventure() }] : []),
  ];
  return managed.filter(({ href }) => isOpen(href.split('/').at(-1) ?? ''));
}

/** Whether the visitor is a player who has the adventure. The platform also refuses players of its group [PX-07]. */
async function readOwnsAdventure(page: PageContext): Promise<boolean> {
  const player = await readPlayer(page);
  if (player === null) return false;
  const client = clientOf(page);
  try {
    const { days, ...calendar } = await client.vipAdventures({});
    const groups = player.user.statuses.map(({ id }) => id);
    return days !== undefined && hasAdventure(calendar, groups) && (await client.getAdventure({})).days.length > 0;
  } catch {
    return false;
  }
}
