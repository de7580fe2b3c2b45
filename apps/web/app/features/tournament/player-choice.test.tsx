import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../testing/show.tsx';
import PlayerChoice from './player-choice.tsx';
import type { TournamentData } from './tournament-data.ts';

afterEach(cleanup);

/** The button on the card of a tournament that the player has not joined, by whether offers are shown to the player. */
function choiceFor(status: TournamentData['status'], offersShown: boolean | undefined) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.tournaments(7), []);
  if (offersShown !== undefined) queries.setQueryData(queryKeys.shownRules(7), { offers_shown: offersShown });
  const tournament = { id: 'one', slug: 'cup', title: 'Comet Cup', status, entry: 'confirm' } as TournamentData;
  show(
    <QueryClientProvider client={queries}>
      <PlayerChoice tournament={tournament} playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  return [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);
}

it('a player to whom offers are shown can join a running tournament', () => {
  expect(choiceFor('active', true)).toEqual(['Join']);
});

it.each([
  ['active', false],
  ['active', undefined],
  ['future', false],
] as const)(
  'in a tournament that is %s, a player to whom no offers are shown (%s) sees only the standings [PX-07]',
  (status, shown) => {
    expect(choiceFor(status, shown)).toEqual(['Standings']);
  },
);
