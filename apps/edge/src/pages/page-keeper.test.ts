import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formParameters, pageParameters } from './shared-page.ts';
import { decoded } from '../testing/decoded.ts';
import { page, testEdge } from '../testing/test-edge.ts';

/** An edge whose page states how often it was rendered. */
function countingEdge(status: () => number = () => 200) {
  const rendered = { times: 0 };
  const edge = testEdge({ renderPage: async () => page(`render ${++rendered.times}`, { status: status() }) });
  const text = async (path: string) => /render \d+/.exec(await decoded(await edge.send(path)))?.[0];
  return { rendered, edge, text };
}

/** Waits until the page that the last visit found expired has been rendered again in the background. */
const renderedAgain = () => new Promise(done => setImmediate(done));

describe('a cached page', () => {
  it('a cached page serves HEAD requests, and a HEAD request that comes first caches the complete page', async () => {
    const { rendered, edge, text } = countingEdge();
    const head = await edge.send('/', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await head.text()).toBe('');
    expect(await text('/')).toBe('render 1');
    expect(rendered.times).toBe(1);
  });

  it('a cached page is fresh for fifteen seconds, and after that is still served while it is rendered again', async () => {
    const { rendered, edge, text } = countingEdge();
    await text('/');
    edge.clock.now += 15_000;
    expect([await text('/'), rendered.times]).toEqual(['render 1', 1]);
    edge.clock.now += 1;
    expect(await text('/')).toBe('render 1');
    await renderedAgain();
    expect([await text('/'), rendered.times]).toEqual(['render 2', 2]);
  });

  it('all queries that differ only in parameters no page reads share one cached page', async () => {
    const { rendered, edge, text } = countingEdge();
    for (let z = 0; z < 50; z++) expect(await text(`/?z=${z}&utm_source=mail`)).toBe('render 1');
    expect([rendered.times, edge.keeper.cached.entries]).toEqual([1, 1]);
    expect(await text('/?page=2&z=1')).toBe('render 2');
  });

  it("each country has a separate cached page, rendered from that country's data [A45] [C27]", async () => {
    const edge = testEdge({
      env: { TRUSTED_HOPS: '1', COUNTRY_HEADER: 'x-geo' },
      platform: ({ headers }) => Response.json([headers.get('x-country')]),
      renderPage: async (_request, { country, send }) => {
        const answer = await send('GET /api/games/providers', '/api/games/providers', { method: 'GET' });
        return page(`${country} ${await answer.text()}`);
      },
    });
    const seen = async (geo: string) =>
      /<body>(.*)<\/body>/.exec(await decoded(await edge.send('/', { headers: { 'x-geo': geo } })))?.[1];
    for (const country of ['CA', 'NZ', 'CA', 'NZ']) expect(await seen(country)).toBe(`${country} ["${country}"]`);
    // Without a known country, the page is that of the default country, but made of the platform's answers for an
    // unknown country.
    expect(await seen('')).toBe('CA [""]');
    expect([edge.keeper.cached.entries, edge.received.length]).toEqual([3, 3]);
  });

  it('a cached page survives a flood of other pages, which stays within the cache limits', async () => {
    const { edge, text } = countingEdge();
    await text('/');
    await text('/');
    for (let n = 0; n < 1_000; n++) await edge.send(`/?q=${n}`, { from: `10.0.${n >> 8}.${n & 255}` });
    expect(await text('/')).toBe('render 1');
    expect(edge.keeper.cached.entries).toBeLessThanOrEqual(500);
  });

  it('a cached page is served for a day while rendering fails, but not once the page no longer exists [B11]', async () => {
    const now = { status: 200 };
    const { edge, text } = countingEdge(() => now.status);
    await text('/');
    now.status = 500;
    edge.clock.now += 3_600_000;
    await text('/');
    await renderedAgain();
    expect(await text('/')).toBe('render 1');
    await renderedAgain();
    now.status = 404;
    await text('/');
    await renderedAgain();
    expect((await edge.send('/')).status).toBe(404);
    now.status = 200;
    await text('/');
    now.status = 500;
    edge.clock.now += 86_500_000;
    expect((await edge.send('/')).status).toBe(500);
  });

  it('a cached page does not stay fresh forever when the clock is set back', async () => {
    const { edge, text } = countingEdge();
    await text('/');
    edge.clock.now -= 86_400_000;
    expect(await text('/')).toBe('render 2');
  });

  it('a cached page never passes a cookie set during rendering on to other guests', async () => {
    const edge = testEdge({ renderPage: async () => page('hello', { headers: { 'set-cookie': 'a=1' } }) });
    await edge.send('/');
    expect(edge.keeper.cached.entries).toBe(0);
  });
});

