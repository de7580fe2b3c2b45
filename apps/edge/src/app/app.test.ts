import { describe, expect, it } from 'vitest';
import { edgeLimits } from '../limits/rate-limiter.ts';
import { page, playerCookie, testEdge } from '../testing/test-edge.ts';

describe('a rate limit per address', () => {
  const cases = [
    { what: 'page that is rendered', limit: 'render', path: (n: number) => `/nowhere/${n}`, answered: 404 },
    { what: 'page of a player', limit: 'render', path: () => '/', answered: 200, cookie: playerCookie() },
    { what: 'health check', limit: 'health', path: () => '/healthz', answered: 200 },
    { what: 'text', limit: 'own', path: () => '/messages/de.json', answered: 200 },
    { what: 'configuration call', limit: 'own', path: () => '/api/fe/config/logo-config', answered: 200 },
    { what: 'file that is not there', limit: 'miss', path: (n: number) => `/assets/x-${n}.js`, answered: 404 },
    { what: 'picture file that is not there', limit: 'miss', path: (n: number) => `/x-${n}.png`, answered: 404 },
    { what: 'unknown host', limit: 'miss', path: () => 'http://evil.example/', answered: 421 },
    { what: 'method no page has', limit: 'miss', path: () => '/', answered: 405, method: 'POST' },
    { what: 'address that is too long', limit: 'miss', path: () => `/?q=${'x'.repeat(9_000)}`, answered: 414 },
    { what: 'kept page', limit: 'request', path: () => '/', answered: 200, method: 'HEAD' },
  ] as const;

  it.each(cases)('the rate limit per address applies to a $what and reports how long to wait', async of => {
    const edge = testEdge({
      renderPage: async request => page('here', { status: request.url.includes('nowhere') ? 404 : 200 }),
    });
    const cookie = 'cookie' in of ? { cookie: of.cookie } : undefined;
    const send = (n: number, from = '1.1.1.1') =>
      edge.send(of.path(n), {
        method: 'method' in of ? of.method : 'GET',
        from,
        ...(cookie ? { headers: cookie } : {}),
      });
    const { burst: calls, perSec } = edgeLimits[of.limit];
    for (let n = 0; n < calls; n++) expect((await send(n)).status).toBe(of.answered);
    const over = await send(calls);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    if (!('method' in of)) expect(await over.text()).toMatch(/^Too many requests|rate_limited/);
    expect((await send(calls, '2.2.2.2')).status).toBe(of.answered);
    edge.clock.now += perSec * 1000;
    expect((await send(calls + 1)).status).toBe(of.answered);
  });

  it('the rate limit is multiplied by RATE_FACTOR', async () => {
    const edge = testEdge({ env: { RATE_FACTOR: '3' } });
    let answered = 0;
    while ((await edge.send('/healthz')).status === 200) answered += 1;
    expect(answered).toBe(3 * edgeLimits.health.calls);
  });

  it('the rate limit counts requests by the address that trusted proxies report, ignoring all other headers [A46]', async () => {
    const edge = testEdge({ env: { TRUSTED_HOPS: '1' } });
    const status = async (forwarded: string) =>
      (await edge.send('/healthz', { headers: { 'x-forwarded-for': forwarded } })).status;
    for (let n = 0; n < edgeLimits.health.calls; n++) await status(`10.0.0.${n}, 7.7.7.7`);
    expect([await status('10.9.9.9, 7.7.7.7'), await status('7.7.7.7, 8.8.8.8')]).toEqual([429, 200]);

    const open = testEdge();
    let n = 0;
    while ((await open.send('/healthz', { headers: { 'x-forwarded-for': `10.0.0.${n++}` } })).status === 200);
    expect(n).toBe(edgeLimits.health.calls + 1);
  });
});

it('one address cannot occupy the renderer: its further pages are refused, while another visitor is served [B23]', async () => {
  let open = () => {};
  const opened = new Promise<void>(done => (open = done));
  const edge = testEdge({
    renderPage: async request => {
      if (request.url.includes('slow')) await opened;
      return page('here');
    },
  });
  const slow = Array.from({ length: 30 }, (_none, n) => edge.send(`/slow/${n}`));
  const other = await edge.send('/other', { from: '2.2.2.2', headers: { cookie: playerCookie() } });
  open();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  const refusal = await slow.at(-1);
  expect(other.status).toBe(200);
  expect(statuses.filter(status => status === 503)).toHaveLength(10);
  expect(refusal?.headers.get('retry-after')).toBe('3');
  expect(await refusal?.text()).toContain('Many pages are being opened');
});

