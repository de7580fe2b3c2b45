import { fireEvent, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { tileGames } from '../../../testing/tile-games.ts';
import type { SearchData } from './load-search.server.ts';
import { SearchPage } from './search-page.tsx';

class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));

const games = tileGames(102);

/** A results page as loaded by the server. */
function pageOf(number: number): SearchData {
  return {
    id: 'game',
    title: 'game',
    text: 'game',
    query: 'game',
    games: games.slice((number - 1) * 40, number * 40),
    page: number,
    pages: 3,
    total: games.length,
    sort: 'popular',
    filter: { title: 'game' },
    recommended: [],
    failed: false,
  };
}

it('the search page loads results page by page up to the last game [SHELL-076] [CALL-057] [CONST-005]', async () => {
  const asked: string[] = [];
  const Routes = createRoutesStub([
    { path: '/', Component: () => <SearchPage data={pageOf(1)} /> },
    {
      path: '/search',
      loader: ({ request }) => {
        const { pathname, search, searchParams } = new URL(request.url);
        asked.push(pathname + search);
        return pageOf(Number(searchParams.get('page')));
      },
      Component: () => null,
    },
  ]);
  show(<Routes initialEntries={[{ pathname: '/', key: 'search' }]} />);
  for (const shown of [80, 102]) {
    fireEvent.click(screen.getByRole('link', { name: 'More games' }));
    await screen.findByText(`${shown} of 102 games`);
  }
  expect(asked).toEqual(['/search?q=game&page=2', '/search?q=game&page=3']);
  expect(screen.getAllByRole('article').at(-1)?.textContent).toContain('Game 101');
  expect(screen.queryByRole('link', { name: 'More games' })).toBeNull();
});

it('the search page says that nothing was found, links to games and shows popular ones [VALID-055]', () => {
  const none = { ...pageOf(1), games: [], pages: 0, total: 0, recommended: games.slice(0, 6) };
  const Routes = createRoutesStub([{ path: '/', Component: () => <SearchPage data={none} /> }]);
  show(<Routes />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Search games',
    'No results for “game”',
    'Popular games',
  ]);
  expect(screen.getByRole('link', { name: 'Browse pokies' }).getAttribute('href')).toBe('/pokies/all');
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

it('the search page repeats a failed search with the same text when the visitor clicks "Try again" [ERR-014]', async () => {
  const asked: string[] = [];
  const few = { ...pageOf(1), games: games.slice(0, 2), pages: 1, total: 2 };
  const answers: SearchData[] = [{ ...few, games: [], pages: 0, total: 0, failed: true }, few];
  const Found = () => <SearchPage data={useLoaderData<SearchData>()} />;
  const Routes = createRoutesStub([
    {
      path: '/search',
      loader: ({ request }) => {
        asked.push(new URL(request.url).search);
        return answers.shift();
      },
      Component: Found,
      HydrateFallback: () => null,
    },
  ]);
  show(<Routes initialEntries={['/search?q=game']} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 results for “game”')).toBeTruthy();
  expect(asked).toEqual(['?q=game', '?q=game']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
