import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import { applicant, documentId, documentLink, picture, type Applicant } from '../testing/documents.ts';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { testConsoleToken } from '../testing/test-config.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { routePattern } from './route-pattern.ts';

const platform = usePlatform({ seed: 'small' });

/** Method and pattern of every contract call. Each call declares who may make it. */
const declared = new Set(
  Object.values(callTable as Record<string, Endpoint>).map(({ route }) => {
    const { method, path } = splitRoute(route);
    return `${method} ${routePattern(path)}`;
  }),
);

/**
 * Who can use a route outside the contract: everybody alike, because it contains nobody's data; anyone with its
 * unguessable link; the player the link belongs to, in their own session; or the console.
 */
type Access = 'everybody' | 'link' | 'own link' | 'console';

const beside: Readonly<Record<string, Access>> = {
  'ALL /*': 'everybody',
  'GET /api/player/data/export/:id/file': 'own link',
  'GET /api/player/verification/documents/:id/file': 'own link',
  'GET /console/ui': 'everybody',
  'GET /console/ui/assets/:name{.+}': 'everybody',
  'GET /frame/': 'everybody',
  'GET /frame/assets/:name{.+}': 'everybody',
  'GET /frame/forget': 'everybody',
  'GET /frame/forget.js': 'everybody',
  'GET /frame/looks/:name': 'everybody',
  'GET /healthz': 'everybody',
  'GET /hosted/card/:token': 'link',
  'GET /hosted/card/:token/state': 'link',
  'GET /hosted/card/assets/:version/:name': 'everybody',
  'GET /hosted/sandbox-bank/:token': 'link',
  'GET /hosted/sandbox-bank/assets/:version/:name': 'everybody',
  'GET /hosted/sandbox-wallet/:token': 'link',
  'GET /hosted/sandbox-wallet/assets/:version/:name': 'everybody',
  'GET /metrics': 'console',
  'GET /openapi.json': 'everybody',
  'GET /pictures/*': 'everybody',
  // Leads to the site's page, whatever the token.
  'GET /unsubscribe/:token': 'everybody',
  'POST /console/demo-seeds': 'console',
  'POST /hosted/card/:token/challenge': 'link',
  'POST /hosted/card/:token/pay': 'link',
  'POST /hosted/sandbox-bank/:token/answer': 'link',
  'POST /hosted/sandbox-wallet/:token/answer': 'link',
  'POST /unsubscribe/:token': 'link',
};

it("the platform has only the contract's routes, which declare their access, and the listed additional routes [A19]", () => {
  const routes = new Set(platform.open.app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...routes].filter(route => declared.has(route)).length).toBeGreaterThan(80);
  expect([...routes].filter(route => !declared.has(route)).toSorted()).toEqual(Object.keys(beside).toSorted());
});

const cookieOf = (caller: TestCaller) => [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Links to the player's data copy and to a document, by the route that opens them. */
async function linksOf(player: Applicant): Promise<Record<string, string>> {
  await player.send('identity', await picture());
  const document = await documentLink(player, await documentId(player));
  await player.caller.send('POST', '/api/player/data/export');
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  const copy = await player.caller.send<{ url: string }>('POST', '/api/player/data/export/link');
  return {
    'GET /api/player/data/export/:id/file': copy.body.url,
    'GET /api/player/verification/documents/:id/file': document.url,
  };
}

it('each additional route admits only the roles for which it is meant [A19]', async () => {
  const owner = await applicant(platform);
  const links = await linksOf(owner);
  const player = await signInDemo(platform);
  const excluded = await signInDemo(platform, 'estonia@liftoff.test');
  const blocked = { blocked: 'self_excluded' };
  await platform.operator().send('POST', '/console/api/players/estonia@liftoff.test', blocked);
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  const roles: Readonly<Record<string, Record<string, string>>> = {
    guest: {},
    owner: { cookie: cookieOf(owner.caller) },
    'another player': { cookie: cookieOf(player) },
    'an excluded player': { cookie: cookieOf(excluded) },
    'a game frame': frame.headers,
    console: { 'x-console-token': testConsoleToken },
  };
  // Sent as if through a proxy, because a request from the same machine can read the metrics without a token.
  const ask = async (route: string, headers: Record<string, string>) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = links[route] ?? pattern.replaceAll(/:\w+(?:\{.+?\})?|\*/g, 'made-up');
    const body = method === 'POST' ? {} : undefined;
    const by = platform.caller();
    return (await by.send(method, path, body, { ...headers, 'x-forwarded-for': '203.0.113.7' })).status;
  };
  const wrong: string[] = [];
  for (const [route, access] of Object.entries(beside)) {
    if (route.startsWith('ALL ')) continue;
    const guests = await ask(route, {});
    for (const [role, headers] of Object.entries(roles)) {
      const status = await ask(route, headers);
      const isRight = {
        everybody: status === guests && status !== 401 && status !== 403,
        link: status === 404,
        'own link': status === (role === 'owner' ? 200 : 404),
        console: role === 'console' ? [200, 422].includes(status) : status === 401,
      }[access];
      if (!isRight) wrong.push(`${route} to ${role}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
