import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadArticle, loadNews } from './load-news.server.ts';

const article = (day: number, more: object = {}) => ({
  path: `/news/of-${day}`,
  title: `Of ${day}`,
  blocks: { description: 'Text', json: { updated_on: `2026-11-0${day}` } },
  categories: ['news'],
  hidden: false,
  ...more,
});
const listed = [
  ...[3, 1, 7, 2, 6, 4, 5].map(day => article(day)),
  article(8, { hidden: true }),
  article(9, { categories: ['legal'] }),
];
const pictures = [{ id: 'a', categories: ['news', '/news/of-7'], image: '/pictures/scene/vip-640.webp' }];
const news = (search: string, answer: unknown = listed, files: unknown = pictures) => {
  const { page, asked } = stubPage({ '/api/cms/pages': answer, '/api/cms/files': files }, { locale: 'de' });
  const loaded = loadNews(page, new URL(`https://site.example/news${search}`)).catch((error: unknown) => error);
  return { loaded, asked };
};

it('shows the newest six articles first and the older ones on the next page [ROUTE-071] [CONST-008] [CALL-082] [PCONST-002]', async () => {
  const { loaded, asked } = news('');
  const first = (await loaded) as Awaited<ReturnType<typeof loadNews>>;
  expect(first.articles.map(({ title }) => title)).toEqual(['Of 7', 'Of 6', 'Of 5', 'Of 4', 'Of 3', 'Of 2']);
  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first.articles[0]).toEqual({
    path: '/news/of-7',
    title: 'Of 7',
    description: 'Text',
    date: '2026-11-07',
    image: '/pictures/scene/vip-640.webp',
  });
  expect(asked.map(({ url }) => url)).toEqual(['/api/cms/pages?l=de', '/api/cms/files?l=de']);
  expect(await news('?page=2').loaded).toMatchObject({ articles: [{ title: 'Of 1' }], page: 2 });
});

it.each(['?page=3', '?page=0', '?page=x', '?page=1e1'])(
  'the news page responds with 404 to the page query %s',
  async search => {
    expect(await news(search).loaded).toMatchObject({ init: { status: 404 } });
  },
);

it('shows an empty news list if there are no articles, and a 503 if the platform does not respond', async () => {
  expect(await news('', []).loaded).toEqual({ articles: [], page: 1, pages: 1 });
  expect(await news('', listed, 500).loaded).toMatchObject({ articles: { length: 6, 0: { image: null } } });
  expect(await news('', 500).loaded).toMatchObject({ init: { status: 503 } });
});

it('shows an article with the image from the news list, and without one if the images fail to load', async () => {
  const text = { path: '/news/of-7', title: 'Of 7', content: '<p>Text</p>', blocks: {}, categories: ['news'] };
  const load = async (files: unknown) => {
    const { page } = stubPage({ '/api/cms/pages/news/of-7': text, '/api/cms/files': files }, { locale: 'de' });
    return await loadArticle(page, '/news/of-7');
  };
  expect(await load(pictures)).toMatchObject({ title: 'Of 7', image: '/pictures/scene/vip-640.webp' });
  expect(await load(500)).toMatchObject({ title: 'Of 7', image: null });
});
