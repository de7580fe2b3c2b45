import type { User } from '@liftoff/contract/account/account';
import type { Adventure } from '@liftoff/contract/adventure';
import { CallError } from '@liftoff/contract/core/client';
import { hasAdventure } from '@liftoff/rules/adventure/run';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';

/**
 * Loads the player's adventure. Throws a 404 if the player has none, by the operator's file [PCALL-015] or by the
 * platform's rules, and a 503 if the platform does not respond.
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
