import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';
import { expect, it, vi } from 'vitest';
import { openFullRouter } from './full-router.ts';

const Page = () => null;
const lobby = { id: 'lobby', parentId: 'root', index: true, hasLoader: true };
const root = { id: 'root', path: '', hasLoader: false };
const list = { id: 'list', parentId: 'root', path: 'list', hasLoader: true, module: '/assets/list.js' };

/** The file of all routes, which leaves them on `window`; the address says where it stands. */
function fileOf(routes: object): string {
  vi.stubGlobal('__reactRouterManifest', undefined);
  return `data:text/javascript,globalThis.__reactRouterManifest=${encodeURIComponent(JSON.stringify({ routes }))}`;
}

it('a page that knew of its own routes alone goes to another, whose data the server gives', async () => {
  window.history.replaceState(null, '', '/');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    return new Response('[{"_1":2},"list",{"_3":4},"data","the list"]\n');
  });
  const manifest = { url: fileOf({ root, lobby, list }), routes: { root, lobby } } as unknown as Manifest;
  const modules = { root: { default: Page }, lobby: { default: Page }, list: { default: Page } };
  const data = { loaderData: { root: null, lobby: 'as served' } };
  const history = createBrowserHistory();
  const page = { basename: '/', manifest, modules, data, history, matches: null };
  const router = await openFullRouter(page, history);
  expect(router.state).toMatchObject({ initialized: true, loaderData: { lobby: 'as served' } });
  expect(asked).toEqual([]);
  await router.navigate('/list');
  expect(router.state.loaderData).toMatchObject({ list: 'the list' });
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'list']);
  expect(asked).toEqual(['/list.data']);
  expect(Object.keys(manifest.routes)).toEqual(['root', 'lobby', 'list']);
  router.dispose();
});
