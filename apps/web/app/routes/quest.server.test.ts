import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './quest.tsx';

const games = Array.from({ length: 20 }, (_, at) => ({
  id: `game-${at}`,
  identifier: `game-${at}`,
  slug: `game-${at}`,
  title: `Game ${at}`,
  provider: 'crane',
  categories: [],
  badges: [],
  currencies: {},
}));
const found = { data: games, pagination: { total_pages: 1, total_count: 214 } };

/** Calls the loader of the page of a quest with this status, with these answers about games. */
async function questWith(status: string, answers: Record<string, unknown>) {
  const context = new RouterContextProvider();
  const config = { '/api/fe/config/manage-promotion-pages': { quests: true } };
  const quests = { '/api/quests': [{ id: 'hop', questSlug: 'hop', status }] };
  context.set(pageContext, stubPage({ ...config, ...quests, ...answers }).page);
  const url = new URL('https://site.example/quests/hop');
  const args = { context, params: { slug: 'hop' }, url };
  return await loader(args as unknown as Parameters<typeof loader>[0]);
}

it('an active quest shows the first twelve of the games that count, and a future one shows none', async () => {
  const { games: counting } = await questWith('active', { '/api/games_filter': found });
  expect(counting?.games).toHaveLength(12);
  expect(counting?.total).toBe(214);
  expect((await questWith('future', { '/api/games_filter': found })).games).toBeNull();
});

it('a quest is shown without games if they fail to load', async () => {
  const { quest, games: none } = await questWith('active', { '/api/games_filter': 503 });
  expect(quest.id).toBe('hop');
  expect(none?.games).toEqual([]);
});
