import type { User } from '@liftoff/contract/account/account';
import type { Adventure } from '@liftoff/contract/adventure';
import { CallError } from '@liftoff/contract/core/client';
import { hasAdventure } from '@liftoff/rules/adventure/run';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';

/**
 * The adventure of the signed-in player. The operator's file says who has it [PCALL-015]; everyone else gets a 404. Throws
 * a 503 if the platform does not respond.
 */
export async function loadAdventure(page: PageContext, user: User): Promise<Adventure> {
  const client = clientOf(page);
  const { days, ...calendar } = await client.vipAdventures({}).catch(failed);
  const groups = user.statuses.map(({ id }) => id);
  if (days === undefined || !hasAdventure(calendar, groups)) throw data(null, { status: 404 });
  return await client.getAdventure({}).catch(failed);
}

const failed = (error: unknown): never => {
  throw data(null, { status: error instanceof CallError && error.refusal === 'not_found' ? 404 : 503 });
};
