import { expect, it } from 'vitest';
import { stubPage } from '../../../testing/stub-page.ts';
import { loadStudio } from './load-studio.server.ts';

const studios = [
  { id: 'a', slug: 'b', title: 'First', games_count: 90, demo_count: 80, returns: { lowest: 94, highest: 97.1 } },
  { id: 'b', slug: 'c', title: 'Second', games_count: 3 },
];
const found = {
  data: [],
  pagination: { current_page: 2, next_page: 3, prev_page: 1, total_pages: 3, total_count: 90 },
};
const answers = { '/api/games/providers': studios, '/api/games_filter': found };
const url = new URL('https://site.example/producers/b/2?sort=new');

it.each([
  ['b', 'a', 'First'],
  ['a', 'a', 'First'],
  ['c', 'b', 'Second'],
])('the name "%s" finds studio %s: slugs take precedence over ids [ROUTE-015] [ROUTE-017]', async (name, id, title) => {
  const { page, asked } = stubPage(answers);
  expect(await loadStudio(page, url, name, '2')).toMatchObject({ id, title, page: 2, pages: 3, total: 90 });
  const call = asked.find(({ url: address }) => address === '/api/games_filter');
  expect(call).toMatchObject({
    method: 'POST',
    body: { device: 'desktop', filter: { providers: [id] }, page: 2, page_size: 40, sort: 'new' },
  });
});

it('finds no studio for an unknown name [ROUTE-017]', async () => {
  expect(await loadStudio(stubPage(answers).page, url, 'x', undefined)).toBeNull();
});

it("includes figures about all of the studio's games", async () => {
  expect(await loadStudio(stubPage(answers).page, url, 'b', '2')).toMatchObject({
    figures: { games_count: 90, demo_count: 80, returns: { lowest: 94, highest: 97.1 } },
  });
  expect(await loadStudio(stubPage(answers).page, url, 'c', '2')).toMatchObject({ figures: { games_count: 3 } });
});
