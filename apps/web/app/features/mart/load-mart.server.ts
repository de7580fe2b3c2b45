import type { CompCard } from '@liftoff/contract/points-entities';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readCards } from './read-cards.ts';

/** The cards of the shop in every type; `null` if the platform did not respond, so that the browser tries again. */
export async function loadCards(page: PageContext): Promise<CompCard[] | null> {
  return await readCards(clientOf(page), { locale: page.locale }).catch(() => null);
}
