import type { CompCard } from '@liftoff/contract/points-entities';
import { useEffect, useState } from 'react';
import { logFailure } from '../../shared/calls/client-log.ts';
import { listHaving } from '../../shared/calls/require-answer.ts';
import { pointsCalls } from '../../shared/calls/tables/points-calls.ts';
import { useSite } from '../../shared/site/site.ts';

/** The cards of the shop, or their state while there are none. */
export type CardsState = CompCard[] | 'loading' | 'failed';

/**
 * The cards that the server rendered. If it had none, the browser loads them. `replace` takes a card that has changed
 * since.
 */
export function useCards(rendered: CompCard[] | null) {
  const { locale } = useSite();
  const [cards, setCards] = useState<CardsState>(rendered ?? 'loading');
  const isLoading = cards === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const query = { locale };
    const others = ['freespins', 'lootboxes', 'lotteries'].map(type => pointsCalls.rates({ params: { type }, query }));
    Promise.all([pointsCalls.moneyRates({ query }), ...others]).then(
      lists => setCards(listHaving(lists.flat(), 'group', 'points')),
      (error: unknown) => {
        logFailure('load the points shop', error);
        setCards('failed');
      },
    );
  }, [isLoading, locale]);
  return {
    cards,
    again: () => setCards('loading'),
    replace: (card: CompCard) =>
      setCards(now => (Array.isArray(now) ? now.map(one => (one.group === card.group ? card : one)) : now)),
  };
}
