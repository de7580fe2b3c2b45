import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './catch-all.tsx';

const cms = { id: 'x', title: 'Of the CMS', content: '<p>Text</p>', blocks: {}, categories: [], hidden: false };

/** Calls the loader for a path and returns its data, its redirect or its error. */
async function at(path: string, answers: Record<string, unknown>, search = '') {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage(answers).page);
  const url = new URL(`https://site.example/${path}${search}`);
  const args = { context, params: { '*': path }, url, request: new Request(url) };
  return loader(args as unknown as Parameters<typeof loader>[0]).catch((error: unknown) => error);
}
const withPage = (path: string) => at(path, { [`/api/cms/pages/${path}`]: cms });
const without = (path: string) => at(path, { [`/api/cms/pages/${path}`]: 404 });

it('serves a CMS page at its path [ROUTE-064] [SHELL-016]', async () => {
  expect(await withPage('fairness')).toMatchObject({ title: 'Of the CMS', html: '<p>Text</p>' });
  expect(await withPage('about/us')).toMatchObject({ title: 'Of the CMS' });
});

it('responds with 404 to any path without a route or a CMS page [ROUTE-067]', async () => {
  expect(await without('nowhere')).toMatchObject({ init: { status: 404 } });
  // All profile pages have their own route, so any other path below `/profile` does not exist.
  expect(await without('profile/nowhere')).toMatchObject({ init: { status: 404 } });
  // Invalid paths and files below a page's address are refused without asking the CMS.
  expect(await withPage('profile/x.css')).toMatchObject({ init: { status: 404 } });
  expect(await withPage('support.js')).toMatchObject({ init: { status: 404 } });
  expect(await at('..%2fpages.json', {})).toMatchObject({ init: { status: 404 } });
});

it('redirects the address of a page that has moved to the current address and keeps the query [ROUTE-063]', async () => {
  const answer = await at('accounts/history', {}, '?page=2');
  expect(answer).toMatchObject({ status: 302 });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/?page=2');
});

const jackpot = {
  id: 1,
  identifier: 'mystic',
  name: 'Mystic Jackpots',
  state: 'active',
  currency: 'EUR',
  categories: ['jackpots'],
  levels: [],
};
const settings = (jackpots: boolean) => ({ market: { jackpots, jackpot_ads: true }, offers_shown: true });

it('the address of an active jackpot serves its page where jackpots are shown to the visitor, and is not found otherwise [PROUTE-024]', async () => {
  const mystic = (more: Record<string, unknown>) =>
    at('mystic', {
      '/api/cms/pages/mystic': 404,
      '/api/jackpots': [jackpot],
      '/api/info/shown': settings(true),
      ...more,
    });
  expect(await mystic({})).toMatchObject({ jackpot: { jackpot: { name: 'Mystic Jackpots' } } });
  const missing = { init: { status: 404 } };
  expect(await mystic({ '/api/jackpots': [{ ...jackpot, state: 'inactive' }] })).toMatchObject(missing);
  expect(await mystic({ '/api/jackpots': [{ ...jackpot, identifier: 'other' }] })).toMatchObject(missing);
  expect(await mystic({ '/api/jackpots': 500 })).toMatchObject(missing);
  expect(await mystic({ '/api/info/shown': settings(false) })).toMatchObject(missing);
  expect(await mystic({ '/api/info/shown': 500 })).toMatchObject(missing);
  expect(await mystic({ '/api/cms/pages/mystic': 500 })).toMatchObject({ jackpot: { jackpot: { id: 1 } } });
  // A page of the CMS comes first.
  expect(await mystic({ '/api/cms/pages/mystic': cms })).toMatchObject({ title: 'Of the CMS' });
});
