import { CallError } from '@liftoff/contract/core/client';
import type { PageContext } from '../../../page-context.ts';
import { listHaving } from '../../calls/require-answer.ts';
import { clientOf } from '../../calls/server-client.server.ts';
import { reachedLimit } from './reached-limit.ts';

/**
 * Whether the session's player has reached a limit. `null` if the platform does not respond: no game may then be
 * played [B12]. `false` for guests and ended sessions.
 */
export async function isLimitReached(page: Pick<PageContext, 'signedIn' | 'send'>): Promise<boolean | null> {
  if (!page.signedIn) return false;
  try {
    return reachedLimit(listHaving(await clientOf(page).listLimits({}), 'id', 'type', 'accounts')) !== null;
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? false : null;
  }
}
