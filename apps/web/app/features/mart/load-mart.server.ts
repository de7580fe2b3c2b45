import type { CompCard } from '@liftoff/contract/points-entities';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';

/** The cards of the shop in every type; `null` if the platform did not respond, so that the browser tries again. */
export async function loadCards(page: PageContext): Promise<CompCard[] | null> {
  const query = { locale: page.locale };
  const client = clientOf(page);
  const types = ['freespins', 'lootboxes', 'lotteries'];
  return await Promise.all([
    client.moneyRates({ query }),
    ...types.map(type => client.rates({ params: { type }, query })),
  ]).then(
    lists => lists.flat(),
    () => null,
  );
}
