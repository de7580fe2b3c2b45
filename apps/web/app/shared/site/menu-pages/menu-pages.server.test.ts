import { expect, it } from 'vitest';
import { stubPage } from '../../../testing/stub-page.ts';
import { readMenuPages } from './menu-pages.server.ts';

const listed = { title: 'Fairness', path: '/fairness', categories: ['top-menu'], hidden: false };

it("menus show the visible CMS pages from their categories in the page's language [CALL-080] [SHELL-028]", async () => {
  const { page, asked } = stubPage(
    {
      '/api/cms/pages': [
        listed,
        { ...listed, path: '/verification', categories: ['footer-help'] },
        { ...listed, path: '/hidden', hidden: true },
        { ...listed, path: '/terms-and-conditions', categories: ['legal'] },
        { ...listed, path: '/of-nothing', categories: [] },
        { ...listed, path: '/vip-club', categories: [] },
        { ...listed, path: '/tournaments', categories: [], hidden: true },
      ],
    },
    { locale: 'fr-CA' },
  );
  const shown = await readMenuPages(page);
  expect(shown.map(({ path }) => path)).toEqual(['/fairness', '/verification', '/vip-club']);
  expect(shown[0]).toEqual({ path: '/fairness', title: 'Fairness', categories: ['top-menu'] });
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/api/cms/pages?l=fr-CA']]);
});

it('menus are shown without CMS pages if the platform does not respond [CALL-080]', async () => {
  expect(await readMenuPages(stubPage({}).page)).toEqual([]);
  expect(await readMenuPages(stubPage({ '/api/cms/pages': 500 }).page)).toEqual([]);
});
