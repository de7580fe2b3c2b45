import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge, type RenderStub, type TestEdge } from '../testing/test-edge.ts';

// Only the deadlines run on these fake timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    start: controller => {
      controller.enqueue(new TextEncoder().encode('<!doctype html><html>'));
      controller.error(new Error('broke off'));
    },
  });

type Rendering = 'good' | 'empty' | 'cut short' | 'not found' | 'failed' | 'throws' | 'breaks off' | 'hangs';
type Platform = 'good' | 'empty' | 'nothing' | 'not JSON' | 'limited' | 'failed' | 'throws' | 'breaks off' | 'hangs';

const answers: Record<Platform, (country: string) => Response | Promise<Response>> = {
  good: country => Response.json([{ country }]),
  empty: () => new Response('', { headers: { 'content-type': 'application/json' } }),
  nothing: () => new Response(null, { status: 204 }),
  'not JSON': () => page('a proxy in between'),
  limited: () => Response.json({ refusal: 'rate_limited' }, { status: 429 }),
  failed: () => Response.json({}, { status: 503 }),
  throws: () => Promise.reject(new Error('refused')),
  'breaks off': () => new Response(brokenOff(), { headers: { 'content-type': 'application/json' } }),
  hangs: () => never,
};

/** Writes the data a page is made of into the page. Like the site's renderer, it sends no body for HEAD. */
const render =
  (rendering: () => Rendering): RenderStub =>
  async (request, context) => {
    const { send, nonce, origin, base, locale, defaultLocale, country, theme, signedIn } = context;
    const how = rendering();
    const data = await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' }).then(
      async answer => (answer.status === 200 ? ((await answer.json()) as unknown) : 'missing'),
      () => 'missing',
    );
    const player = signedIn
      ? await send('GET /api/player', '/api/player', { method: 'GET' }).then(
          answer => answer.ok,
          () => false,
        )
      : null;
    const { pathname, search } = new URL(request.url);
    const made = { origin, base, locale, defaultLocale, country, theme, pathname, search, data, player };
    const seen = [...request.headers].flat().join(' ');
    const headers = { 'content-type': 'text/html' };
    if (how === 'hangs') return never;
    if (how === 'throws') throw new Error('broke');
    if (how === 'breaks off') return new Response(brokenOff(), { headers });
    if (how === 'empty' || request.method === 'HEAD') return new Response(null, { headers });
    if (how === 'cut short') return new Response('<!doctype html><html><body>half', { headers });
    const text = `<script nonce="${nonce}">${JSON.stringify(made)}</script>${seen}`;
    return page(text, { status: { good: 200, 'not found': 404, failed: 500 }[how] });
  };

const hosts = ['liftoff.example', 'liftoff2.example:8443'];
const origins = hosts.map(host => `https://${host}`);

const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const visit = fc.record({
  method: mostly('GET', 'HEAD', 'HEAD', 'POST'),
  path: mostly('/', '/guest/pokies/all'),
  query: mostly('', '?page=2', '?z=1', '?z=1&page=2', '?page=2&page=3'),
  host: mostly(...(hosts as [string, string])),
  country: mostly('CA', 'DE'),
  encoding: fc.constantFrom('br', 'gzip, deflate', ''),
  theme: mostly('dark', 'light', 'auto'),
  player: mostly(false, true),
  rendering: mostly<Rendering>('good', 'empty', 'cut short', 'not found', 'failed', 'throws', 'breaks off', 'hangs'),
  platform: mostly<Platform>('good', ...(Object.keys(answers) as Platform[])),
  waitSec: mostly(0, 1, 20, 100, 90_000),
});
type Visit = typeof visit extends fc.Arbitrary<infer V> ? V : never;

const now: { rendering: Rendering; platform: Platform } = { rendering: 'good', platform: 'good' };

const openEdge = (): TestEdge =>
  testEdge({
    env: { SITE_ORIGINS: origins.join(','), TRUSTED_HOPS: '1', COUNTRY_HEADER: 'x-geo', RATE_FACTOR: '1000' },
    renderPage: render(() => now.rendering),
    platform: ({ headers }) => answers[now.platform](headers.get('x-country') ?? ''),
  });

