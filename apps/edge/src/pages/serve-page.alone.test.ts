import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../config/log.ts';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge } from '../testing/test-edge.ts';
import type { PageContext } from './web-build.ts';

const player = { cookie: playerCookie() };

/** An edge that counts its renders. `answer` makes the page for a requested URL. */
function counting(answer: (url: URL) => Response, env: NodeJS.ProcessEnv = {}) {
  const rendered: string[] = [];
  const edge = testEdge({
    env,
    renderPage: async request => {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search);
      return answer(url);
    },
  });
  return { edge, rendered };
}

describe('a redirecting page', () => {
  const answered = (status: number) =>
    counting(url => new Response(null, { status, headers: { location: `/elsewhere${url.search}` } }));

  it.each([300, 302, 399])(
    'a redirect with status %i keeps the query parameters that are not part of the cache key',
    async status => {
      const { edge } = answered(status);
      const answer = await edge.send('/x?stag=7&mode=demo');
      expect([answer.status, answer.headers.get('location')]).toEqual([status, '/elsewhere?stag=7&mode=demo']);
    },
  );

  it('a redirect of router data, which has status 202, keeps the query', async () => {
    const { edge } = answered(202);
    expect((await edge.send('/x.data?stag=7')).headers.get('location')).toBe('/elsewhere?stag=7');
  });

  it('a redirect whose whole query is part of the cache key is rendered only once, and so is an error page with any query', async () => {
    for (const [status, path] of [
      [302, '/x?mode=demo'],
      [400, '/x?z=1'],
      [404, '/x?z=1'],
    ] as const) {
      const { edge, rendered } = answered(status);
      expect((await edge.send(path)).status).toBe(status);
      expect(rendered, `${status}`).toHaveLength(1);
    }
  });
});

it.each([{}, player])('a response without a body has no content encoding (%o)', async cookie => {
  const { edge } = counting(() => new Response(null, { status: 302, headers: { location: '/elsewhere' } }));
  const answer = await edge.send('/x', { headers: { ...cookie, 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.has('content-encoding')]).toEqual([302, false]);
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
});

it.each([{}, player])(
  'a page is sent in an encoding that the browser accepts, and HEAD gets no body (%o)',
  async cookie => {
    const { edge } = counting(() => page('the page'));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { ...cookie, 'accept-encoding': encoding };
      const answer = await edge.send('/', { headers });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await decoded(answer)).toContain('the page');
      const head = await edge.send('/', { method: 'HEAD', headers });
      expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    }
  },
);

it('in development every visit is rendered again, and the page knows that it is in development', async () => {
  const modes: string[] = [];
  const open = (NODE_ENV: string) =>
    testEdge({ env: { NODE_ENV }, renderPage: async (_request, { mode }) => (modes.push(mode), page('x')) });
  const developing = open('development');
  expect((await developing.send('/')).headers.get('cache-control')).toBe('private, no-store');
  await developing.send('/');
  await open('test').send('/');
  await open('production').send('/');
  expect(modes).toEqual(['development', 'development', 'production', 'production']);
});

it("a page of an additional brand gets that brand's look, and a page of the main brand gets none", async () => {
  const looks: PageContext['look'][] = [];
  const edge = testEdge({
    env: { SITE_ORIGINS: 'http://liftoff.example,http://marea.localhost' },
    renderPage: async (_request, { look }) => (looks.push(look), page('x')),
  });
  await edge.send('http://liftoff.example/');
  await edge.send('http://marea.localhost/');
  expect(looks).toMatchObject([
    null,
    { brand: { name: 'Marea', licences: { CW: 'CW-0001-EX' } }, scene: 'tide', grounds: { dark: '#071317' } },
  ]);
});

it('a rendering error is logged with the request id that the visitor receives', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const error = new Error('broken');
  const edge = testEdge({ renderPage: async (_request, { report }) => (report(error), page('a part is missing')) });
  const answer = await edge.send('/');
  const requestId = answer.headers.get('x-request-id');
  expect(logged.mock.calls).toEqual([[{ requestId, err: error }, 'a page broke']]);
  logged.mockClear();
  const failing = await testEdge({ renderPage: () => Promise.reject(error) }).send('/');
  expect(logged.mock.calls).toEqual([
    [{ requestId: failing.headers.get('x-request-id'), err: error }, 'request failed'],
  ]);
});

describe('the render of a player’s page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Begins a render that never ends by itself. */
  async function hanging(init: RequestInit = {}) {
    const begun = Promise.withResolvers<AbortSignal>();
    const edge = testEdge({
      renderPage: request => (begun.resolve(request.signal), new Promise<never>(() => undefined)),
    });
    const answer = edge.send('/', { ...init, headers: player });
    return { answer, signal: await begun.promise };
  }

  it("the render of a player's page is aborted when the player has left", async () => {
    const left = new AbortController();
    const { signal } = await hanging({ signal: left.signal });
    expect(signal.aborted).toBe(false);
    left.abort();
    expect(signal.aborted).toBe(true);
  });

  it("the render of a player's page is aborted after twenty seconds", async () => {
    const { answer, signal } = await hanging();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([signal.aborted, (await answer).status]).toEqual([true, 503]);
  });
});
