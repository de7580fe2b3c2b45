import { fillPath } from '@liftoff/contract/core/client';
import { contentRoutes } from '@liftoff/contract/routes/content';
import { splitRoute } from '@liftoff/contract/core/endpoint';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { routeParams, routePattern } from './route-pattern.ts';

it('reads a whole-path parameter exactly as the client wrote it, including slashes and escapes [CALL-084]', async () => {
  const { path: contract } = splitRoute(contentRoutes.cmsPageByPath);
  const app = new Hono();
  app.get(routePattern(contract), context => context.json(routeParams(contract, context.req.param())));
  for (const path of ['/one', '/one/two', '/über/a b', '/a%2fb'])
    expect(await (await app.request(fillPath(contract, { path }))).json()).toEqual({ path });
});

it('limits a parameter after a slash to one path segment', async () => {
  const app = new Hono();
  app.get(routePattern('/games/{id}/facts'), context =>
    context.json(routeParams('/games/{id}/facts', context.req.param())),
  );
  expect(await (await app.request('/games/rocket-x/facts')).json()).toEqual({ id: 'rocket-x' });
  expect((await app.request('/games/a/b/facts')).status).toBe(404);
});
