import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPartMissing, retried } from '../shared/parts/retried-part.ts';
import { useDialog } from '../shared/site/address/dialogs.ts';
import { noteRounds } from '../shared/site/round-under-way.ts';
import { inEnglish, playerWith } from '../testing/show.tsx';
import { useFollowLinks } from './follow-links.ts';

/** Loads that are under way, by their path, with the way to end each. */
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

it('a link that is pressed again while its page loads leads there once, without an error [GUARD-011]', async () => {
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
  // However often it was asked for, Back leads to the page before it.
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

it('a page that another press calls off is not shown, and that is no error [GUARD-012]', async () => {
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
  ['a guest over the page', null, '?dialog=remind'],
  ['a player, to whom it is closed, at its own address', playerWith(), ''],
])(
  'a press on the way to the form for a forgotten password shows it to %s [GUARD-004]',
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
  ['a player over the page', playerWith(), '/', '?dialog=deposit'],
  ['a guest nothing: its own address leads on to registration', null, '/deposit', ''],
])(
  'a press on the way to the cashbox shows %s [ROUTE-036] [ROUTE-039] [GUARD-001]',
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

/** A page with the ways to both forms, after another one, and what its router has been through. */
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
  // What is drawn, not where the router is already: a press before that is one on the page before.
  return { router, isAt: (to: string) => screen.findByText(`at ${to}`) };
}

it.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'close sign-in' }))],
  ['Back', (router: ReturnType<typeof openWithForms>['router']) => void router.navigate(-1)],
])(
  'from a form that was reached from another one, %s leads to the page beneath [POPUP-017] [POPUP-018]',
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

it('from a form that was opened by its name, the way to the other one leads to its own address in its place [ROUTE-069]', async () => {
  const { router, isAt } = openWithForms('/popup/sign-in');
  await screen.findByRole('button', { name: 'close sign-in' });
  press('create');
  await isAt('/sign-up');
  void router.navigate(-1);
  await isAt('/before');
});
