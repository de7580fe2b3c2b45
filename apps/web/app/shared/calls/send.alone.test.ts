import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenNetwork, fails, isSilent } from '../../testing/broken-network.ts';

const net = brokenNetwork();
const send = (method: string, headers: Record<string, string> = {}) =>
  net.outcome(net.page.sendFromBrowser('GET /api/player', '/api/player', { method, headers }));

it.each([
  ['GET', {}],
  ['HEAD', {}],
  ['POST', { 'idempotency-key': 'one' }],
])(
  'retries %s with headers %j six times if the network fails [ERR-002] [ERR-004] [CONST-003] [D2]',
  async (method, headers) => {
    expect(await send(method, headers)).toMatchObject({ status: 0, refusal: 'network' });
    const waits = net.tries.slice(1).map((at, number) => at - (net.tries[number] ?? 0));
    expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200]);
  },
);

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'sends %s only once if it has no idempotency key [D2] [B10]',
  async method => {
    expect(await send(method)).toMatchObject({ status: 0, refusal: 'network' });
    expect(net.tries).toHaveLength(1);
  },
);

it('every attempt of a write has the same idempotency key [D2]', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return fails();
  });
  await net.outcome(
    net.page.accountCalls.updateLocale({ body: { locale: 'de' }, headers: { 'idempotency-key': 'the one' } }),
  );
  expect(keys).toEqual(Array(7).fill('the one'));
});

it('retries a call that gets no response within thirty seconds, up to six times [ERR-003] [CONST-001]', async () => {
  net.answer = isSilent;
  expect(await send('GET')).toMatchObject({ status: 0, refusal: 'timeout' });
  expect(net.tries).toHaveLength(7);
  expect(net.tries[1]).toBe(30_100);
});

it.each([
  [1_000, 1],
  [8_000, 1],
  [29_000, 1],
  [31_000, 7],
])('with a platform that responds after %i ms, a call is made %i times [B9] [CONST-001]', async (ms, times) => {
  net.answer = signal =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(Response.json({})), ms);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const answer = await send('GET');
  expect(answer).toMatchObject(times === 1 ? { status: 200 } : { refusal: 'timeout' });
  expect(net.tries).toHaveLength(times);
});

it('random jitter lengthens the pauses between attempts by up to a quarter [B9]', async () => {
  vi.mocked(Math.random).mockReturnValue(1);
  await send('GET');
  expect(net.tries.slice(1).map((at, number) => at - (net.tries[number] ?? 0))).toEqual([
    125, 250, 500, 1_000, 2_000, 4_000,
  ]);
});

it.each([400, 401, 403, 404, 409, 422, 429])(
  'does not retry a call after a response with status %i [B9]',
  async status => {
    net.answer = () => Promise.resolve(Response.json({ refusal: 'forbidden' }, { status }));
    expect(await send('POST', { 'idempotency-key': 'one' })).toMatchObject({ status });
    expect(net.tries).toHaveLength(1);
  },
);

it('in development, does not retry calls and lets them time out after eight seconds [ERR-005] [CONST-002]', async () => {
  vi.stubEnv('DEV', true);
  await send('GET');
  expect(net.tries).toHaveLength(1);
  net.answer = isSilent;
  const from = Date.now();
  expect(await send('GET')).toMatchObject({ refusal: 'timeout' });
  expect([net.tries.length, Date.now() - from]).toEqual([2, 8_000]);
});

it('stops retrying a call at the first response, even if it is a refusal', async () => {
  net.answer = () =>
    net.tries.length < 3 ? fails() : Promise.resolve(Response.json({ refusal: 'forbidden' }, { status: 403 }));
  expect(await send('GET')).toMatchObject({ status: 403 });
  expect(net.tries).toHaveLength(3);
});

it('aborting a call ends it immediately', async () => {
  net.answer = isSilent;
  const leaving = new AbortController();
  const call = net.outcome(net.page.sendFromBrowser('GET /api/player', '/api/player', { signal: leaving.signal }));
  leaving.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(net.tries).toHaveLength(1);
});

it.each([
  [401, 1],
  [403, 0],
  [200, 0],
])(
  'a response with status %i reports a lost session %i times and still reaches its caller [ERR-001] [PERR-015]',
  async (status, times) => {
    const heard = vi.fn<() => void>();
    const stop = net.page.onSessionLost(heard);
    net.answer = () => Promise.resolve(Response.json({ refusal: 'unauthenticated' }, { status }));
    expect(await send('GET')).toMatchObject({ status });
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
    await send('GET');
    expect(heard).toHaveBeenCalledTimes(times);
  },
);

describe('a password change, which renews the session', () => {
  const heard = vi.fn<() => void>();
  let hearNoMore = () => {};
  /** The responses of each path, in order. */
  let answers: Record<string, Promise<Response>[]>;
  const status = (code: number) => Promise.resolve(new Response(null, { status: code }));
  const change = () =>
    net.outcome(net.page.securityCalls.changePassword({ body: { current_password: 'old', password: 'new' } }));

  beforeEach(() => {
    heard.mockReset();
    hearNoMore = net.page.onSessionLost(heard);
    vi.stubGlobal('fetch', (url: string) => {
      net.tries.push(Date.now());
      return answers[url]?.shift();
    });
  });
  afterEach(() => hearNoMore());

  it.each(['before', 'after'])(
    'another call that is refused %s the password change completes is retried, and no lost session is reported',
    async when => {
      const changed = Promise.withResolvers<Response>();
      const refused = Promise.withResolvers<Response>();
      answers = { '/api/player/password': [changed.promise], '/api/player': [refused.promise, status(200)] };
      const read = send('GET');
      const changing = change();
      const settle = [
        () => refused.resolve(new Response(null, { status: 401 })),
        () => changed.resolve(new Response(null, { status: 204 })),
      ];
      for (const step of when === 'before' ? settle : settle.toReversed()) {
        step();
        await vi.advanceTimersByTimeAsync(10);
      }
      expect(await changing).toBeUndefined();
      expect(await read).toMatchObject({ status: 200 });
      expect(net.tries).toHaveLength(3);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['refused', () => status(422)],
    ['not answered', fails],
  ])(
    'another call that is refused reports a lost session as usual if the password change is %s',
    async (_how, answered) => {
      answers = { '/api/player/password': [answered()], '/api/player': [status(401)] };
      const [, read] = await Promise.all([change(), send('GET')]);
      expect(read).toMatchObject({ status: 401 });
      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('a refused call in the new session, or a refused second password change, reports a lost session without a retry', async () => {
    answers = { '/api/player/password': [status(204), status(401)], '/api/player': [status(401)] };
    await change();
    await send('GET');
    expect(heard).toHaveBeenCalledTimes(1);
    await change();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(net.tries).toHaveLength(3);
  });
});
