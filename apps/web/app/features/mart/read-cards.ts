import type { CompCard } from '@liftoff/contract/points-entities';
import type { pointsCalls } from '../../shared/calls/tables/points-calls.ts';

/** Reads the cards of the shop in every type. */
export async function readCards(
  calls: Pick<typeof pointsCalls, 'moneyRates' | 'rates'>,
  query: NonNullable<Parameters<typeof pointsCalls.rates>[0]['query']>,
): Promise<CompCard[]> {
  const others = ['freespins', 'lootboxes', 'lotteries'].map(type => calls.rates({ params: { type }, query }));
  return (await Promise.all([calls.moneyRates({ query }), ...others])).flat();
}
