import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import { isPlatformPath } from './platform-paths.ts';
import { routeAt } from './call-routes.ts';
import { testEdge } from '../testing/test-edge.ts';

/** Every call of the site's browser code that returns data, with its placeholders filled in. */
const calls = Object.values<Endpoint>(callTable).flatMap(({ route, answer, status = 200 }) => {
  const { method, path } = splitRoute(route);
  const address = path.replaceAll(/(\/?)\{\w+\}/g, '/some-thing');
  const isPassed = routeAt(method, address) === route && isPlatformPath(address);
  return isPassed ? [{ method, address, answer, status }] : [];
});

const json = { headers: { 'content-type': 'application/json' } };
const hostile: readonly { what: string; body: string; value?: unknown }[] = [
  { what: 'an empty response', body: '' },
  { what: 'half a response', body: '{"half":' },
  { what: 'a web page', body: '<html>' },
  { what: 'null', body: 'null', value: null },
  { what: 'a number', body: '7', value: 7 },
  { what: 'a list of something else', body: '[7,null,{}]', value: [7, null, {}] },
  { what: 'ten megabytes', body: `[${' '.repeat(10 * 1024 * 1024)}]` },
];

it('checks the responses of reads and writes', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(30);
});

it.each(hostile)(
  'a call that the platform answers with $what gets 503, so that no part of a page receives that response [B13]',
  async ({ body, value }) => {
    let status = 200;
    const edge = testEdge({
      shaped: true,
      env: { RATE_FACTOR: '1000' },
      platform: () => new Response(body, { status, ...json }),
    });
    for (const call of calls) {
      if (value !== undefined && call.answer.safeParse(value).success) continue;
      ({ status } = call);
      const answer = await edge.send(call.address, {
        method: call.method,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(call.method !== 'GET' && { body: '{}' }),
      });
      expect([call.address, answer.status, answer.headers.get('retry-after')]).toEqual([call.address, 503, '5']);
    }
  },
);

it('a refusal is passed on unchanged, whatever its shape [B13]', async () => {
  const edge = testEdge({ shaped: true, platform: () => Response.json(null, { status: 409 }) });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await edge.send('/payments/deposits', { method: 'POST', headers, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([409, null]);
});

it('a valid response is passed on with invalid bytes replaced and its length recalculated [B13]', async () => {
  const bytes = Buffer.from('[{"id":"turbo","title":"T\xffrbo","games_count":9}]', 'latin1');
  const platform = () => new Response(bytes, { headers: { ...json.headers, 'content-length': String(bytes.length) } });
  const answer = await testEdge({ shaped: true, platform }).send('/api/games/collections');
  expect(await answer.json()).toEqual([{ id: 'turbo', title: 'T\ufffdrbo', games_count: 9 }]);
});
