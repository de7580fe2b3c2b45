import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import { isPlatformPath } from './platform-paths.ts';
import { readRouteOf } from './read-routes.ts';
import { testEdge } from '../testing/test-edge.ts';

/** Every call with which the site's browser code reads data, with its placeholders filled in. */
const reads = Object.values<Endpoint>(callTable).flatMap(({ route, answer }) => {
  const { method, path } = splitRoute(route);
  const address = path.replaceAll(/(\/?)\{\w+\}/g, '/some-thing');
  return readRouteOf(method, address) === route && isPlatformPath(address) ? [{ method, address, answer }] : [];
});

const json = { headers: { 'content-type': 'application/json' } };
const hostile: readonly (readonly [string, () => Response])[] = [
  ['nothing', () => new Response('', json)],
  ['half of it', () => new Response('{"half":', json)],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['null', () => Response.json(null)],
  ['a number', () => Response.json(7)],
  ['a list of something else', () => Response.json([7, null, {}])],
  ['ten megabytes', () => new Response(`[${' '.repeat(10 * 1024 * 1024)}]`, json)],
];

it('every call that a page or part of a page reads data with is in the list of reading calls', () => {
  expect(reads.length).toBeGreaterThan(60);
});

it.each(hostile)(
  'a reading call to which the platform sends %s gets 503, so that no part of a page receives that response [B13]',
  async (what, answer) => {
    const edge = testEdge({ shaped: true, env: { RATE_FACTOR: '1000' }, platform: answer });
    for (const { method, address, answer: shape } of reads) {
      const value: unknown = what === 'a number' ? 7 : what === 'null' ? null : [7, null, {}];
      const isOfShape =
        ['a number', 'null', 'a list of something else'].includes(what) && shape.safeParse(value).success;
      if (isOfShape) continue;
      const same = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const { status, headers } = await edge.send(address, {
        method,
        headers: same,
        ...(method === 'POST' && { body: '{}' }),
      });
      expect([address, status, headers.get('retry-after')]).toEqual([address, 503, '5']);
    }
  },
);

it('the response to a call that changes something is passed on unchanged, whatever its format [B13] [A24]', async () => {
  const edge = testEdge({ shaped: true, platform: () => Response.json({ later: true }, { status: 201 }) });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const answer = await edge.send('/payments/deposits', { method: 'POST', headers, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([201, { later: true }]);
});

it('a valid response is passed on with invalid bytes replaced and its length recalculated [B13]', async () => {
  const bytes = Buffer.from('[{"id":"turbo","title":"T\xffrbo","games_count":9}]', 'latin1');
  const platform = () => new Response(bytes, { headers: { ...json.headers, 'content-length': String(bytes.length) } });
  const answer = await testEdge({ shaped: true, platform }).send('/api/games/collections');
  expect(await answer.json()).toEqual([{ id: 'turbo', title: 'T\ufffdrbo', games_count: 9 }]);
});
