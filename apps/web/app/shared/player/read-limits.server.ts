import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../server-client.server.ts';
import { reachedLimit } from './reached-limit.ts';

/**
 * Whether a limit of the session's player is reached. Where that cannot be known the answer is no: the platform decides
 * again when the game is launched, and fails closed.
 */
export async function isLimitReached(page: PageContext): Promise<boolean> {
  if (!page.signedIn) return false;
  return clientOf(page)
    .listLimits({})
    .then(
      limits => reachedLimit(limits) !== null,
      () => false,
    );
}
