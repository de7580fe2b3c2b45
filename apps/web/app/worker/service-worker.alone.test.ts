import { beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://liftoff.example';
const own = 'liftoff-this-build';
const pages = { lobby: '/de', offline: '/de/offline' };

/** A cache of a browser: responses by path. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly match = async (asked: string | { url: string }): Promise<Response | undefined> =>
    this.kept.get(pathOf(asked))?.clone();
  readonly put = async (path: string, answer: Response): Promise<void> => void this.kept.set(path, answer);
}
const pathOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

const stores = new Map<string, FakeCache>();
const listeners = new Map<string, (event: unknown) => void>();
const network = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const worker = {
  location: { origin },
  registration: { navigationPreload: { enable: vi.fn<() => Promise<void>>() } },
  skipWaiting: vi.fn<() => void>(),
  clients: { claim: vi.fn<() => void>() },
  addEventListener: (type: string, listen: (event: unknown) => void) => void listeners.set(type, listen),
};

const html = (body: string, headers: Record<string, string> = {}) => {
  const answer = new Response(
    `<html lang="de"><body data-notice="Offline seit {time}"><main >${body}</main></body></html>`,
    {
      headers: { 'content-type': 'text/html', date: new Date().toUTCString(), ...headers },
    },
  );
  return Object.defineProperty(answer, 'type', { value: 'basic' });
};

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useRealTimers();
  stores.clear();
  listeners.clear();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new FakeCache();
    stores.set(name, store);
    return store;
  };
  const match = async (asked: string | { url: string }) => {
    for (const store of stores.values()) {
      const found = await store.match(asked);
      if (found) return found;
    }
    return undefined;
  };
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('BUILD', 'this-build');
  vi.stubGlobal('fetch', network);
  network.mockImplementation(async path => html(`page ${path}`));
  await import('./service-worker.ts');
});

/** Lets the worker handle an event, and waits until it has finished. */
async function happens(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (part: Promise<unknown>) => void work.push(part) });
  await Promise.all(work);
}
const keep = (from = origin) => happens('message', { origin: from, data: pages });

/** The worker's response to a page or a file that a page requests; `undefined` if it leaves the request alone. */
async function answerTo(path: string, mode: string, preloaded?: Response): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', url: origin + path, mode },
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (given: Promise<Response>) => void (answer = given),
  });
  return answer;
}
const lobbyAge = (ms: number) => ({ date: new Date(Date.now() - ms).toUTCString() });
const store = () => stores.get(own) ?? new FakeCache();
const goOffline = () => network.mockRejectedValue(new TypeError('no connection'));

it('deletes the caches of earlier builds, and leaves its own and foreign caches', async () => {
  for (const name of ['liftoff-earlier', 'liftoff-earliest', own, 'of-something-else'])
    stores.set(name, new FakeCache());
  await happens('activate', {});
  expect([...stores.keys()]).toEqual([own, 'of-something-else']);
});

it('lets the browser request a page while the worker starts', async () => {
  await happens('activate', {});
  expect(worker.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
});

it('neither replaces a running worker nor takes over open pages [B21]', async () => {
  await happens('install', {});
  await happens('activate', {});
  await keep();
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  expect(worker.clients.claim).not.toHaveBeenCalled();
});

it('stores the lobby and the offline page without the cookies of the visitor [B15]', async () => {
  await keep();
  expect([...store().kept.keys()]).toEqual(['/de/offline', '/de', '/offline-pages']);
  for (const [, init] of network.mock.calls) expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
});

it('ignores pages of another site', async () => {
  await keep('https://evil.example');
  expect(network).not.toHaveBeenCalled();
});

it('does not request a lobby again within ten minutes', async () => {
  store();
  await keep();
  store().kept.set('/de', html('known', lobbyAge(9 * 60_000)));
  network.mockClear();
  await keep();
  expect(network).not.toHaveBeenCalled();
});

it('replaces a lobby that is older than ten minutes', async () => {
  await keep();
  store().kept.set('/de', html('old', lobbyAge(11 * 60_000)));
  network.mockImplementation(async path => html(`new ${path}`));
  await keep();
  expect(await store().kept.get('/de')?.text()).toContain('new /de');
});

it('keeps the lobby that it has if the new one must not be cached', async () => {
  await keep();
  store().kept.set('/de', html('old', lobbyAge(11 * 60_000)));
  network.mockImplementation(async path => html(`new ${path}`, { 'cache-control': 'private, no-store' }));
  await keep();
  expect(await store().kept.get('/de')?.text()).toContain('old');
});

it('stores the styles and pictures of the lobby only if the browser already has them', async () => {
  const here = '/assets/here.css';
  network.mockImplementation(async (path, init) => {
    if (init?.cache !== 'only-if-cached') return html(`<link href="${here}"><img src="/pictures/away.webp">`);
    if (path !== here) throw new TypeError('not in the cache');
    return Object.defineProperty(new Response('a{}'), 'type', { value: 'basic' });
  });
  await keep();
  expect([...store().kept.keys()]).toEqual(expect.arrayContaining([here]));
  expect(store().kept.has('/pictures/away.webp')).toBe(false);
});

it('leaves calls, scripts and other methods to the browser [B15]', async () => {
  expect(await answerTo('/api/player', 'cors')).toBeUndefined();
  expect(await answerTo('/assets/index.js', 'no-cors')).toBeUndefined();
});

it('shows the page from the network, and the preloaded one if the browser has requested it', async () => {
  expect(await (await answerTo('/', 'navigate', html('preloaded')))?.text()).toContain('preloaded');
  expect(network).not.toHaveBeenCalled();
  network.mockResolvedValue(html('from the network'));
  expect(await (await answerTo('/', 'navigate'))?.text()).toContain('from the network');
});

it('shows the stored lobby, read-only and with its age, when there is no connection [B15]', async () => {
  await keep();
  goOffline();
  const answer = await answerTo('/de', 'navigate');
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer?.text()).toMatch(/Offline seit \d\d:\d\d.*<main inert="" >page \/de</);
});

it('shows the offline page for every other page when there is no connection [B15]', async () => {
  await keep();
  goOffline();
  const answer = await answerTo('/de/pokies/all', 'navigate');
  expect([answer?.status, await answer?.text()]).toEqual([503, expect.stringContaining('page /de/offline')]);
});

it('leaves the error of the browser in place if nothing is stored', async () => {
  goOffline();
  expect((await answerTo('/de', 'navigate'))?.type).toBe('error');
});

it('takes a stored picture or style when there is no connection', async () => {
  store();
  await keep();
  store().kept.set('/pictures/poster/a.webp', new Response('picture'));
  goOffline();
  expect(await (await answerTo('/pictures/poster/a.webp', 'no-cors'))?.text()).toBe('picture');
  expect((await answerTo('/pictures/poster/b.webp', 'no-cors'))?.type).toBe('error');
});