/** Sends one visit and lets time pass until the edge answers or gives up. */
async function answerTo(edge: TestEdge, of: Visit, method = of.method, secret = 'secret'): Promise<Response> {
  const cookie = [
    `theme=${of.theme}`,
    `tracked=${secret}`,
    ...(of.player ? [playerCookie(`${secret}-session-token`)] : []),
  ];
  const answer = edge.send(`http://${of.host}${of.path}${of.query}`, {
    method,
    headers: {
      'accept-encoding': of.encoding,
      'x-geo': of.country,
      'x-forwarded-for': '9.9.9.9',
      cookie: cookie.join('; '),
    },
  });
  const waiting = new Set([answer]);
  const over = () => waiting.clear();
  answer.then(over, over);
  while (waiting.size > 0) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(done => setImmediate(done));
  }
  return answer;
}

/** The values that the page of this visit must contain if it is rendered for this visit. */
const madeFor = (of: Visit) => ({
  origin: origins[hosts.indexOf(of.host)],
  base: of.path.startsWith('/guest') ? '/guest' : '',
  locale: of.country === 'DE' ? 'de' : 'en-CA',
  defaultLocale: of.country === 'DE' ? 'de' : 'en-CA',
  country: of.country,
  theme: of.theme === 'light' ? 'light' : 'dark',
  pathname: of.path,
});

async function checkWhole(answer: Response, of: Visit): Promise<void> {
  const text = await decoded(answer);
  expect(text.endsWith('</html>')).toBe(true);
  expect(text).not.toContain('secret');
  const [, made] = /<script>(.*)<\/script>/.exec(text) ?? [];
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash('sha256', made ?? '', 'base64')}'`);
  const read = JSON.parse(made ?? '{}') as { search: string; data: unknown };
  expect(read).toMatchObject(madeFor(of));
  expect(read.search).toBe(of.query.includes('page=2') ? '?page=2' : '');
  // A page may lack an answer only while the platform does not give it.
  if (now.platform === 'good') expect(read.data).toEqual([{ country: of.country }]);
  else expect(['missing', [{ country: of.country }]]).toContainEqual(read.data);
}

async function checkVisit(edge: TestEdge, of: Visit): Promise<void> {
  // By now, everything begun for an earlier visit has either finished or been given up.
  await vi.advanceTimersByTimeAsync(60_000);
  Object.assign(now, { rendering: of.rendering, platform: of.platform });
  edge.clock.now += of.waitSec * 1000;
  const answer = await answerTo(edge, of);
  if (of.method === 'POST') return expect(answer.status).toBe(405);
  if (of.player) {
    expect(answer.headers.get('cache-control')).toContain('no-store');
    await answer.body?.cancel().catch(() => undefined);
    return;
  }
  if (of.method === 'HEAD') {
    expect(await answer.text()).toBe('');
    const got = await answerTo(edge, of, 'GET');
    // A page that no longer exists can still be answered once from the cache.
    if (of.rendering === 'good') expect([answer.status, got.status]).toEqual([200, 200]);
    if (got.status === 200) await checkWhole(got, of);
    return;
  }
  if (of.rendering === 'good') expect(answer.status).toBe(200);
  if (answer.status === 200) return checkWhole(answer, of);
  expect([404, 500, 503]).toContain(answer.status);
  expect(await decoded(answer)).not.toBe('');
}

it('a guest always gets the complete page for guests like them, whoever requested it first and whatever fails [A45] [B11]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 20, size: 'max' }), async visits => {
      const edge = openEdge();
      for (const each of visits) await checkVisit(edge, each);
      for (const { headers, url } of edge.received) {
        expect(headers.get('x-edge-key')).toBe(edge.config.edgeKey);
        // Data shared by guests is requested without anyone's cookie or address, while a player's calls carry both.
        const isShared = url.endsWith('/providers');
        expect(headers.has('cookie')).toBe(!isShared);
        expect(headers.get('x-forwarded-for')).toBe(isShared ? null : '9.9.9.9');
      }
    }),
    { numRuns: process.env['TESTS'] === 'all' ? 200 : 60 },
  );
});
