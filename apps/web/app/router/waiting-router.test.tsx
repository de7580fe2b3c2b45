import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  matchRoutes,
  Outlet,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  useFetcher,
  useLoaderData,
  useNavigate,
  useRevalidator,
  type DataRouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPartMissing, retried } from '../shared/parts/retried-part.ts';
import { noteRounds } from '../shared/site/round-under-way.ts';
import { Scrolling } from '../shell/scrolling.ts';
import type { ServedPage } from './served-page.tsx';
import { waitingRouter, type OpenFull, type WaitingRouter } from './waiting-router.ts';

const framesMounted = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
/** What takes a reader to another place of the page. */
const scrolls = vi.fn<() => void>();
const loaded: string[] = [];

function Frame() {
  const navigate = useNavigate();
  const fetcher = useFetcher<string>();
  const { revalidate } = useRevalidator();
  useEffect(framesMounted, []);
  return (
    <>
      <button onClick={() => void navigate('/list')}>list</button>
      <button onClick={() => void navigate('/other', { mask: '/fr/shown' })}>masked</button>
      <button onClick={() => void fetcher.load('/list')}>more</button>
      <button onClick={() => void revalidate()}>again</button>
      <output>{fetcher.data}</output>
      <p id="terms" />
      <Outlet />
      <Scrolling />
    </>
  );
}

const Page = () => <h1>{useLoaderData<string>()}</h1>;
const page = (id: string, path: string): DataRouteObject => ({
  id,
  path,
  element: <Page />,
  loader: ({ request }) => {
    loaded.push(id);
    return `${id} of ${new URL(request.url).pathname}`;
  },
});
const routes: DataRouteObject[] = [
  {
    id: 'frame',
    path: '',
    element: <Frame />,
    children: [page('lobby', ''), page('list', 'list'), page('other', 'other')],
  },
];

/** The lobby as the server wrote it, at the address that the browser is at. */
function served(basename = '/'): ServedPage {
  const history = createBrowserHistory();
  const matches = matchRoutes(routes, history.location, basename);
  const data = { loaderData: { lobby: 'the lobby as served' } };
  return { basename, manifest: {} as never, modules: {}, data, history, matches };
}

const openFull: OpenFull = async ({ basename, data }, history) =>
  createRouter({ routes, history, basename, hydrationData: data, mapRouteProperties }).initialize();
const open = vi.fn<OpenFull>(openFull);

const made: WaitingRouter[] = [];
function make(basename?: string): WaitingRouter {
  const router = waitingRouter(served(basename), open);
  made.push(router);
  return router;
}
const show = (basename?: string) => void render(<RouterProvider router={make(basename)} />);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Back or Forward, as the browser's buttons do. */
const go = (steps: number) =>
  act(async () => {
    const moved = new Promise(done => addEventListener('popstate', done, { once: true }));
    window.history.go(steps);
    await moved;
  });
/** What the browser shows as its address. */
const address = () => document.location.pathname;
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolls);
  HTMLElement.prototype.scrollIntoView = scrolls;
  window.history.replaceState(null, '', '/');
  const names = ['href', 'origin', 'pathname', 'search', 'hash'] as const;
  const read = names.map(name => [name, { get: () => document.location[name] }]);
  vi.stubGlobal('location', Object.defineProperties({ assign, reload }, Object.fromEntries(read)));
});
afterEach(() => {
  Reflect.set(document, 'isLeft', false);
  cleanup();
  for (const router of made.splice(0)) router.dispose();
  vi.clearAllMocks();
  open.mockImplementation(openFull);
  loaded.length = 0;
});

it('a page is shown as the server wrote it, without the full router', () => {
  show();
  expect(heading()).toBe('the lobby as served');
  expect(open).not.toHaveBeenCalled();
  expect(loaded).toEqual([]);
});

