import { describe, expect, it } from 'vitest';
import { connectPlatform, type Asker } from '../data/platform.ts';
import { readConfig } from '../config/config.ts';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge } from '../testing/test-edge.ts';

interface Visit {
  url?: string;
  /** The visitor's country as reported by the trusted proxy. */
  geo?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/**
 * An edge with two hosts. It counts how often pages were rendered, and each page states what it was rendered from.
 */
function openEdge() {
  const rendered = { times: 0 };
  const edge = testEdge({
    env: {
      SITE_ORIGINS: 'https://liftoff.example,https://liftoff2.example',
      TRUSTED_HOPS: '1',
      COUNTRY_HEADER: 'x-geo',
    },
    platform: ({ headers }) => Response.json({ reported: headers.get('x-country') }),
    renderPage: async (request, context) => {
      rendered.times += 1;
      const { send, nonce: _nonce, report: _report, ...made } = context;
      const answer = await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' });
      return page(JSON.stringify({ url: request.url, ...made, data: await answer.json() }));
    },
  });
  const made = async ({ url = 'http://liftoff.example/pokies/all', geo = 'CA', cookie, headers }: Visit) => {
    const answer = await edge.send(url, { headers: { 'x-geo': geo, ...(cookie ? { cookie } : {}), ...headers } });
    expect(answer.status).toBe(200);
    const [, body = ''] = /<body>(.*)<\/body>/.exec(await decoded(answer)) ?? [];
    return JSON.parse(body) as Record<string, unknown>;
  };
  return { edge, rendered, made };
}

describe('the cache key for a page [A45]', () => {
  const first: Visit = { url: 'http://liftoff.example/de/pokies/all' };
  it.each<[string, Visit, Record<string, unknown>]>([
    ['the origin', { url: 'http://liftoff2.example/de/pokies/all' }, { origin: 'https://liftoff2.example' }],
    ['the base', { url: 'http://liftoff.example/guest/de/pokies/all' }, { base: '/guest' }],
    ['the locale', { url: 'http://liftoff.example/fr-CA/pokies/all' }, { locale: 'fr-CA' }],
    ['the country and its locale', { ...first, geo: 'NZ' }, { country: 'NZ', defaultLocale: 'en-NZ' }],
    ['whether the country is known', { ...first, geo: 'T1' }, { country: 'CA', data: { reported: '' } }],
    ['the theme', { ...first, cookie: 'theme=light' }, { theme: 'light' }],
    ['the path', { url: 'http://liftoff.example/de/live/all' }, { url: 'https://liftoff.example/de/live/all' }],
    ...[
      'page=2',
      'sort=new',
      'studio=a+b',
      'feature=wilds',
      'pays=ways',
      'volatility=high',
      'return=96',
      'q=rocket',
      'mode=demo',
    ].map((query): [string, Visit, Record<string, unknown>] => [
      `the query’s ${query}`,
      { url: `${first.url}?${query}` },
      { url: `https://liftoff.example/de/pokies/all?${query}` },
    ]),
  ])(
    'the cache key for a page includes %s, so that a page differing only in that is cached separately',
    async (_part, other, differs) => {
      const { rendered, made } = openEdge();
      const one = await made(first);
      const another = await made(other);
      expect(rendered.times).toBe(2);
      expect(one).not.toMatchObject(differs);
      expect(another).toMatchObject(differs);
      expect([await made(first), await made(other)]).toEqual([one, another]);
      expect(rendered.times).toBe(2);
    },
  );

  it('the cache key for a form of the sports site includes the path that follows it, whereas other pages ignore that path [OVERLAY-008]', async () => {
    const { rendered, made } = openEdge();
    for (const form of ['/login', '/de/registration', '/login.data'])
      expect(await made({ url: `http://liftoff.example${form}?redirect=%2Ffairness` })).toMatchObject({
        url: `https://liftoff.example${form}?redirect=%2Ffairness`,
      });
    expect(rendered.times).toBe(3);
    for (const other of ['/sign-in', '/sign-up', '/login/x'])
      expect(await made({ url: `http://liftoff.example${other}?redirect=%2Ffairness` })).toMatchObject({
        url: `https://liftoff.example${other}`,
      });
  });

  it("the cache key for router data includes the visitor's chosen locale, which the address need not name", async () => {
    const { rendered, made } = openEdge();
    const visits = [{}, { cookie: 'locale=fr-CA' }, {}, { cookie: 'locale=fr-CA' }];
    const seen: unknown[] = [];
    for (const each of visits)
      seen.push((await made({ url: 'http://liftoff.example/pokies/all.data', ...each }))['locale']);
    expect([seen, rendered.times]).toEqual([['en-CA', 'fr-CA', 'en-CA', 'fr-CA'], 2]);
  });

  it('the cache key for router data includes the base and locale in its address, even for the lobby', async () => {
    const { made } = openEdge();
    for (const [path, base, locale] of [
      ['/guest.data', '/guest', 'en-CA'],
      ['/guest/pokies/all.data', '/guest', 'en-CA'],
      ['/fr-CA.data', '', 'fr-CA'],
      ['/guest/fr-CA.data', '/guest', 'fr-CA'],
      ['/_.data', '', 'en-CA'],
    ])
      expect(await made({ url: `http://liftoff.example${path}` })).toMatchObject({ base, locale });
  });

  it('the cache key for router data includes the requested parts of the page', async () => {
    const { edge, rendered } = openEdge();
    for (const query of ['', '?_routes=a', '?_routes=b', '?_routes=a'])
      expect((await edge.send(`http://liftoff.example/pokies/all.data${query}`)).status).toBe(200);
    expect(rendered.times).toBe(3);
  });

  it.each<[string, Visit]>([
    ['an address of someone', { headers: { 'x-forwarded-for': '7.7.7.7' } }],
    ['a browser', { headers: { 'user-agent': 'another', 'accept-language': 'de', 'accept-encoding': 'gzip' } }],
    ['a cookie that says nothing of the page', { cookie: 'tracked=1; theme=odd' }],
    ['a parameter that no page reads', { url: 'http://liftoff.example/pokies/all?utm_source=mail' }],
  ])('the cache key for a page does not include %s', async (_what, other) => {
    const { rendered, made } = openEdge();
    expect(await made(other)).toEqual(await made({}));
    expect(rendered.times).toBe(1);
  });

  it('a made-up session cookie gets the cached page of a guest [B23]', async () => {
    const { rendered, made } = openEdge();
    for (const value of ['x', 'made-up-session-token', `made-up-session-token.${'A'.repeat(43)}`])
      expect(await made({ cookie: `__Host-session=${value}` })).toMatchObject({ signedIn: false });
    expect(rendered.times).toBe(1);
  });

  it("players' pages have no cache key and are rendered every time", async () => {
    const { rendered, made } = openEdge();
    for (let visit = 1; visit <= 3; visit += 1) {
      expect(await made({ cookie: playerCookie() })).toMatchObject({ signedIn: true });
      expect(rendered.times).toBe(visit);
    }
    expect(await made({})).toMatchObject({ signedIn: false });
  });
});

describe('the cache key for platform data [A45]', () => {
  interface Call {
    route?: 'GET /api/games/providers' | 'GET /api/games/collections' | 'POST /api/games_filter';
    url?: string;
    init?: RequestInit;
    country?: string | null;
    cookie?: string;
  }
  function openPlatform() {
    let asked = 0;
    const config = readConfig({ NODE_ENV: 'production' });
    const answer = async () => Response.json({ asked: ++asked });
    const platform = connectPlatform(
      config,
      () => undefined,
      () => 0,
      answer,
      { warn: () => undefined, load: answer, shaped: async (_route, response) => response },
    );
    return async ({ route = 'POST /api/games_filter', url = '/api/games_filter', ...of }: Call) => {
      const country = of.country === undefined ? 'CA' : of.country;
      const asker: Asker = {
        visitor: null,
        country: country ?? 'CA',
        knownCountry: country,
        cookie: of.cookie ?? null,
        requestId: 'r',
      };
      const reported = { stale: () => undefined, failed: () => undefined };
      const init = of.init ?? { method: 'POST', body: '{"page":1}' };
      const sent = await platform.sendFor(asker, reported)(route, url, init);
      return ((await sent.json()) as { asked: number }).asked;
    };
  }

  it.each<[string, Call]>([
    ['the call', { route: 'GET /api/games/collections' }],
    ['its address', { url: '/api/games_filter?x=1' }],
    ['its body', { init: { method: 'POST', body: '{"page":2}' } }],
    ['its headers', { init: { method: 'POST', body: '{"page":1}', headers: { 'accept-language': 'de' } } }],
    ['the country the platform is told', { country: 'NZ' }],
    ['that it is told none', { country: null }],
  ])('the cache key for platform data includes %s', async (_part, other) => {
    const ask = openPlatform();
    expect([await ask({}), await ask(other), await ask({}), await ask(other)]).toEqual([1, 2, 1, 2]);
  });

  it("the cache key for platform data includes neither the caller nor the caller's abort signal", async () => {
    const ask = openPlatform();
    const waiting = new AbortController();
    const init = { method: 'POST', body: '{"page":1}', signal: waiting.signal };
    expect([await ask({}), await ask({ cookie: playerCookie() }), await ask({ init })]).toEqual([1, 1, 1]);
  });
});

it.each([
  [501, 0],
  [404, 0],
  [429, 1],
  [500, 1],
  [503, 1],
])('a response with status %i counts %i times as a failure of the page that needs it', async (status, times) => {
  const config = readConfig({ NODE_ENV: 'production' });
  const ask = async () => Response.json({}, { status });
  const platform = connectPlatform(
    config,
    () => undefined,
    () => 0,
    ask,
    { load: ask },
  );
  let failed = 0;
  const asker: Asker = { visitor: null, country: 'CA', knownCountry: 'CA', cookie: null, requestId: 'r' };
  const send = platform.sendFor(asker, { stale: () => undefined, failed: () => void (failed += 1) });
  for (const [route, url] of [
    ['GET /api/games/providers', '/api/games/providers'],
    ['GET /api/player', '/api/player'],
  ] as const) {
    failed = 0;
    expect((await send(route, url, { method: 'GET' })).status).toBe(status);
    expect(failed, url).toBe(times);
  }
});

describe('a request method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'the method %s is refused for pages, with a list of the allowed methods',
    async method => {
      const { edge, rendered } = openEdge();
      const answer = await edge.send('http://liftoff.example/pokies/all', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(rendered.times).toBe(0);
    },
  );

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'the method %s reaches the platform unchanged',
    async method => {
      const { edge } = openEdge();
      await edge.send('http://liftoff.example/api/player/thing?x=1', { method });
      expect(edge.received.map(call => [call.method, new URL(call.url).pathname + new URL(call.url).search])).toEqual([
        [method, '/api/player/thing?x=1'],
      ]);
    },
  );
});

describe('a redirect', () => {
  it.each([
    ['/en-CA/pokies/all?page=2&utm_source=mail', '/pokies/all?page=2&utm_source=mail'],
    ['/guest/en-CA/pokies/all/?page=2', '/guest/pokies/all?page=2'],
    ['//evil.example/?a=1', '/evil.example?a=1'],
  ])('a redirect from %s stays on this site, is not cached for anyone else and keeps the query', async (from, to) => {
    const { edge, rendered } = openEdge();
    const answer = await edge.send(`http://liftoff.example${from}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(rendered.times).toBe(0);
  });

  it('only pages are redirected, while router data is served at the requested address', async () => {
    const { edge } = openEdge();
    expect((await edge.send('http://liftoff.example/en-CA/pokies/all.data')).status).toBe(200);
  });
});
