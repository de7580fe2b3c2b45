import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just been opened: what it has used of its tries is its own. */
const openPage = async () => {
  vi.resetModules();
  return {
    ...(await import('./account-calls.ts')),
    ...(await import('./security-calls.ts')),
    ...(await import('./send.ts')),
    ...(await import('./session-lost.ts')),
    ...(await import('./trying.ts')),
  };
};
let page: Awaited<ReturnType<typeof openPage>>;

/** When each try was made, in milliseconds since the first. */
let tries: number[] = [];
/** What the network does: a failure, an answer, or nothing at all until the time is up. */
let network: (signal: AbortSignal) => Promise<Response>;

const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const isSilent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(async () => {
  page = await openPage();
  vi.useFakeTimers({ now: 0 });
  vi.stubEnv('DEV', false);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('too long', 'TimeoutError')), ms);
    return over.signal;
  });
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    tries.push(Date.now());
    return network(signal);
  });
  tries = [];
  network = fails;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.then(
    value => value,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}
const send = (method: string, headers: Record<string, string> = {}) =>
  outcome(page.sendFromBrowser('GET /api/player', '/api/player', { method, headers }));

it.each([
  ['GET', {}],
  ['HEAD', {}],
  ['POST', { 'idempotency-key': 'one' }],
])(
  '%s %j is tried six more times when the network fails [ERR-002] [ERR-004] [CONST-003] [D2]',
  async (method, headers) => {
    expect(await send(method, headers)).toMatchObject({ status: 0, refusal: 'network' });
    const waits = tries.slice(1).map((at, number) => at - (tries[number] ?? 0));
    expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200]);
  },
);

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s without a key is made once [D2]', async method => {
  expect(await send(method)).toMatchObject({ status: 0, refusal: 'network' });
  expect(tries).toHaveLength(1);
});

it('all tries of a write carry the same key [D2]', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return fails();
  });
  await outcome(page.accountCalls.updateLocale({ body: { locale: 'de' }, headers: { 'idempotency-key': 'the one' } }));
  expect(keys).toEqual(Array(7).fill('the one'));
});

it('a call that is not answered in thirty seconds is tried again, six times [ERR-003] [CONST-001]', async () => {
  network = isSilent;
  expect(await send('GET')).toMatchObject({ status: 0, refusal: 'timeout' });
  expect(tries).toHaveLength(7);
  expect(tries[1]).toBe(30_100);
});

it.each([
  [1_000, 1],
  [8_000, 1],
  [29_000, 1],
  [31_000, 7],
])('a platform that answers after %i ms is asked %i times [B9] [CONST-001]', async (ms, times) => {
  network = signal =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(Response.json({})), ms);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const answer = await send('GET');
  expect(answer).toMatchObject(times === 1 ? { status: 200 } : { refusal: 'timeout' });
  expect(tries).toHaveLength(times);
});

it('the pauses are up to a quarter longer by chance [B9]', async () => {
  vi.mocked(Math.random).mockReturnValue(1);
  await send('GET');
  expect(tries.slice(1).map((at, number) => at - (tries[number] ?? 0))).toEqual([125, 250, 500, 1_000, 2_000, 4_000]);
});

it.each([400, 401, 403, 404, 409, 422, 429])('an answer of %i is not tried again [B9]', async status => {
  network = () => Promise.resolve(Response.json({ refusal: 'forbidden' }, { status }));
  expect(await send('POST', { 'idempotency-key': 'one' })).toMatchObject({ status });
  expect(tries).toHaveLength(1);
});

it('in development no call is tried again, and eight seconds are enough [ERR-005] [CONST-002]', async () => {
  vi.stubEnv('DEV', true);
  await send('GET');
  expect(tries).toHaveLength(1);
  network = isSilent;
  const from = Date.now();
  expect(await send('GET')).toMatchObject({ refusal: 'timeout' });
  expect([tries.length, Date.now() - from]).toEqual([2, 8_000]);
});

it('ends with the try that is answered, and an answer that refuses is not tried again', async () => {
  network = () =>
    tries.length < 3 ? fails() : Promise.resolve(Response.json({ refusal: 'forbidden' }, { status: 403 }));
  expect(await send('GET')).toMatchObject({ status: 403 });
  expect(tries).toHaveLength(3);
});