describe('a call passed on to the platform', () => {
  const forged = {
    'x-forwarded-for': '6.6.6.6',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    'x-edge-key': 'guessed',
    'x-country': 'EE',
    'x-test-country': 'EE',
    'x-test-ip': '6.6.6.6',
    'x-console-token': 'guessed',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'chosen-by-the-caller',
    connection: 'x-forwarded-for, x-edge-key, x-country, x-hop, close',
    'x-hop': 'of this connection only',
  };

  it.each(['GET', 'POST'])(
    "a call with method %s always reaches the platform with the caller's real address and country, whatever its own headers claim [A46]",
    async method => {
      const edge = testEdge();
      const answer = await edge.send('/api/player', { method, from: '::ffff:5.5.5.5', headers: forged });
      const [call] = edge.received;
      expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
        'x-forwarded-for': '5.5.5.5',
        'x-edge-key': edge.config.edgeKey,
        'x-country': 'CA',
        'x-forwarded-host': 'liftoff.example',
        'x-request-id': answer.headers.get('x-request-id'),
      });
      for (const name of [
        'x-hop',
        'x-real-ip',
        'forwarded',
        'x-test-country',
        'x-test-ip',
        'x-console-token',
        'x-forwarded-proto',
      ])
        expect(call?.headers.has(name), name).toBe(false);
    },
  );

  it('the edge sends the platform a country only if it is known, and ignores x-test-country in production [A46]', async () => {
    const countryOf = async (env: NodeJS.ProcessEnv, headers: Record<string, string>) => {
      const edge = testEdge({ env });
      await edge.send('/api/player', { headers });
      return edge.received[0]?.headers.get('x-country');
    };
    const proxied = { TRUSTED_HOPS: '1', COUNTRY_HEADER: 'x-geo' };
    expect(await countryOf({}, { 'x-test-country': 'EE', 'x-geo': 'EE' })).toBe('CA');
    expect(await countryOf({ NODE_ENV: 'test' }, { 'x-test-country': 'EE' })).toBe('EE');
    expect(await countryOf(proxied, { 'x-geo': 'ee', 'x-test-country': 'NZ' })).toBe('EE');
    // The country of such a visitor is unknown. It must not default to the platform's country.
    for (const geo of ['T1', 'XX', '', 'Estonia']) expect(await countryOf(proxied, { 'x-geo': geo })).toBe('');
    // Without a trusted proxy, anyone could set this header.
    expect(await countryOf({ COUNTRY_HEADER: 'x-geo' }, { 'x-geo': 'EE' })).toBe('');
  });

  it.each([
    ['POST', '/api/users/sign_in', 200],
    ['PATCH', '/api/player', 200],
    ['DELETE', '/api/users/sign_out', 200],
    ['PUT', '/api/player/favorite_games/1', 200],
    ['POST', '/api/fe/config/managers', 200],
    ['PUT', '/log', 422],
    ['POST', '/log_utm_set', 422],
  ])('a call from another site is refused: %s %s [A6]', async (method, path, taken) => {
    const edge = testEdge();
    const post = async (headers: Record<string, string>) =>
      (await edge.send(path, { method, headers, body: '{}' })).status;
    for (const site of ['cross-site', 'same-site', 'unheard-of'])
      expect(await post({ 'sec-fetch-site': site })).toBe(403);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://liftoff.example',
      'https://liftoff.example.evil.example',
    ])
      expect(await post({ origin, 'x-forwarded-proto': 'http' }), origin).toBe(403);
    expect([edge.received, edge.reports]).toEqual([[], []]);
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(taken);
    expect(await post({ origin: 'https://liftoff.example' })).toBe(taken);
  });

  it("a call's body is limited to 32 KiB, counted while it is read, and is forwarded only once complete [A42]", async () => {
    const edge = testEdge();
    let pieces = 0;
    const endless = new ReadableStream<Uint8Array>(
      { pull: controller => (pieces++, controller.enqueue(new Uint8Array(8192))) },
      { highWaterMark: 0 },
    );
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      edge.send('/api/users', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    const refused = await post(endless);
    expect([refused.status, pieces]).toEqual([413, 5]);
    expect(await refused.json()).toMatchObject({ refusal: 'too_large' });
    expect((await post('{}', { 'content-length': '999999' })).status).toBe(413);
    expect((await post('{}', { 'content-length': String(32 * 1024 + 1) })).status).toBe(413);
    expect(edge.received).toEqual([]);
    expect((await post('x'.repeat(32 * 1024), { 'content-length': String(32 * 1024) })).status).toBe(200);
    expect(edge.received[0]?.body).toHaveLength(32 * 1024);
    const brokenOff = new ReadableStream({ start: controller => controller.error(new Error('left')) });
    expect((await post(brokenOff)).status).toBe(400);
  });

  it('a call gets 503 with a retry time when the platform does not respond', async () => {
    const edge = testEdge({ platform: () => Promise.reject(new Error('refused')) });
    const answer = await edge.send('/api/player');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ refusal: 'unavailable', retry_after_sec: 5 });
  });
});

