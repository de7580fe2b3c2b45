import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './support.tsx';

const cms = { id: 'x', title: 'Of the CMS', content: '<p>Text</p>', blocks: {}, categories: [], hidden: false };

/** What stands at /support, where the CMS has a page there or has none. */
async function support(page: unknown) {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage({ '/api/cms/pages/support': page }).page);
  const args = { context, params: {}, request: new Request('https://site.example/support') };
  return loader(args as unknown as Parameters<typeof loader>[0]);
}

it('support is the page of the CMS where there is one, else the built-in one [ROUTE-029] [ROUTE-030] [ROUTE-064]', async () => {
  expect(await support(cms)).toMatchObject({ content: { title: 'Of the CMS' } });
  expect(await support(404)).toMatchObject({
    support: { texts: { support: { page: { title: 'Support' } } }, before: null },
  });
});
