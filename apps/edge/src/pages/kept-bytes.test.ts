import { describe, expect, it } from 'vitest';
import { decoded } from '../testing/decoded.ts';
import { page, playerCookie, testEdge } from '../testing/test-edge.ts';

/** An edge whose page is a long text containing a word that the test can change. */
function edgeOf(env: NodeJS.ProcessEnv = {}) {
  const shown = { word: 'one', status: 200 };
  const rendered = { times: 0 };
  const tiles = Array.from({ length: 2_000 }, (_, n) => `<li>Game ${n} by studio ${n % 48}</li>`).join('');
  const edge = testEdge({
    env,
    renderPage: async () => {
      rendered.times += 1;
      return page(`${shown.word}${tiles}`, { status: shown.status });
    },
  });
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    edge.send('/', { method, headers: { 'accept-encoding': 'br', ...headers } });
  const bytes = async (encoding: string) =>
    Buffer.from(await (await ask({ 'accept-encoding': encoding })).arrayBuffer());
  /** Renders the page again. The new version is shown from the next visit on. */
  const renderAnew = async () => {
    edge.clock.now += 15_001;
    await ask();
    await new Promise(done => setImmediate(done));
  };
  return { edge, shown, rendered, ask, bytes, renderAnew };
}

const tagOf = (answer: Response): string => answer.headers.get('etag') ?? '';

describe('a guest’s page', () => {
  it.each(['br', 'gzip', 'identity'])("sends everyone the same bytes for a guest's page (%s)", async encoding => {
    const { bytes, rendered } = edgeOf();
    const [first, second] = [await bytes(encoding), await bytes(encoding)];
    expect(first.equals(second)).toBe(true);
    expect(rendered.times).toBe(1);
  });

  it.each(['br', 'gzip'])(
    "compresses a guest's page as small as possible once it is requested again (%s)",
    async encoding => {
      const { edge, bytes, ask } = edgeOf();
      const quick = await bytes(encoding);
      await edge.bodies.settled();
      expect((await bytes(encoding)).length).toBe(quick.length);
      await edge.bodies.settled();
      const best = await bytes(encoding);
      expect(best.length).toBeLessThan(quick.length);
      expect(await decoded(await ask({ 'accept-encoding': encoding }))).toContain('<li>Game 1999 by studio 31</li>');
    },
  );

  it("keeps the compressed bytes of a guest's page that is rendered again without a change", async () => {
    const { edge, bytes, renderAnew, rendered } = edgeOf();
    const quick = await bytes('br');
    await bytes('br');
    await edge.bodies.settled();
    const best = await bytes('br');
    expect(best.length).toBeLessThan(quick.length);
    await renderAnew();
    expect([rendered.times, (await bytes('br')).length]).toEqual([2, best.length]);
  });

  it("does not send a guest's page again to a browser that already has it, in any encoding", async () => {
    const { ask } = edgeOf();
    const tags = [tagOf(await ask()), tagOf(await ask({ 'accept-encoding': 'gzip' }))];
    expect(new Set(tags).size).toBe(2);
    const policy = (await ask()).headers.get('content-security-policy');
    for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[0]}`, '*']) {
      const answer = await ask({ 'if-none-match': tag });
      expect([answer.status, await answer.text(), tagOf(answer)]).toEqual([304, '', tags[0]]);
      // A 304 replaces the policy and the `vary` header that the browser has cached.
      expect(answer.headers.get('content-security-policy')).toBe(policy);
      expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
      expect(answer.headers.has('content-encoding')).toBe(false);
    }
    expect((await ask({ 'if-none-match': tags[0] ?? '' }, 'HEAD')).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other-br"' })).status).toBe(200);
  });

  it("sends a changed guest's page in full and with another tag", async () => {
    const { ask, shown, renderAnew } = edgeOf();
    const before = tagOf(await ask());
    shown.word = 'two';
    await renderAnew();
    const answer = await ask({ 'if-none-match': before });
    expect([answer.status, tagOf(answer) === before]).toEqual([200, false]);
    expect(await decoded(answer)).toContain('two');
  });

  it("a guest's page is cached privately by the browser, which revalidates it every time, and by a CDN only if that is switched on", async () => {
    for (const [CDN_CACHE, forCdn] of [
      ['', null],
      ['off', null],
      ['on', 'public, max-age=15, stale-while-revalidate=86400'],
    ] as const) {
      const { headers } = await edgeOf({ CDN_CACHE }).ask();
      expect([headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual(['private, no-cache', forCdn]);
    }
    expect(() => edgeOf({ CDN_CACHE: 'yes' })).toThrow('CDN_CACHE must be on or off, not "yes"');
  });

  it("a guest's page lists in its headers everything it depends on besides its address", async () => {
    const { headers } = await edgeOf({ COUNTRY_HEADER: 'x-geo', TRUSTED_HOPS: '1' }).ask();
    expect(headers.get('vary')).toBe('accept-encoding, cookie, x-geo');
  });

  it("a guest's page that must not be cached has no tag, and no CDN caches it", async () => {
    const { ask, shown } = edgeOf({ CDN_CACHE: 'on' });
    shown.status = 404;
    const answer = await ask({ 'if-none-match': '*' });
    expect([answer.status, tagOf(answer), answer.headers.get('cdn-cache-control')]).toEqual([404, '', null]);
  });
});

it("a player's page has no tag and is not cached by anyone", async () => {
  const { ask } = edgeOf({ CDN_CACHE: 'on' });
  const answer = await ask({ cookie: playerCookie(), 'if-none-match': '*' });
  expect(answer.status).toBe(200);
  expect([tagOf(answer), answer.headers.get('cdn-cache-control')]).toEqual(['', null]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
