import { expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../config/log.ts';
import { connectPlatform } from './platform.ts';
import { page, playerCookie, testEdge, type Received } from '../testing/test-edge.ts';
import type { PageContext } from '../pages/web-build.ts';

type Send = PageContext['send'];

/** An edge whose page makes these calls. */
const edgeThat = (
  calls: (send: Send) => Promise<unknown>,
  platform?: (call: Received) => Response | Promise<Response>,
) =>
  testEdge({
    ...(platform ? { platform } : {}),
    renderPage: async (_request, { send }) => {
      await calls(send);
      return page('x');
    },
  });

it("a page gets the edge's own data without a call to the platform", async () => {
  let name: unknown;
  const edge = edgeThat(async send => {
    name = await (
      await send('GET /api/fe/config/brand-config', '/api/fe/config/brand-config', { method: 'GET' })
    ).json();
  });
  await edge.send('/');
  expect(name).toHaveProperty('name');
  expect(edge.received).toEqual([]);
});

it("the platform receives the body of a page's call, and an empty one if the call has none", async () => {
  const edge = edgeThat(async send => {
    await send('POST /api/games_filter', '/api/games_filter', { method: 'POST', body: '{"page":1}' });
    await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' });
  });
  await edge.send('/');
  expect(edge.received.map(({ body }) => body)).toEqual(['{"page":1}', '']);
});

it('a call to the platform is aborted when the page no longer waits for the response', async () => {
  const left = new AbortController();
  const edge = edgeThat(
    async send => {
      const answer = send('GET /api/player', '/api/player', { method: 'GET', signal: left.signal });
      left.abort();
      await answer.catch(() => undefined);
    },
    ({ signal }) => (signal.aborted ? Promise.reject(new Error('gone')) : Response.json({})),
  );
  await edge.send('/');
  expect(edge.received.map(({ signal }) => signal.aborted)).toEqual([true]);
});

it('failed loads are logged under the name of their call, and pages that fall back to older data are marked [B11] [ERR-007]', async () => {
  let answer: () => Response = () => Response.json([]);
  const seen: (string | null)[][] = [];
  const edge = edgeThat(
    async send => {
      const { headers } = await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' });
      seen.push([headers.get('content-type'), headers.get('x-data-stale')]);
    },
    () => answer(),
  );
  const player = { headers: { cookie: playerCookie() } };
  const ids = async () => (await edge.send('/', player)).headers.get('x-request-id');
  await ids();
  edge.clock.now += 600_000;
  answer = () => new Response(null, { status: 503 });
  const stale = await ids();
  edge.clock.now += 100_000_000;
  const failed = await ids();
  const error = new Error('away');
  answer = () => {
    throw error;
  };
  const broken = await ids();
  const load = 'GET /api/games/providers';
  expect(edge.failedLoads).toEqual([
    { requestId: stale, load, stale: true },
    { requestId: failed, load, status: 503 },
    { requestId: broken, load, err: error },
  ]);
  expect(seen.slice(0, 2)).toEqual([
    ['application/json', null],
    ['application/json', '1'],
  ]);
});

it('a response that can differ for players is cached for the pages of guests, and requested anew for a player [A45]', async () => {
  const edge = edgeThat(async send => {
    await send('GET /api/quests', '/api/quests', { method: 'GET' });
  });
  const player = { headers: { cookie: playerCookie() } };
  const asked = async (path: string, init?: typeof player) => {
    const before = edge.received.length;
    await edge.send(path, init);
    return edge.received.length - before;
  };
  expect(await asked('/one')).toBe(1);
  expect(await asked('/two')).toBe(0);
  expect([await asked('/one', player), await asked('/two', player)]).toEqual([1, 1]);
});

it('the edge logs each failed load in one line [ERR-007]', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const error = new Error('away');
  const answers = [() => new Response(null, { status: 503 }), () => Response.json({}), () => Promise.reject(error)];
  const failed = vi.fn<() => void>();
  const { config, clock } = testEdge();
  // Uses the real log writer instead of a replacement.
  const platform = connectPlatform(
    config,
    () => undefined,
    () => clock.now,
    fetch,
    {
      load: async () => answers.shift()?.() ?? Response.json({}),
      shaped: async (_route, answer) => answer,
    },
  );
  const asker = { visitor: null, country: 'CA', knownCountry: 'CA', cookie: null, requestId: 'one' };
  const send = platform.sendFor(asker, { stale: () => undefined, failed });
  const load = 'GET /api/player';
  const ask = () => send(load, '/api/player', { method: 'GET' });
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
  await expect(ask()).rejects.toBe(error);
  expect(logged.mock.calls).toEqual([
    [{ requestId: 'one', load, status: 503 }, 'a load of a page failed'],
    [{ requestId: 'one', load, err: error }, 'a load of a page failed'],
  ]);
  expect(failed).toHaveBeenCalledTimes(2);
});

it('a banner file that became unreadable is logged under the name of its call [PERR-003]', async () => {
  const warned: { load: string }[] = [];
  const { config, clock } = testEdge();
  const broken = () => {
    throw new Error('banners-config.json is not usable');
  };
  const platform = connectPlatform(config, broken, () => clock.now, fetch, { warn: line => warned.push(line) });
  const asker = { visitor: null, country: 'CA', knownCountry: 'CA', cookie: null, requestId: 'one' };
  const send = platform.sendFor(asker, { stale: () => undefined, failed: () => undefined });
  const load = 'GET /api/fe/config/banners-config';
  await expect(send(load, '/api/fe/config/banners-config', { method: 'GET' })).rejects.toThrow('not usable');
  expect(warned.map(line => line.load)).toEqual([load]);
});
