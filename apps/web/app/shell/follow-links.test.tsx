import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPartMissing, retried } from '../shared/parts/retried-part.ts';
import { useDialog } from '../shared/site/address/dialogs.ts';
import { noteRounds } from '../shared/site/round-under-way.ts';
import { inEnglish, playerWith } from '../testing/show.tsx';
import { useFollowLinks } from './follow-links.ts';

/** The loads in progress: their path, abort signal, and a function that finishes them. */
let loads: { path: string; end: () => void; signal: AbortSignal }[] = [];
const failed = vi.fn<(error: unknown) => void>();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  loads = [];
  failed.mockReset();
  logged.mockReset();
  process.on('unhandledRejection', failed);
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', failed);
});

function Frame() {
  useFollowLinks({ dialogs: new Set(), openPanel: () => false, stop: () => false });
  return (
    <>
      <a href="/slow">slow</a>
      <a href="/other">other</a>
      <Outlet />
    </>
  );
}

const page = (path: string) => ({
  path,
  element: <h1>{path}</h1>,
  errorElement: <h1>failed</h1>,
  loader: ({ request: { signal } }: { request: Request }) =>
    new Promise<null>((done, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      loads.push({ path, signal, end: () => done(null) });
    }),
});

function open() {
  const children = [{ index: true, element: <h1>home</h1> }, page('slow'), page('other')];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }]);
  render(inEnglish(<RouterProvider router={router} />));
  return router;
}
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const isBusy = (name: string) => screen.getByRole('link', { name }).ariaBusy === 'true';
const turns = () => new Promise(done => setTimeout(done, 20));

it('a second click on a link while its page loads navigates only once, and no error occurs [GUARD-011]', async () => {
  const router = open();
  press('slow');
  press('slow');
  await waitFor(() => expect(loads).toHaveLength(2));
  loads.at(-1)?.end();
  expect(await screen.findByRole('heading', { name: 'slow' })).toBeTruthy();
  press('slow');
  await waitFor(() => expect(loads).toHaveLength(3));
  loads.at(-1)?.end();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await turns();
  expect(screen.getByRole('heading').textContent).toBe('slow');
  // Back leads to the previous page, however often the link was clicked.
  void router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'home' })).toBeTruthy();
  void router.navigate(1);
  await waitFor(() => expect(loads).toHaveLength(4));
  loads.at(-1)?.end();
  expect(await screen.findByRole('heading', { name: 'slow' })).toBeTruthy();
  expect(isBusy('slow')).toBe(false);
  expect(failed.mock.calls).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
});

it('a page whose load is cancelled by another click is not shown, and no error occurs [GUARD-012]', async () => {
  open();
  press('slow');
  await waitFor(() => expect(loads).toHaveLength(1));
  press('other');
  await waitFor(() => expect(loads).toHaveLength(2));
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  for (const load of loads) load.end();
  expect(await screen.findByRole('heading', { name: 'other' })).toBeTruthy();
  await turns();
  expect(screen.queryByText('failed')).toBeNull();
  expect([isBusy('slow'), isBusy('other')]).toEqual([false, false]);
  expect(failed.mock.calls).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
});

it('leaves links to the browser while a part of the page is missing, except during a round [B21]', async () => {
  const read = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = retried(read.mockResolvedValue({}))();
  await waitFor(() => expect(isPartMissing()).toBe(true));
  const taken: boolean[] = [];
  const hear = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', hear);
  open();
  press('slow');
  noteRounds(1);
  press('slow');
  noteRounds(0);
  window.dispatchEvent(new Event('online'));
  await part;
  press('slow');
  window.removeEventListener('click', hear);
  expect(taken).toEqual([false, true, true]);
});

it.each([
  ['a guest, over the page', null, '?dialog=remind'],
  ['a player, who is not allowed, at its own address', playerWith(), ''],
])(
  'a link to the forgotten-password form opens it over the page only for visitors allowed to see it (%s) [GUARD-004]',
  async (_who, player, search) => {
    const asked: string[] = [];
    const Links = () => {
      useFollowLinks({ dialogs: new Set(['/remind']), openPanel: () => false, stop: () => false });
      return <a href="/remind">forgot</a>;
    };
    const remind = { path: '/remind', element: <h1>remind</h1>, loader: () => (asked.push('remind'), null) };
    const router = createMemoryRouter([{ path: '/', element: <Links /> }, remind]);
    render(inEnglish(<RouterProvider router={router} />, player));
    press('forgot');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).not.toBe('/'));
    expect(router.state.location).toMatchObject({ pathname: search === '' ? '/remind' : '/', search });
    expect(asked).toEqual(search === '' ? ['remind'] : []);
  },
);

it.each([
  ['a player, over the page', playerWith(), '/', '?dialog=deposit'],
  ['a guest, whom its own address redirects to registration', null, '/deposit', ''],
])(
  'a link to the cashbox opens it over the page only for visitors allowed to see it (%s) [ROUTE-036] [ROUTE-039] [GUARD-001]',
  async (_who, player, at, search) => {
    const Links = () => {
      useFollowLinks({ dialogs: new Set(['/deposit']), openPanel: () => false, stop: () => false });
      return <a href="/deposit">deposit</a>;
    };
    const deposit = { path: '/deposit', element: <h1>deposit</h1>, loader: () => null };
    const router = createMemoryRouter([{ path: '/', element: <Links /> }, deposit]);
    render(inEnglish(<RouterProvider router={router} />, player));
    press('deposit');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: at, search }));
  },
);

function Address() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** Opens a page with links to both forms, preceded by another page in the history. */
function openWithForms(at: string) {
  const Page = () => {
    useFollowLinks({ dialogs: new Set(['/sign-in', '/sign-up']), openPanel: () => false, stop: () => false });
    const dialog = useDialog();
    return (
      <>
        <a href="/sign-in">sign in</a>
        <a href="/sign-up">create</a>
        {dialog && <button onClick={dialog.close}>close {dialog.name}</button>}
        <Address />
      </>
    );
  };
  const routes = [
    { path: '/pokies', element: <Page /> },
    { path: '/popup/:name', element: <Page />, handle: { dialog: 'named' } },
    { path: '*', element: <Address /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', at], hydrationData: {} });
  render(inEnglish(<RouterProvider router={router} />));
  // Waits for the rendered address rather than the router's, because a click before rendering would hit the previous
  // page.
  return { router, isAt: (to: string) => screen.findByText(`at ${to}`) };
}

it.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'close sign-in' }))],
  ['Back', (router: ReturnType<typeof openWithForms>['router']) => void router.navigate(-1)],
])(
  'if a form was opened from another form, leaving it with %s leads to the page below [POPUP-017] [POPUP-018]',
  async (_what, leave) => {
    const { router, isAt } = openWithForms('/pokies');
    for (const name of ['sign in', 'create', 'sign in']) {
      press(name);
      await isAt(`/pokies?dialog=${name === 'create' ? 'sign-up' : 'sign-in'}`);
    }
    leave(router);
    await isAt('/pokies');
    expect(screen.queryByRole('button')).toBeNull();
    void router.navigate(-1);
    await isAt('/before');
  },
);

it("a link from a form opened by name replaces it with the linked form at that form's own address [ROUTE-069]", async () => {
  const { router, isAt } = openWithForms('/popup/sign-in');
  await screen.findByRole('button', { name: 'close sign-in' });
  press('create');
  await isAt('/sign-up');
  void router.navigate(-1);
  await isAt('/before');
});
