import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { everyAnswer } from '../pages/security.ts';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge, type Received } from '../testing/test-edge.ts';

/** A folder of files like those the web's build produces. */
function builtFiles(): string {
  const clientFolder = mkdtempSync(join(tmpdir(), 'edge-files-'));
  onTestFinished(() => rmSync(clientFolder, { recursive: true, force: true }));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/index-1a2b.js'), 'export {};');
  writeFileSync(join(clientFolder, 'assets/sans-3c4d.woff2'), '');
  writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *');
  return clientFolder;
}

describe('every response', () => {
  it('every response has the security headers, including errors and refusals [A1] [A3]', async () => {
    const edge = testEdge({
      clientFolder: builtFiles(),
      platform: ({ url }) => (url.includes('/player') ? Response.json({}) : Promise.reject(new Error('away'))),
      renderPage: async request => {
        if (request.url.includes('broken')) throw new Error('broken');
        return page('x');
      },
    });
    const asked: readonly [string, RequestInit, number][] = [
      ['/', {}, 200],
      ['/', { headers: { cookie: playerCookie() } }, 200],
      ['/broken', {}, 500],
      ['/en-CA', {}, 302],
      ['/', { method: 'POST' }, 405],
      ['/', { method: 'PROPFIND' }, 405],
      ['/assets/index-1a2b.js', {}, 200],
      ['/assets/none.js', {}, 404],
      ['/robots.txt', {}, 200],
      ['/healthz', {}, 200],
      ['/client-context', {}, 200],
      ['/messages/de.json', {}, 200],
      ['/api/player', {}, 200],
      ['/api/games/providers', {}, 503],
      ['/api/player', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }, 403],
      ['http://evil.example/', {}, 421],
      ['/log', { method: 'PUT', body: 'x' }, 422],
    ];
    for (const [path, init, status] of asked) {
      const answer = await edge.send(path, init);
      const what = `${init.method ?? 'GET'} ${path}`;
      expect(answer.status, what).toBe(status);
      for (const [name, value] of Object.entries(everyAnswer)) expect(answer.headers.get(name), what).toBe(value);
      expect(answer.headers.get('x-request-id'), what).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it.each(['/confirmation?confirmation_token=abc', '/new-password?x=1&reset_password_token=abc'])(
    'tells the browser to send no referrer from a page whose address contains a token: %s [A17]',
    async path => {
      const edge = testEdge();
      const referrerOf = async (of: string) => (await edge.send(of)).headers.get('referrer-policy');
      expect(await referrerOf(path)).toBe('no-referrer');
      expect(await referrerOf(path.replace('_token', '_tokens'))).toBe('strict-origin-when-cross-origin');
      expect(await referrerOf(path.replace(/[?&](?=[a-z_]+_token)/, '/'))).toBe('strict-origin-when-cross-origin');
    },
  );

  it.each(['/profile/limits/confirm?token=abc', '/unsubscribe?token=1.abc', '/confirm-offers?x=1&token=abc'])(
    'tells the browser to send no referrer from a page whose address contains a limit or offer confirmation token: %s [A17]',
    async path => {
      const edge = testEdge();
      const referrerOf = async (of: string) => (await edge.send(of)).headers.get('referrer-policy');
      expect(await referrerOf(path)).toBe('no-referrer');
      expect(await referrerOf(path.replace('token', 'tokens'))).toBe('strict-origin-when-cross-origin');
    },
  );

  it('preloads fonts without a referrer on a page whose address contains a token, and on no other page [A17]', async () => {
    const edge = testEdge({ clientFolder: builtFiles() });
    const linkOf = async (of: string) => (await edge.send(of)).headers.get('link');
    expect(await linkOf('/new-password?reset_password_token=abc')).toBe(
      '</assets/sans-3c4d.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin; referrerpolicy=no-referrer',
    );
    expect(await linkOf('/new-password')).toBeNull();
    expect(await linkOf('/assets/index-1a2b.js?token=abc')).toBeNull();
    expect((await testEdge().send('/new-password?reset_password_token=abc')).headers.get('link')).toBeNull();
    expect((await edge.send('/en-CA?token=abc')).status).toBe(302);
  });

  it("an internal failure reveals only a request id, and a failed call is answered in the contract's refusal format [A49]", async () => {
    const edge = testEdge({
      // No header can contain this key, so passing a call on fails with the key in the error message.
      config: { edgeKey: 'the secret\nkey' },
      renderPage: async () => {
        throw new Error('the secret reason');
      },
    });
    const broken = await edge.send('/');
    const text = await broken.text();
    expect([broken.status, broken.headers.get('retry-after'), broken.headers.get('cache-control')]).toEqual([
      500,
      '5',
      'no-store',
    ]);
    expect(text).toContain(broken.headers.get('x-request-id') ?? 'none');
    expect(text).not.toContain('secret');
    const call = await edge.send('/api/player');
    expect([call.status, await call.json()]).toEqual([
      500,
      { refusal: 'unavailable', retry_after_sec: 5, request_id: call.headers.get('x-request-id') },
    ]);
    expect(edge.received).toEqual([]);
  });
});

describe('a request triggered by another site', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])(
    'a cross-site request with method %s is accepted, because it changes nothing [A6]',
    async method => {
      const edge = testEdge();
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
        expect((await edge.send('/api/player', { method, headers })).status).toBe(200);
      expect(edge.received.map(call => call.method)).toEqual([method, method]);
    },
  );

  it('a cross-site request for a page is accepted, so that players can follow links from other sites', async () => {
    const edge = testEdge();
    expect((await edge.send('/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  });
});

describe('files and message bundles', () => {
  it('hashed assets are cached forever, while other and missing files are not', async () => {
    const edge = testEdge({ clientFolder: builtFiles() });
    const kept = async (path: string) => {
      const answer = await edge.send(path);
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await kept('/assets/index-1a2b.js')).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await kept('/guest/assets/index-1a2b.js')).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await kept('/assets/index-gone.js')).toEqual([404, null]);
    expect(await kept('/robots.txt')).toEqual([200, null]);
    expect(await kept('/messages/de.json')).toEqual([200, 'public, max-age=300']);
    expect(await kept('/guest/messages/de.json')).toEqual([200, 'public, max-age=300']);
  });

  it.each(['br', 'gzip', ''])(
    'message bundles are compressed with an encoding that the browser accepts (%j)',
    async encoding => {
      const answer = await testEdge().send('/messages/de.json', { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding') ?? '', answer.headers.get('vary')]).toEqual([
        encoding,
        'accept-encoding',
      ]);
      expect(JSON.parse(await decoded(answer))).toHaveProperty('shell');
    },
  );

  it('message bundles for an unknown language or with another file extension are not found', async () => {
    const edge = testEdge();
    for (const path of ['/messages/xx.json', '/messages/de', '/messages/de.txt'])
      expect((await edge.send(path)).status, path).toBe(404);
  });
});

describe('a platform response', () => {
  const through = async (platform: (call: Received) => Response) => testEdge({ platform }).send('/api/player');

  it("passes a platform response on unchanged, cookies included, without the internal connection's headers", async () => {
    const answer = await through(
      () =>
        new Response('{"a":1}', {
          status: 409,
          headers: [
            ['content-type', 'application/json'],
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
            ['retry-after', '7'],
            ['content-length', '7'],
            ['connection', 'keep-alive'],
            ['keep-alive', 'timeout=5'],
            ['transfer-encoding', 'chunked'],
          ],
        }),
    );
    expect([answer.status, await answer.text()]).toEqual([409, '{"a":1}']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('content-length')).toBe('7');
    for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
      expect(answer.headers.has(name), name).toBe(false);
  });

  it('removes the encoding and length headers from a platform response that was compressed in transit', async () => {
    const zipped = gzipSync('{"a":1}');
    const answer = await through(
      () =>
        new Response('{"a":1}', {
          headers: { 'content-encoding': 'gzip', 'content-length': String(zipped.length) },
        }),
    );
    expect([answer.headers.has('content-encoding'), answer.headers.has('content-length')]).toEqual([false, false]);
    const plain = await through(
      () => new Response('{"a":1}', { headers: { 'content-encoding': 'identity', 'content-length': '7' } }),
    );
    expect(plain.headers.get('content-length')).toBe('7');
  });

  it('calls the platform without asking for compression, and sends no body if the request has none', async () => {
    const edge = testEdge();
    await edge.send('/api/player?x=1', { headers: { 'accept-encoding': 'br' } });
    await edge.send('/api/users/sign_out', { method: 'DELETE' });
    expect(edge.received.map(call => [call.headers.get('accept-encoding'), call.body])).toEqual([
      ['identity', ''],
      ['identity', ''],
    ]);
  });
});

describe('an upload to the platform', () => {
  const path = '/api/player/verification/documents?step=face&name=a.jpg';
  const send = (edge: ReturnType<typeof testEdge>, body: BodyInit, to = path) =>
    edge.send(to, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } });
  const most = 5 * 1024 * 1024;

  it('an upload can be as large as its call allows, while other calls keep the normal body limit [A42]', async () => {
    const edge = testEdge();
    expect((await send(edge, new Uint8Array(most))).status).toBe(200);
    expect(edge.received[0]?.body).toHaveLength(most);
    expect((await send(edge, new Uint8Array(most + 1))).status).toBe(413);
    expect((await send(edge, new Uint8Array(40_000), '/api/player/verification')).status).toBe(413);
    expect(edge.received).toHaveLength(1);
  });

  it('an upload is refused while sixteen others are in progress, but calls without a file still succeed', async () => {
    const answers: (() => void)[] = [];
    const arrived: (() => void)[] = [];
    const edge = testEdge({
      platform: ({ method }) =>
        method === 'POST'
          ? new Promise<Response>(done => {
              answers.push(() => done(Response.json({})));
              arrived.splice(0).forEach(go => go());
            })
          : Response.json({}),
    });
    const until = async (count: number) => {
      while (answers.length < count) await new Promise<void>(go => arrived.push(go));
    };
    const held = Array.from({ length: 16 }, () => send(edge, 'x'));
    await until(16);
    const next = await send(edge, 'x');
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await edge.send('/api/player')).status).toBe(200);
    answers.splice(0).forEach(answer => answer());
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    const later = send(edge, 'x');
    await until(1);
    answers.splice(0).forEach(answer => answer());
    expect((await later).status).toBe(200);
  });
});

it("a visitor over the rate limit gets the contract's refusal for a call and a plain sentence for a page", async () => {
  const edge = testEdge();
  const over = async (path: string) => {
    for (;;) {
      const answer = await edge.send(path);
      if (answer.status === 429) return answer;
    }
  };
  const call = await over('/api/fe/config/logo-config');
  expect(await call.json()).toEqual({
    refusal: 'rate_limited',
    retry_after_sec: 1,
    request_id: call.headers.get('x-request-id'),
  });
  const text = await over('/healthz');
  expect([text.headers.get('content-type'), text.headers.get('retry-after')]).toEqual(['text/plain', '1']);
  expect(await text.text()).toBe(
    `Too many requests from your address. Try again in 1 s. Reference: ${text.headers.get('x-request-id')}`,
  );
});
