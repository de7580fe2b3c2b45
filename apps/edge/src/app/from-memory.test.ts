import type { OutgoingHttpHeader } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeLimits } from '../limits/rate-limiter.ts';
import { page, playerCookie, testEdge, type TestEdge } from '../testing/test-edge.ts';

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
}

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The answer from memory; `null` if the request is left to the app. */
function fromMemory(edge: TestEdge, { method, url, headers }: Asked, from = '127.0.0.1'): Answered | null {
  const answered: Answered = { status: 0, headers: {}, body: Buffer.alloc(0) };
  let ended = false;
  const outgoing = {
    writeHead: (status: number, list: readonly OutgoingHttpHeader[]) => {
      answered.status = status;
      for (let at = 0; at < list.length; at += 2) answered.headers[String(list[at])] = String(list[at + 1]);
    },
    end: (body?: Uint8Array | null) => {
      if (body === null) throw new TypeError('A body is bytes or left out');
      answered.body = Buffer.from(body ?? []);
      ended = true;
    },
  };
  const incoming = { method, url, headers, socket: { remoteAddress: from } };
  const isAnswered = edge.answerFromMemory(incoming, outgoing as never);
  expect(ended).toBe(isAnswered);
  return isAnswered ? answered : null;
}

async function byApp(edge: TestEdge, { method, url, headers }: Asked): Promise<Answered> {
  const answer = await edge.send(`http://${headers['host']}${url}`, { method, headers });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The answer without the headers that the listener adds and those that differ in every answer. */
const comparable = ({ headers: { 'x-request-id': id, 'content-length': length, ...headers }, ...rest }: Answered) => {
  expect(id).toMatch(/^[\da-f-]{36}$/);
  if (length !== undefined) expect(length).toBe(String(rest.body.length));
  return { ...rest, headers };
};

const openEdge = (env: NodeJS.ProcessEnv = {}) =>
  testEdge({
    env: {
      SITE_ORIGINS: 'https://liftoff.example,https://liftoff2.example:8443',
      TRUSTED_HOPS: '1',
      COUNTRY_HEADER: 'x-geo',
      CDN_CACHE: 'on',
      RATE_FACTOR: '1000',
      ...env,
    },
    renderPage: async (request, { nonce, send: _send, report: _report, ...made }) => {
      const missing = request.url.endsWith('/none');
      const text = `<script nonce="${nonce}">${JSON.stringify(made)}</script>${'tile '.repeat(500)}`;
      return page(text, { status: missing ? 404 : 200, headers: { 'x-rendered': '1' } });
    },
  });

const lobby: Asked = { method: 'GET', url: '/', headers: { host: 'liftoff.example', 'x-geo': 'CA' } };

const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const cookies = ['', 'theme=light', 'locale=de; x=1', 'locale=fr-CA', playerCookie(), 'a=__Host-session'];
const visit = fc.record({
  method: mostly('GET', 'HEAD', 'POST'),
  url: mostly('/', '/?z=1', '/?page=2', '/pokies/all', '/guest', '/fr-CA', '/de', '/none', '/pokies/all/', '/x.data'),
  host: mostly('liftoff.example', 'liftoff2.example:8443', 'LIFTOFF.example', 'evil.example', 'liftoff.example:80'),
  geo: mostly('CA', 'DE', '', 'XX'),
  encoding: fc.constantFrom('br', 'gzip', 'identity', 'gzip, br'),
  cookie: mostly(...(cookies as [string, ...string[]])),
  known: mostly('no', 'its own', '*', '"other-br"'),
  waitSec: mostly(0, 16),
});

describe('a response from memory', () => {
  it("a response from memory is identical to the app's response for every kind of request [A2] [A45]", async () => {
    const seen = { fromMemory: 0, known: 0 };
    const ofVisits = async (visits: readonly (typeof visit extends fc.Arbitrary<infer V> ? V : never)[]) => {
      const edge = openEdge();
      for (const { method, url, host, geo, encoding, cookie, known, waitSec } of visits) {
        edge.clock.now += waitSec * 1000;
        const headers = {
          host,
          'accept-encoding': encoding,
          ...(geo === '' ? {} : { 'x-geo': geo }),
          ...(cookie === '' ? {} : { cookie }),
        };
        // Requests the page once before, so that most pages are in memory, and waits until compression has finished.
        const first = await byApp(edge, { method, url, headers });
        await edge.bodies.settled();
        const ifKnown = known === 'its own' ? (first.headers['etag'] ?? 'none') : known;
        const asked = { method, url, headers: known === 'no' ? headers : { ...headers, 'if-none-match': ifKnown } };
        const answered = fromMemory(edge, asked);
        if (answered === null) continue;
        seen.fromMemory += 1;
        if (answered.status === 304) seen.known += 1;
        expect(comparable(answered)).toEqual(comparable(await byApp(edge, asked)));
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(visit, { minLength: 5, maxLength: 20 }), ofVisits), { numRuns: 60 });
    expect(seen.fromMemory).toBeGreaterThan(100);
    expect(seen.known).toBeGreaterThan(20);
  });

  it('a page is served from memory only if it was requested before, is still fresh and is already compressed', async () => {
    const edge = openEdge();
    expect(fromMemory(edge, lobby)).toBeNull();
    await byApp(edge, lobby);
    expect(fromMemory(edge, lobby)?.status).toBe(200);
    expect(fromMemory(edge, { ...lobby, headers: { ...lobby.headers, 'accept-encoding': 'br' } })).toBeNull();
    edge.clock.now += 15_000;
    expect(fromMemory(edge, lobby)?.status).toBe(200);
    edge.clock.now += 1;
    expect(fromMemory(edge, lobby)).toBeNull();
  });

  it('a page is also served from memory while it is being rendered again', async () => {
    const second = Promise.withResolvers<void>();
    let renders = 0;
    const edge = testEdge({
      renderPage: async () => {
        renders += 1;
        if (renders > 1) await second.promise;
        return page('here');
      },
    });
    const asked = { method: 'GET', url: '/', headers: { host: 'liftoff.example' } };
    await byApp(edge, asked);
    edge.clock.now += 15_001;
    expect(fromMemory(edge, asked)).toBeNull();
    await byApp(edge, asked);
    expect(fromMemory(edge, asked)?.status, 'while the render waits for its turn').toBe(200);
    await new Promise(done => setImmediate(done));
    expect([renders, fromMemory(edge, asked)?.status]).toEqual([2, 200]);
    edge.clock.now += 100_000_000;
    expect(fromMemory(edge, asked)).toBeNull();
    second.resolve();
  });

  it('a response from memory states its length, has no body for HEAD, and is empty if the browser already has the page', async () => {
    const edge = openEdge();
    await byApp(edge, lobby);
    const whole = fromMemory(edge, lobby);
    expect(whole?.headers['content-length']).toBe(String(whole?.body.length));
    expect(whole?.body.length).toBeGreaterThan(50);
    const head = fromMemory(edge, { ...lobby, method: 'HEAD' });
    expect([head?.status, head?.body.length, head?.headers['content-length']]).toEqual([200, 0, undefined]);
    const asked = { ...lobby.headers, 'if-none-match': whole?.headers['etag'] ?? '' };
    const known = fromMemory(edge, { ...lobby, headers: asked });
    expect([known?.status, known?.body.length, known?.headers['content-length']]).toEqual([304, 0, undefined]);
  });

  it('nothing is served from memory in development, where each page must be rendered again', async () => {
    const edge = openEdge({ NODE_ENV: 'development' });
    await byApp(edge, lobby);
    await byApp(edge, lobby);
    expect(fromMemory(edge, lobby)).toBeNull();
  });

  it("only guests are served from memory, and only on the site's own hosts and addresses", async () => {
    const edge = openEdge();
    await byApp(edge, lobby);
    const withHeaders = (headers: Record<string, string>): Asked => ({
      ...lobby,
      headers: { ...lobby.headers, ...headers },
    });
    const others: readonly Asked[] = [
      withHeaders({ cookie: playerCookie() }),
      withHeaders({ host: 'evil.example' }),
      withHeaders({ 'x-geo': 'DE' }),
      withHeaders({ 'x-forwarded-proto': 'http' }),
      withHeaders({ 'x-forwarded-proto': 'http, https' }),
      { ...lobby, method: 'POST' },
      { ...lobby, url: 'http://liftoff.example/' },
      { ...lobby, url: `/?z=${'z'.repeat(9_000)}` },
      { ...lobby, headers: { 'x-geo': 'CA' } },
    ];
    for (const asked of others) expect(fromMemory(edge, asked), JSON.stringify(asked).slice(0, 99)).toBeNull();
    expect(fromMemory(edge, lobby)).not.toBeNull();
  });

  it("a response from memory counts against the visitor's limit, and the app refuses requests over that limit", async () => {
    const edge = openEdge({ RATE_FACTOR: '1', TRUSTED_HOPS: '0', COUNTRY_HEADER: '' });
    await edge.send('/');
    const from = '203.0.113.9';
    let answered = 0;
    while (answered <= edgeLimits.request.burst && fromMemory(edge, lobby, from)) answered += 1;
    expect(answered).toBe(edgeLimits.request.burst);
    expect((await edge.send('/', { from })).status).toBe(429);
  });

  it("a response from memory counts against the socket's address, or against the address reported by a trusted proxy, but never against a claimed one", async () => {
    const claiming = (entries: string): Asked => ({
      ...lobby,
      headers: { ...lobby.headers, 'x-forwarded-for': entries },
    });
    const takenBy = (edge: TestEdge, asked: (call: number) => Asked) => {
      let call = 0;
      while (call <= edgeLimits.request.burst && fromMemory(edge, asked(call), '192.0.2.7')) call += 1;
      return call;
    };
    const open = openEdge({ RATE_FACTOR: '1', TRUSTED_HOPS: '0', COUNTRY_HEADER: '' });
    await open.send('/');
    expect(takenBy(open, call => claiming(`198.51.100.${call % 250}`))).toBe(edgeLimits.request.burst);
    const proxied = openEdge({ RATE_FACTOR: '1' });
    await byApp(proxied, claiming('192.0.2.1'));
    expect(takenBy(proxied, call => claiming(`198.51.100.${call % 250}, 203.0.113.9`))).toBe(edgeLimits.request.burst);
    expect(fromMemory(proxied, claiming('198.51.100.1, 203.0.113.10'), '192.0.2.7')).not.toBeNull();
  });
});
