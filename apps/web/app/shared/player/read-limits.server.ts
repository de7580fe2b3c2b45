import { makeClient } from '@liftoff/contract/client';
import type { limits } from '@liftoff/contract/limits';
import { limitsRoutes } from '@liftoff/contract/routes';
import type { PageContext } from '../../page-context.ts';
import { anyReached } from './reached-limit.ts';

const { listLimits } = limitsRoutes;

/**
 * Whether a limit of the session's player is reached. Where that cannot be known the answer is no: the platform decides
 * again when the game is launched, and fails closed.
 */
export async function isLimitReached(page: PageContext): Promise<boolean> {
  if (!page.signedIn) return false;
  const client = makeClient<Pick<typeof limits, 'listLimits'>>({ listLimits }, '', page.send);
  return client.listLimits({}).then(anyReached, () => false);
}
