import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './support.tsx';

const cms = { id: 'x', title: 'Of the CMS', content: '<p>Text</p>', blocks: {}, categories: [], hidden: false };

/** Calls the loader of `/support` with these answers of the CMS. */
async function support(answers: Record<string, unknown>) {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage(answers).page);
  const args = { context, params: {}, request: new Request('https://site.example/support') };
  return loader(args as unknown as Parameters<typeof loader>[0]);
}

const builtIn = { texts: { support: { page: { title: 'Support' } } }, before: null };

it('/support shows the CMS page if there is one, and the built-in page otherwise [ROUTE-029] [ROUTE-030] [ROUTE-064]', async () => {
  const listed = [{ ...cms, path: '/support' }];
  const written = { '/api/cms/pages': listed, '/api/cms/pages/support': cms };
  expect(await support(written)).toMatchObject({ content: { title: 'Of the CMS' } });
  expect(await support({ '/api/cms/pages': [{ ...cms, path: '/fairness' }] })).toMatchObject(builtIn);
  // The page was deleted after it had been listed.
  expect(await support({ '/api/cms/pages': listed, '/api/cms/pages/support': 404 })).toMatchObject(builtIn);
});

it('/support shows the built-in page if the platform does not respond [B11]', async () => {
  expect(await support({})).toMatchObject(builtIn);
});