describe('a response', () => {
  it('lists the allowed methods when a method is unknown or not supported by any page', async () => {
    const allowed = async (method: string) => (await testEdge().send('/', { method })).headers.get('allow');
    expect(await allowed('PROPFIND')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    expect(await allowed('POST')).toBe('GET, HEAD');
  });

  it('the edge answers GET and HEAD from its own files, and forwards POST to the platform', async () => {
    const edge = testEdge();
    for (const [method, received] of [
      ['GET', 0],
      ['HEAD', 0],
      ['POST', 1],
    ] as const) {
      edge.received.splice(0);
      expect((await edge.send('/api/fe/config/brand-config', { method })).status, method).toBe(200);
      expect(edge.received.length, method).toBe(received);
    }
  });

  it('accepts an address of 8192 characters, but not a longer one [A42]', async () => {
    const start = 'http://liftoff.example/?q=';
    const edge = testEdge();
    expect((await edge.send(start + 'x'.repeat(8192 - start.length))).status).toBe(200);
    expect((await edge.send(start + 'x'.repeat(8193 - start.length))).status).toBe(414);
  });

  it("a failed page gets a plain sentence, and a failed call gets the contract's refusal [A49]", async () => {
    const renderPage = async () => Promise.reject(new Error('broken'));
    // No header can contain this key, so every call that is passed on fails.
    const broken = testEdge({ config: { edgeKey: 'a\nkey' }, renderPage });
    const answer = await broken.send('/');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/plain')]);
    expect(await answer.text()).toContain('Nothing was changed');
    const call = await broken.send('/api/player', { method: 'PATCH', body: '{}' });
    expect([call.status, await call.json()]).toMatchObject([500, { refusal: 'unavailable' }]);
    expect(broken.received).toEqual([]);
  });
});

it('a page rendered from stale data is marked as stale, and one rendered from fresh data is not [B11]', async () => {
  let up = true;
  const edge = testEdge({
    platform: () => (up ? Response.json([]) : Promise.reject(new Error('refused'))),
    renderPage: async (_request, { send }) => {
      await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' });
      return page('lobby');
    },
  });
  const isStale = async (headers: Record<string, string> = {}) => {
    const answer = await edge.send('/', { headers });
    // A cached page is rendered again in the background, after the answer.
    await new Promise(done => setImmediate(done));
    return answer.headers.get('x-data-stale');
  };
  expect(await isStale()).toBeNull();
  up = false;
  edge.clock.now += 600_000;
  await isStale();
  expect([await isStale(), await isStale({ cookie: playerCookie() })]).toEqual(['1', '1']);
  up = true;
  edge.clock.now += 600_000;
  await isStale();
  expect([await isStale(), await isStale({ cookie: playerCookie() })]).toEqual([null, null]);
});

it.each([
  '/messages/..%2fsecret.json',
  '/messages/..%2f..%2fpackage.json',
  '/messages/..%5csecret.json',
  '/messages/%2e%2e%2f%2e%2e%2fpackage.json',
  '/messages/..%252fsecret.json',
  '/messages/de.json%00',
  '/messages/__proto__.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e%2fpackage.json',
  '/assets/..%252f..%252fpackage.json',
  '/assets/%00.js',
  '/assets/index.js.map',
])('%s is not served as a file from the site [A35]', async path => {
  const edge = testEdge({ renderPage: async () => page('nothing', { status: 404 }) });
  expect((await edge.send(path)).status).toBe(404);
});

it('a method that no browser sends is refused, for pages and for calls to the platform', async () => {
  const edge = testEdge();
  for (const path of ['/', '/api/player']) {
    const request = new Request(`http://liftoff.example${path}`, { method: 'PROPFIND' });
    expect((await edge.send(path, { method: request.method })).status).toBe(405);
  }
  expect(edge.received).toEqual([]);
});
