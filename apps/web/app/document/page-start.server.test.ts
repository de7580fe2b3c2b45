import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { modulesOf } from './page-start.ts';
import { pageStart } from './page-start.server.ts';

const context = (manifest: object): EntryContext =>
  ({
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'list' } }] },
    manifest: {
      url: '/manifest.js',
      entry: { module: '/entry.js', imports: ['/vendor.js', '/shell.js'] },
      routes: {
        root: { module: '/root.js', imports: ['/vendor.js'] },
        list: { module: '/list.js', clientLoaderModule: '/list-loader.js', imports: ['/tiles.js', '/root.js'] },
        other: { module: '/other.js', imports: ['/other-part.js'] },
      },
      ...manifest,
    },
  }) as unknown as EntryContext;

it('a page starts with the modules of its own routes and loads each module once', () => {
  const start = pageStart(context({}), true);
  expect(start).toEqual({
    waits: true,
    shared: ['/vendor.js', '/shell.js', '/tiles.js'],
    first: ['/manifest.js'],
    routes: { root: ['/root.js'], list: ['/list-loader.js', '/list.js'] },
    entry: '/entry.js',
  });
  const modules = modulesOf(start);
  expect(modules).toHaveLength(8);
  expect(new Set(modules).size).toBe(8);
});

it('a page of a brand with its own slug names the paths that differ from the file of all routes [PROUTE-016]', () => {
  const routes = { root: {}, list: {}, wheel: { path: 'moon-wheel' }, shop: { path: 'rocket-mart' } };
  expect(pageStart(context({ routes }), false, 'moon').paths).toEqual({ wheel: 'moon-wheel' });
});

it('during development the hot-reload runtime runs before all other modules', () => {
  expect(pageStart(context({ hmr: { runtime: '/refresh.js' } }), false).first).toEqual(['/refresh.js', '/manifest.js']);
});

it('throws an error for a page with a route that is missing from the build', () => {
  expect(() => pageStart(context({ routes: {} }), true)).toThrow('The build has no route root.');
});
