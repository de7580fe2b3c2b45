import { expect, it } from 'vitest';
import { stubPage } from '../../../testing/stub-page.ts';
import { loadSearch } from './load-search.server.ts';

const found = {
  data: [],
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 3, total_count: 102 },
};

/** Loads the search page for a text, and returns the result with the game requests it made. */
async function search(text: string, number?: string) {
  const { page, asked } = stubPage({ '/api/games/providers': [], '/api/games_filter': found });
  const url = new URL('https://site.example/search');
  url.searchParams.set('q', text);
  if (number !== undefined) url.searchParams.set('page', number);
  const { query, total } = await loadSearch(page, url);
  const bodies = asked.filter(call => call.url === '/api/games_filter').map(({ body }) => body);
  return { query, total, bodies };
}
const asking = { device: 'desktop', page: 1, sort: 'popular' };
const recommended = { ...asking, filter: {}, page_size: 6 };

it.each(['', 'ab', ' ab '])(
  'requests only recommended games and no results for the search text "%s" [VALID-054] [CONST-009] [STATE-066]',
  async text => {
    expect(await search(text)).toEqual({ query: null, total: 0, bodies: [recommended] });
  },
);

it.each(['abc', ' abc '])(
  'requests forty games for the search text "%s", without its leading and trailing spaces [VALID-054] [CALL-057] [CONST-005]',
  async text => {
    const wanted = { ...asking, filter: { title: 'abc' }, page_size: 40 };
    expect(await search(text)).toEqual({ query: 'abc', total: 102, bodies: [wanted] });
  },
);

it('requests a further page of search results by its number [CALL-057] [CONST-005]', async () => {
  const wanted = { ...asking, filter: { title: 'abc' }, page: 3, page_size: 40 };
  expect(await search('abc', '3')).toEqual({ query: 'abc', total: 102, bodies: [wanted] });
});

it('also requests popular games if the search finds none', async () => {
  const none = { ...found, pagination: { ...found.pagination, total_pages: 1, total_count: 0 } };
  const { page, asked } = stubPage({ '/api/games/providers': [], '/api/games_filter': none });
  await loadSearch(page, new URL('https://site.example/search?q=abc'));
  const bodies = asked.filter(call => call.url === '/api/games_filter').map(({ body }) => body);
  expect(bodies).toEqual([{ ...asking, filter: { title: 'abc' }, page_size: 40 }, recommended]);
});

it.each(['4', '0', 'x'])('responds with 404 to the search results page "%s"', async number => {
  await expect(search('abc', number)).rejects.toMatchObject({ init: { status: 404 } });
});
