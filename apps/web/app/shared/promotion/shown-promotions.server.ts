import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';

/**
 * The ids of the promotions that a player may be shown now [PX-07]; `null` for guests, who see all public ones. Throws
 * if the platform does not respond, so that nothing is shown without its decision.
 */
export async function shownPromotions(page: PageContext): Promise<ReadonlySet<string> | null> {
  if (!page.signedIn) return null;
  return new Set((await clientOf(page).listPromotions({})).map(({ id }) => id));
}

/**
 * Whether a promotion is in the visitor's lists. Cancelled promotions are not among the shown ones; they stay in the
 * lists of players who may have promotions.
 */
export const isListed = (
  shown: ReadonlySet<string> | null,
  { id, isCancelled }: { readonly id: string; readonly isCancelled: boolean },
): boolean => shown === null || shown.has(id) || (isCancelled && shown.size > 0);
