import { callTable } from '@liftoff/contract/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/endpoint';
import { expect, it } from 'vitest';
import { testPlatform } from '../testing/test-platform.ts';
import { routePattern } from './route-pattern.ts';

/** Method and pattern of every call of the contract, each of which declares who may make it. */
const declared = new Set(
  Object.values(callTable as Record<string, Endpoint>).map(({ route }) => {
    const { method, path } = splitRoute(route);
    return `${method} ${routePattern(path)}`;
  }),
);

it('the platform has the routes of the contract, whose table says who may call them, and these beside them [A19]', async () => {
  const platform = await testPlatform({ seed: 'none' });
  const routes = new Set(platform.open.app.routes.map(({ method, path }) => `${method} ${path}`));
  await platform.close();
  expect([...routes].filter(route => declared.has(route)).length).toBeGreaterThan(80);
  expect([...routes].filter(route => !declared.has(route)).toSorted()).toMatchInlineSnapshot(`
    [
      "ALL /*",
      "GET /api/player/data/export/:id/file",
      "GET /api/player/verification/documents/:id/file",
      "GET /console/ui",
      "GET /console/ui/assets/:name{.+}",
      "GET /frame/",
      "GET /frame/assets/:name{.+}",
      "GET /frame/looks/:name",
      "GET /healthz",
      "GET /hosted/card/:token",
      "GET /hosted/card/:token/state",
      "GET /hosted/card/assets/:version/:name",
      "GET /hosted/sandbox-bank/:token",
      "GET /hosted/sandbox-bank/assets/:version/:name",
      "GET /hosted/sandbox-wallet/:token",
      "GET /hosted/sandbox-wallet/assets/:version/:name",
      "GET /metrics",
      "GET /openapi.json",
      "GET /pictures/*",
      "GET /unsubscribe/:token",
      "POST /console/demo-seeds",
      "POST /hosted/card/:token/challenge",
      "POST /hosted/card/:token/pay",
      "POST /hosted/sandbox-bank/:token/answer",
      "POST /hosted/sandbox-wallet/:token/answer",
      "POST /unsubscribe/:token",
    ]
  `);
});
