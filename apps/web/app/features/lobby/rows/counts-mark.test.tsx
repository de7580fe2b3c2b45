import type { TournamentStatus } from '@liftoff/contract/tournament';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import CountsMark from './counts-mark.tsx';

/** Shows the tile marks of a slot for a player whose joined tournaments count these games. */
function open(counting: readonly (Partial<NonNullable<TournamentStatus['counting']>> | null)[], areOffersShown = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const until = '2026-11-23T00:00:00.000Z';
  const all = counting.map(one => ({ counting: one && { games: [], categories: [], until, ...one } }));
  queries.setQueryData(queryKeys.tournaments(7), all);
  queries.setQueryData(queryKeys.shownRules(7), { offers_shown: areOffersShown });
  show(
    <QueryClientProvider client={queries}>
      <CountsMark game={{ slug: 'moon-koi', categories: ['slots', 'new'] }} playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  return screen.queryByText('Counts in your tournament');
}

it.each([[{ games: ['moon-koi'] }], [{ categories: ['slots'] }]])(
  'a game is marked if its rounds count in a tournament that the player has joined (case %#)',
  counting => {
    expect(open([null, counting])).toBeTruthy();
  },
);

it.each([
  ['another game counts', { games: ['sun-koi'], categories: ['live'] }],
  ['no round can count now', null],
  ['all games count, so that a mark would tell nothing', {}],
])('a game is not marked if %s', (_why, counting) => {
  expect(open([counting])).toBeNull();
});

it('no game is marked for a player to whom offers are not shown, such as during a break [C15]', () => {
  expect(open([{ games: ['moon-koi'] }], false)).toBeNull();
});
