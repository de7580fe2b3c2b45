import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { pageContext, type PageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './promotions.tsx';

const config = { '/api/fe/config/manage-promotion-pages': { 'rocket-mart': true } };
const listed = [{ id: 'a1', type: 'action', slug: 'a1', title: 'Refuel', status: 'active' }];

/** Calls the loader of `/promotions` with these answers. */
async function hub(answers: Record<string, unknown>, report: PageContext['report'] = () => undefined) {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage(answers, { report }).page);
  const args = { context, params: {}, request: new Request('https://site.example/promotions') };
  return (await loader(args as unknown as Parameters<typeof loader>[0])).data;
}

it('the hub lists managed pages only where the platform lists promotions [PX-07]', async () => {
  const { pages } = await hub({ ...config, '/api/promotions': listed });
  expect(pages.map(({ name }) => name)).toEqual(['mart']);
  const none = await hub({ ...config, '/api/promotions': [] });
  expect(none.promotions).toEqual([]);
  expect(none.pages).toEqual([]);
});

it('the hub without its configuration lists promotions but no managed page, and reports the failure once [PERR-005]', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const { promotions, pages } = await hub({ '/api/promotions': listed }, report);
  expect(promotions?.map(({ id }) => id)).toEqual(['a1']);
  expect(pages).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
});