it('a redirect keeps the query parameters that are not part of the cache key', async () => {
  const edge = testEdge({
    renderPage: async request =>
      new Response(null, { status: 302, headers: { location: `/play/turbogames/x${new URL(request.url).search}` } }),
  });
  const answer = await edge.send('/play/x?stag=7&mode=demo');
  expect(answer.headers.get('location')).toBe('/play/turbogames/x?stag=7&mode=demo');
});

it('every query parameter that the site reads is part of the cache key', () => {
  const web = join(import.meta.dirname, '../../../web/app');
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(pattern)].map(([, name]) => name);
  const read = sources.flatMap(file => namesIn(file, /url\.searchParams\.(?:get|has|getAll)\(([^)]+)\)/g));
  const written = read.filter(name => name?.startsWith("'")).map(name => name?.slice(1, -1));
  // The parts of a narrowed list are read by means of a table.
  const ofTable = namesIn('features/lobby/filters/narrowing.ts', /^ {2}\w+: '([a-z]+)',$/gm);
  expect(read.filter(name => !name?.startsWith("'"))).toEqual(['parameters[part]']);
  expect(new Set([...written, ...ofTable])).toEqual(new Set([...pageParameters, ...formParameters]));
});

it('a page that many visitors request concurrently is rendered only once', async () => {
  const { rendered, edge } = countingEdge();
  const answers = await Promise.all(Array.from({ length: 20 }, () => edge.send('/')));
  expect([rendered.times, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
});

it("a cached page is served until the last moment of its day, without using up anyone's render limit [B11]", async () => {
  const now = { status: 200 };
  const { edge } = countingEdge(() => now.status);
  await edge.send('/');
  now.status = 500;
  edge.clock.now += 86_400_000;
  while (edge.limiter.take('render', '127.0.0.1') === 0);
  expect((await edge.send('/')).status).toBe(200);
  await renderedAgain();
  edge.clock.now += 1;
  while (edge.limiter.take('render', '127.0.0.1') === 0);
  expect((await edge.send('/')).status).toBe(429);
});

it.each([
  [300, 300],
  [301, 301],
  [404, 404],
  [499, 499],
  [408, 200],
  [429, 200],
  [500, 200],
])('after a cached page is rendered again with status %i, visitors get status %i', async (status, answered) => {
  const now = { status: 200 };
  const { edge } = countingEdge(() => now.status);
  await edge.send('/');
  now.status = status;
  edge.clock.now += 60_000;
  await edge.send('/');
  await renderedAgain();
  expect((await edge.send('/')).status).toBe(answered);
});

it('a page with missing data does not replace the complete one in the cache [B11]', async () => {
  let up = true;
  const edge = testEdge({
    platform: () => Response.json({}, { status: up ? 200 : 503 }),
    renderPage: async (_request, { send }) => {
      const { ok } = await send('GET /api/player', '/api/player', { method: 'GET' });
      return page(ok ? 'whole' : 'in part');
    },
  });
  await edge.send('/');
  up = false;
  edge.clock.now += 60_000;
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await decoded(await edge.send('/'))).toContain('whole');
    await renderedAgain();
  }
});
