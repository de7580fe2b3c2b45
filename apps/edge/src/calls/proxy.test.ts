import { expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../config/log.ts';
import { refused } from './refused.ts';
import { testEdge } from '../testing/test-edge.ts';

it("a call is passed on with the browser's headers, but without the headers of its connection [A46]", async () => {
  const edge = testEdge();
  const said = {
    cookie: '__Host-session=x',
    'accept-language': 'de',
    'x-client': 'web',
    'content-type': 'application/json',
  };
  const ofConnection = { 'proxy-authorization': 'x', te: 'trailers', trailer: 'x', 'keep-alive': 'x', 'x-hop': 'x' };
  await edge.send('/api/player', { headers: { ...said, ...ofConnection, connection: 'X-Hop, close' } });
  const headers = Object.fromEntries(edge.received[0]?.headers ?? []);
  expect(headers).toMatchObject(said);
  for (const name of Object.keys(ofConnection)) expect(headers, name).not.toHaveProperty(name);
});

it.each(['GET', 'HEAD', 'POST'])(
  'a %s request that declares a body over 32 KiB is refused, and its connection is closed [A42]',
  async method => {
    const edge = testEdge();
    const answer = await edge.send('/api/player', { method, headers: { 'content-length': '32769' } });
    expect([answer.status, answer.headers.get('connection'), edge.received.length]).toEqual([413, 'close', 0]);
  },
);

it("a publicly cacheable response varies by the proxy's country header, and other responses do not [A45]", async () => {
  const varyOf = async (cacheControl: string, env: NodeJS.ProcessEnv = { COUNTRY_HEADER: 'cf-ipcountry' }) => {
    const platform = () => Response.json({}, { headers: { 'cache-control': cacheControl } });
    return (await testEdge({ env, platform }).send('/api/help_lines')).headers.get('vary');
  };
  expect(await varyOf('public, max-age=300')).toContain('cf-ipcountry');
  expect((await varyOf('private, no-store')) ?? '').not.toContain('cf-ipcountry');
  expect((await varyOf('public, max-age=300', {})) ?? '').not.toContain('country');
});

it.each([
  ['once', 1, 201, 2],
  ['twice', 2, 408, 2],
])('a call that the platform rejects %s as not begun is resent once, unchanged', async (_what, late, status, sent) => {
  const edge = testEdge({
    platform: () => new Response(null, edge.received.length <= late ? { status: 408 } : { status: 201 }),
  });
  const answer = await edge.send('/api/users', { method: 'POST', body: '{"user":{}}' });
  expect(answer.status).toBe(status);
  expect(edge.received.map(({ method, body }) => [method, body])).toEqual(
    Array.from({ length: sent }, () => ['POST', '{"user":{}}']),
  );
});

it('the edge does not wait for the rest of a body that it will not read [A42]', async () => {
  const left = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: controller => controller.enqueue(new Uint8Array(8192)),
    cancel: left,
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect((await testEdge().send('/api/users', init)).status).toBe(413);
  expect(left).toHaveBeenCalledOnce();
});

it('a rewritten response states no length, while an unchanged response keeps its own [B13]', async () => {
  const bytes = Buffer.concat([
    Buffer.from('[{"id":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('","title":"x","games_count":1}]'),
  ]);
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  const edge = testEdge({ shaped: true, platform: () => new Response(bytes, { headers }) });
  const read = await edge.send('/api/games/collections');
  expect(read.headers.get('content-length')).toBeNull();
  expect(await read.json()).toEqual([{ id: '\ufffd\ufffd', title: 'x', games_count: 1 }]);
  const other = await edge.send('/pictures/one.avif');
  expect(other.headers.get('content-length')).toBe(String(bytes.length));
});

it('a visitor who leaves aborts the call to the platform, and the log entry omits the query string', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const asked = Promise.withResolvers<AbortSignal>();
  const edge = testEdge({
    platform: ({ signal }) => {
      asked.resolve(signal);
      return new Promise((_done, failed) => signal.addEventListener('abort', () => failed(new Error('gone'))));
    },
  });
  const left = new AbortController();
  const path = `/api/player/${'x'.repeat(300)}`;
  const answer = edge.send(`${path}?token=secret`, { signal: left.signal });
  expect((await asked.promise).aborted).toBe(false);
  left.abort();
  const requestId = (await answer).headers.get('x-request-id');
  expect(logged.mock.calls).toEqual([
    [{ requestId, path: path.slice(0, 200), reason: 'Error: gone' }, 'platform did not answer'],
  ]);
});

it('a refusal states a retry time only if retrying can help, and closes the connection only if the body is too large', async () => {
  const told = async (answer: Response) => {
    const { connection, ...headers } = Object.fromEntries(answer.headers);
    return [await answer.json(), connection, headers];
  };
  const plain = { 'cache-control': 'no-store', 'content-type': 'application/json' };
  expect(await told(refused('too_large', 'r'))).toEqual([{ refusal: 'too_large', request_id: 'r' }, 'close', plain]);
  expect(await told(refused('rate_limited', 'r', 7))).toEqual([
    { refusal: 'rate_limited', retry_after_sec: 7, request_id: 'r' },
    undefined,
    { ...plain, 'retry-after': '7' },
  ]);
});
