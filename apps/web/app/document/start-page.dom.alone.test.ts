import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageStart } from './page-start.ts';

const ran: string[] = [];
const module = (name: string) => `data:text/javascript,ran.push("${name}");export const ${name} = 1;`;

const start: PageStart = {
  waits: true,
  shared: [module('vendor'), 'data:text/javascript,throw new Error("missing")', module('shell')],
  first: [module('manifest')],
  routes: { root: [module('root')], list: [module('loader'), module('list')] },
  entry: module('entry'),
};
const everything = ['vendor', 'shell', 'manifest', 'root', 'loader', 'list', 'entry'];

let draw: () => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  ran.length = 0;
  vi.stubGlobal('ran', ran);
  const { promise, resolve } = Promise.withResolvers<void>();
  draw = resolve;
  Reflect.set(document, 'whenDrawn', promise);
  document.documentElement.lang = 'en';
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

const preloaded = () => document.head.querySelectorAll('link[rel=modulepreload]').length;
const turns = () => new Promise(done => setTimeout(done, 50));

it('the paths of a brand replace those in the file of all routes before the page starts [PROUTE-016]', async () => {
  const paths: unknown[] = [];
  vi.stubGlobal('seen', paths);
  vi.stubGlobal('__reactRouterManifest', { routes: { wheel: { path: 'rocket-wheel' }, shop: { path: 'shop' } } });
  const entry = 'data:text/javascript,seen.push(...Object.values(__reactRouterManifest.routes).map(r=>r.path))';
  vi.stubGlobal('pageStart', {
    waits: false,
    shared: [],
    first: [],
    routes: {},
    paths: { wheel: 'moon-wheel' },
    entry,
  });
  await import('./start-page.ts');
  await expect.poll(() => paths).toEqual(['moon-wheel', 'shop']);
});

it('a page that waits loads no module before it is painted, then runs its modules in order', async () => {
  vi.stubGlobal('pageStart', start);
  await import('./start-page.ts');
  await turns();
  expect(ran).toEqual([]);
  expect(preloaded()).toBe(0);
  draw();
  await expect.poll(() => ran).toEqual(everything);
  expect(preloaded()).toBe(8);
  expect(Reflect.get(window, '__reactRouterRouteModules')).toEqual({ root: { root: 1 }, list: { loader: 1, list: 1 } });
});