it('a press brings the full router, once, and the frame around the page stays', async () => {
  show();
  await press('list');
  expect(heading()).toBe('list of /list');
  expect(address()).toBe('/list');
  await press('again');
  expect(loaded).toEqual(['list', 'list']);
  expect(open).toHaveBeenCalledOnce();
  expect(framesMounted).toHaveBeenCalledOnce();
});

it('of two presses before it is there the last one counts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  open.mockImplementation((...given) => promise.then(() => openFull(...given)));
  show();
  await press('list');
  await press('masked');
  expect(heading()).toBe('the lobby as served');
  await act(async () => resolve());
  expect(heading()).toBe('other of /other');
  expect(address()).toBe('/fr/shown');
  expect(open).toHaveBeenCalledOnce();
});

it('Back before it is there leads back, from the page that was served', async () => {
  window.history.replaceState(null, '', '/list');
  window.history.pushState(null, '', '/');
  show();
  await go(-1);
  expect(heading()).toBe('list of /list');
  expect(loaded).toEqual(['list']);
  expect(framesMounted).toHaveBeenCalledOnce();
  await go(1);
  expect(heading()).toBe('lobby of /');
});

it('a section that is followed before it is there is not scrolled to again once it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  open.mockImplementation((...given) => promise.then(() => openFull(...given)));
  const router = make();
  render(<RouterProvider router={router} />);
  await act(async () => {
    const moved = new Promise(done => addEventListener('popstate', done, { once: true }));
    document.location.hash = '#terms';
    await moved;
  });
  await act(async () => resolve());
  await expect.poll(() => router.state.location.hash).toBe('#terms');
  expect(scrolls).not.toHaveBeenCalled();
});

it('a list gets its next page, and what is asked anew comes', async () => {
  show();
  await press('more');
  expect(screen.getByRole('status').textContent).toBe('list of /list');
  expect(heading()).toBe('the lobby as served');
  await press('again');
  expect(heading()).toBe('lobby of /');
});

it('where the full router does not come the browser follows the address itself, and the next press asks again', async () => {
  window.history.replaceState(null, '', '/fr');
  open.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  show('/fr');
  await press('list');
  expect(assign.mock.calls).toEqual([['/fr/list']]);
  await press('masked');
  expect(assign.mock.calls).toEqual([['/fr/list'], ['/fr/shown']]);
  expect(heading()).toBe('the lobby as served');
  open.mockImplementation(openFull);
  await press('list');
  expect(heading()).toBe('list of /fr/list');
  expect(open).toHaveBeenCalledTimes(3);
});

it('while a part of the page has not come the browser follows the address itself, but not out of a round [B21]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  const get = vi
    .fn<() => Promise<string>>(async () => 'script')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = retried(get)();
  await expect.poll(() => isPartMissing()).toBe(true);
  await press('list');
  expect(assign.mock.calls).toEqual([['/list']]);
  expect(heading()).toBe('the lobby as served');
  noteRounds(1);
  await press('masked');
  noteRounds(0);
  expect(heading()).toBe('other of /other');
  expect(assign).toHaveBeenCalledOnce();
  fireEvent(window, new Event('online'));
  await part;
  await press('list');
  expect(heading()).toBe('list of /list');
});

it.each([
  ['Back', () => go(-1)],
  ['a press for more of a list', () => press('more')],
  ['asking anew', () => press('again')],
])('where it does not come after %s the page is loaded anew', async (_what, move) => {
  open.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  window.history.pushState(null, '', '/');
  show();
  await move();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

it('what was asked of it meanwhile holds once it is there', async () => {
  const router = make();
  const [heard, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  router.subscribe(heard);
  router.subscribe(left)();
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(positions, () => 730);
  router.getBlocker('form', () => true);
  await router.load();
  await router.navigate('/list');
  expect(router.state.blockers.get('form')).toMatchObject({ state: 'blocked' });
  router.deleteBlocker('form');
  await router.navigate('/list');
  expect(router.state.location.pathname).toBe('/list');
  expect(positions).toEqual({ default: 730 });
  expect(heard).toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});