describe('the budget of tries again [B9]', () => {
  const answered = async (count: number) => {
    network = () => Promise.resolve(Response.json({}));
    for (let at = 0; at < count; at += 1) await send('GET');
    network = fails;
    tries = [];
  };
  const all = (count: number, method = 'GET', headers = {}) =>
    outcome(
      Promise.allSettled(
        Array.from({ length: count }, () =>
          page.sendFromBrowser('GET /api/player', '/api/player', { method, headers }),
        ),
      ),
    );

  it('a page whose loads all fail tries eighteen of them again, and no more until some are answered', async () => {
    await all(25);
    expect(tries).toHaveLength(25 + 18);
    tries = [];
    await all(25);
    expect(tries).toHaveLength(25);
    await answered(30);
    await all(25);
    expect(tries).toHaveLength(25 + 3);
  });

  it('what a player waits for has all its tries left, twice', async () => {
    await all(25);
    tries = [];
    const write = { 'idempotency-key': 'one' };
    await all(2, 'POST', write);
    expect(tries).toHaveLength(14);
    tries = [];
    await all(1, 'POST', write);
    expect(tries).toHaveLength(1);
  });

  it('of a thousand calls, half of which find nobody, a tenth and what a page begins with are tried again', async () => {
    let calls = 0;
    network = () => ((calls += 1) % 2 === 0 ? fails() : Promise.resolve(Response.json({})));
    for (let at = 0; at < 1_000; at += 1) await send('GET');
    expect(tries.length - 1_000).toBeGreaterThan(30);
    expect(tries.length - 1_000).toBeLessThanOrEqual(30 + 100);
  });
});

describe('what a player waits for', () => {
  const write = () => outcome(page.sendFromBrowser('GET /api/player', '/api/player', key));
  const key = { method: 'POST', headers: { 'idempotency-key': 'one' } };

  it('tells from its second try on until when it is tried at most, and nothing once it has ended [B9]', async () => {
    network = isSilent;
    const heard: number[] = [];
    const stop = page.onTrying(() => heard.push(...page.tryingCalls().map(({ until }) => until)));
    vi.mocked(Math.random).mockReturnValue(1);
    await write();
    stop();
    const end = Date.now();
    expect(heard).toHaveLength(6);
    expect(new Set(heard)).toEqual(new Set([end]));
    expect(page.tryingCalls()).toEqual([]);
  });

  it('of a read nothing is told, nor of an answer that comes at once', async () => {
    const heard = vi.fn<() => void>();
    const stop = page.onTrying(heard);
    await send('GET');
    network = () => Promise.resolve(Response.json({}));
    await write();
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['between two tries', fails, 50],
    ['while nobody answers', isSilent, 31_000],
  ])('can be given up %s: it fails at once and is tried no more [B9]', async (_when, how, ms) => {
    network = how;
    const call = page.sendFromBrowser('GET /api/player', '/api/player', key).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ms);
    const [waiting] = page.tryingCalls();
    const made = tries.length;
    waiting?.stop();
    expect(await call).toMatchObject({ status: 0, refusal: 'network' });
    await vi.runAllTimersAsync();
    expect([tries.length, page.tryingCalls()]).toEqual([made, []]);
  });
});

it('who calls it off is not kept waiting', async () => {
  network = isSilent;
  const leaving = new AbortController();
  const call = outcome(page.sendFromBrowser('GET /api/player', '/api/player', { signal: leaving.signal }));
  leaving.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(tries).toHaveLength(1);
});

it.each([
  [401, 1],
  [403, 0],
  [200, 0],
])(
  'an answer of %i is told %i times as the end of the session, and reaches its caller [ERR-001]',
  async (status, times) => {
    const heard = vi.fn<() => void>();
    const stop = page.onSessionLost(heard);
    network = () => Promise.resolve(Response.json({ refusal: 'unauthenticated' }, { status }));
    expect(await send('GET')).toMatchObject({ status });
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
    await send('GET');
    expect(heard).toHaveBeenCalledTimes(times);
  },
);

describe('a password that is changed, which renews the session', () => {
  const heard = vi.fn<() => void>();
  let hearNoMore = () => {};
  /** Gives what each path is answered, one answer after the other. */
  let answers: Record<string, Promise<Response>[]>;
  const status = (code: number) => Promise.resolve(new Response(null, { status: code }));
  const change = () =>
    outcome(page.securityCalls.changePassword({ body: { current_password: 'old', password: 'new' } }));

  beforeEach(() => {
    heard.mockReset();
    hearNoMore = page.onSessionLost(heard);
    vi.stubGlobal('fetch', (url: string) => {
      tries.push(Date.now());
      return answers[url]?.shift();
    });
  });
  afterEach(() => hearNoMore());

  it.each(['before', 'after'])(
    'a call that is refused %s its answer is sent once more and nothing is told',
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
      expect(tries).toHaveLength(3);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['refused', () => status(422)],
    ['without an answer', fails],
  ])('where it was %s, a refused call is told of as ever', async (_how, answered) => {
    answers = { '/api/player/password': [answered()], '/api/player': [status(401)] };
    const [, read] = await Promise.all([change(), send('GET')]);
    expect(read).toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('a call with the new session is told of once, and so is the change itself', async () => {
    answers = { '/api/player/password': [status(204), status(401)], '/api/player': [status(401)] };
    await change();
    await send('GET');
    expect(heard).toHaveBeenCalledTimes(1);
    await change();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(tries).toHaveLength(3);
  });
});
