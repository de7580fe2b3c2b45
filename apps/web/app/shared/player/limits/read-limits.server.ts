import { CallError } from '@liftoff/contract/core/client';
import type { PageContext } from '../../../page-context.ts';
import { listHaving } from '../../calls/require-answer.ts';
import { clientOf } from '../../calls/server-client.server.ts';
import { reachedLimit } from './reached-limit.ts';

/**
 * Whether a limit of the session's player is reached; null where the platform does not say: then nothing may be played
 * [B12]. A guest has none, nor has who comes with a session that has ended.
 */
export async function isLimitReached(page: Pick<PageContext, 'signedIn' | 'send'>): Promise<boolean | null> {
  if (!page.signedIn) return false;
  try {
    return reachedLimit(listHaving(await clientOf(page).listLimits({}), 'id', 'type', 'accounts')) !== null;
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? false : null;
  }
}
