import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFullRouter } from './full-router.ts';

const Page = () => null;
const routes = {
  root: { id: 'root', path: '', hasLoader: true },
  'routes/lobby': { id: 'routes/lobby', parentId: 'root', index: true, hasLoader: true },
  'routes/pokies': { id: 'routes/pokies', parentId: 'root', path: 'pokies/:slug', hasLoader: true },
  GameItemSFU: {
    id: 'GameItemSFU',
    parentId: 'root',
    path: 'play/:producer/:name',
    hasLoader: true,
    module: 'data:text/javascript,globalThis.gotCode=(globalThis.gotCode??0)+1',
  },
  'routes/cashbox': { id: 'routes/cashbox', parentId: 'root', path: 'cashbox', hasLoader: true },
};

let router: DataRouter;
let opened = 0;
let asked: string[];
let answer: (path: string) => Promise<Response>;

/** What the server gives for one route. */
const told = (id: string, data: string) => new Response(`[{"_1":2},"${id}",{"_3":4},"data","${data}"]\n`);
const pokies = '/pokies/all.data?_routes=routes%2Fpokies';

async function open(): Promise<void> {
  vi.stubGlobal('__reactRouterManifest', undefined);
  const file = `globalThis.__reactRouterManifest=${encodeURIComponent(JSON.stringify({ routes, opened: ++opened }))}`;
  const manifest = { url: `data:text/javascript,${file}`, routes: { ...routes } } as unknown as Manifest;
  const modules = Object.fromEntries(
    Object.keys(routes).map(id => [id, { default: Page, shouldRevalidate: () => id !== 'root' }]),
  );
  const data = { loaderData: { root: null, 'routes/lobby': 'as served' } };
  const history = createBrowserHistory();
  router = await openFullRouter({ basename: '/', manifest, modules, data, history, matches: null }, history);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <a href="/pokies/all"><b>Pokies</b></a>
    <a href="/pokies/new" data-document>New</a>
    <a href="/pokies/jackpots" target="_blank">Jackpots</a>
    <a href="https://elsewhere.test/pokies/all">Elsewhere</a>
    <a href="/cashbox">Cashbox</a>
    <a href="/play/turbogames/rocket-x?mode=demo">Demo</a>
    <a href="/#top">Here</a>
    <p>No link</p>`;
  asked = [];
  answer = async path => told(/pokies/.test(path) ? 'routes/pokies' : 'routes/cashbox', `answer ${asked.length}`);
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    return answer(url.pathname);
  });
  await open();
});

afterEach(() => {
  router.dispose();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

const link = (name: string) => {
  const found = [...document.querySelectorAll('a, p, b')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const move = (name: string, kind = 'pointerover', pointerType = 'mouse') => {
  const event = new Event(kind, { bubbles: true });
  Object.assign(event, { pointerType });
  link(name).dispatchEvent(event);
};
/** What was asked for, once all that has been begun has come to where it asks. */
async function askedBy(): Promise<string[]> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  return asked;
}
const shown = () => router.state.loaderData['routes/pokies'];

it('a page under the mouse for a moment is read before the press, which then asks for nothing', async () => {
  move('Pokies');
  vi.advanceTimersByTime(79);
  expect(await askedBy()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await askedBy()).toEqual([pokies]);
  await router.navigate('/pokies/all');
  expect(shown()).toBe('answer 1');
  expect(router.state.location.pathname).toBe('/pokies/all');
  expect(await askedBy()).toEqual([pokies]);
});

it('a press that comes while it is being read waits for it and asks no second time', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  answer = () => new Promise(done => (arrive = done));
  move('Pokies', 'pointerdown', 'touch');
  const arrived = router.navigate('/pokies/all');
  await Promise.resolve();
  arrive(told('routes/pokies', 'late'));
  await arrived;
  expect([shown(), asked]).toEqual(['late', [pokies]]);
});

it.each(['focusin', 'pointerdown'])('%s on a link counts as well', async kind => {
  move('Pokies', kind);
  vi.advanceTimersByTime(80);
  expect(await askedBy()).toEqual([pokies]);
});

it('is read once for one link, and each answer counts for one press', async () => {
  for (const _ of [1, 2, 3]) {
    move('Pokies');
    vi.advanceTimersByTime(100);
  }
  expect(await askedBy()).toEqual([pokies]);
  await router.navigate('/pokies/all');
  await router.navigate('/cashbox');
  await router.navigate('/pokies/all');
  expect(asked.filter(path => path === pokies)).toHaveLength(2);
  expect(shown()).toBe('answer 3');
});

it('of ten seconds ago is old: the press asks anew', async () => {
  move('Pokies');
  vi.advanceTimersByTime(80);
  vi.advanceTimersByTime(10_000);
  await router.navigate('/pokies/all');
  expect([shown(), asked]).toEqual(['answer 2', [pokies, pokies]]);
});

it('says another address nothing', async () => {
  move('Pokies');
  vi.advanceTimersByTime(80);
  await router.navigate('/pokies/all?sort=new');
  expect([shown(), asked.length]).toEqual(['answer 2', 2]);
});

it.each([
  ['a failure', () => new Response('[]', { status: 503 })],
  ['nothing readable', () => new Response('<html>')],
  ['another route’s answer', () => told('routes/lobby', 'lobby')],
  ['an error', () => new Response('[{"_1":2},"routes/pokies",{"_3":4},"error","refused"]\n')],
])('after %s the press asks for itself', async (_what, first) => {
  const then = answer;
  answer = async path => (asked.length === 1 ? first() : then(path));
  move('Pokies');
  vi.advanceTimersByTime(80);
  await router.navigate('/pokies/all');
  expect([shown(), asked]).toEqual(['answer 2', [pokies, pokies]]);
});

it.each(['New', 'Jackpots', 'Elsewhere', 'Cashbox', 'Here', 'No link'])('%s is not read ahead', async name => {
  for (const kind of ['pointerover', 'focusin', 'pointerdown']) {
    move(name, kind);
    vi.advanceTimersByTime(100);
  }
  expect(await askedBy()).toEqual([]);
});

it('passing over a link, or moving a finger over it, reads nothing', async () => {
  move('Pokies');
  vi.advanceTimersByTime(50);
  move('No link');
  vi.advanceTimersByTime(100);
  move('Pokies', 'pointerover', 'touch');
  vi.advanceTimersByTime(100);
  expect(await askedBy()).toEqual([]);
});

it('of a game the code alone is got: nothing is opened before the press', async () => {
  move('Demo', 'pointerdown');
  await expect.poll(() => Reflect.get(globalThis, 'gotCode')).toBe(1);
  expect(await askedBy()).toEqual([]);
});

it('who saves data has nothing read before the press; a router that is disposed of reads nothing at all', async () => {
  router.dispose();
  move('Pokies', 'pointerdown');
  Reflect.set(navigator, 'connection', { saveData: true });
  await open();
  move('Pokies');
  vi.advanceTimersByTime(100);
  expect(await askedBy()).toEqual([]);
  move('Pokies', 'pointerdown');
  expect(await askedBy()).toEqual([pokies]);
});
