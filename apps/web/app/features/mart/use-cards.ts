import type { CompCard } from '@liftoff/contract/points-entities';
import { useEffect, useState } from 'react';
import { logFailure } from '../../shared/calls/client-log.ts';
import { listHaving } from '../../shared/calls/require-answer.ts';
import { pointsCalls } from '../../shared/calls/tables/points-calls.ts';
import { useSite } from '../../shared/site/site.ts';
import { readCards } from './read-cards.ts';

/** The cards of the shop, or their state while there are none. */
export type CardsState = CompCard[] | 'loading' | 'failed';

/**
 * The cards that the server rendered. If it could not load them, the browser does. `replace` swaps in a card that has
 * changed since.
 */
export function useCards(rendered: CompCard[] | null) {
  const { locale } = useSite();
  const [cards, setCards] = useState<CardsState>(rendered ?? 'loading');
  const isLoading = cards === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    readCards(pointsCalls, { locale }).then(
      read => setCards(listHaving(read, 'group', 'points')),
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
