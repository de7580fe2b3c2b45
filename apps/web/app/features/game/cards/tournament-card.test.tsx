import type { TournamentStatus } from '@liftoff/contract/tournament';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { playData } from '../../../testing/play-data.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import TournamentCard from './tournament-card.tsx';

const cup = (title: string, categories: string[] | null, more: Partial<TournamentStatus> = {}) => ({
  title,
  frontend_identifier: title.toLowerCase(),
  award_place: 4,
  points: 3,
  next: { place: 3, points: 1 },
  counting: categories && { games: [], categories, until: '2026-11-23T00:00:00.000Z' },
  ...more,
});

function open(...own: object[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.tournaments(7), own);
  queries.setQueryData(queryKeys.shownRules(7), { offers_shown: true });
  show(
    <QueryClientProvider client={queries}>
      <TournamentCard game={playData.game} playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
}

it('the card of tournaments shows the place in the one that ends first among those in which the game counts', () => {
  open(cup('Later', ['slots']), cup('Sooner', ['slots']), cup('Other', ['live']), cup('Ended', null));
  expect(screen.getByRole('link').textContent).toBe('Sooner');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tournaments/sooner');
  expect(screen.getByText('Place 4')).toBeTruthy();
  expect(screen.getByText('1 point to place 3')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('75');
});

it('the card of tournaments is absent if the game counts in none that the player has joined', () => {
  open(cup('Other', ['live']), cup('Ended', null));
  expect(screen.queryByRole('heading')).toBeNull();
});
