import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenPage } from '../app/routes/account-parts/screen-page.tsx';
import Shell from '../app/routes/shell.tsx';
import { pack } from '../app/shared/site/packed.ts';
import type { PlayerSeed } from '../app/shared/player/player.ts';
import { emptyShellData, type PackedShellData } from '../app/shared/site/shell-data.ts';
import { SiteProvider, useSite, withPaths } from '../app/shared/site/site.ts';
import { BareFrame } from '../app/shell/bare-frame.tsx';
import { stubWindow } from '../app/testing/page-loads.ts';
import { enTexts, playerWith, show } from '../app/testing/show.tsx';

/** Called with each link that the browser itself would follow. */
const followed = vi.fn<(href: string) => void>();

beforeEach(() => {
  stubWindow();
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/messages/') ? Response.json(enTexts) : new Response(null, { status: 204 }),
  );
});
afterEach(() => {
  cleanup();
  followed.mockReset();
});

const registration = 'Registration restricted in your country';
const login = 'Login not available in your country';

/** Renders its children on a site in guest mode. */
function UnderGuest({ children }: { children: ReactNode }) {
  const site = withPaths({ ...useSite(), base: '/guest' });
  useEffect(() => {
    const left = (event: MouseEvent) => {
      if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) followed(event.target.pathname);
      event.preventDefault();
    };
    window.addEventListener('click', left);
    return () => window.removeEventListener('click', left);
  }, []);
  return <SiteProvider value={site}>{children}</SiteProvider>;
}

/** Opens a page in guest mode, with a lobby to navigate to. */
function open(page: ReactNode, player: PlayerSeed | null = null) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>lobby</h1> },
      { path: '/page', element: <UnderGuest>{page}</UnderGuest> },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    { basename: '/guest', initialEntries: ['/guest/page'] },
  );
  show(<RouterProvider router={router} />, player);
  return { at: () => router.state.location.pathname };
}

const told = async () => (await screen.findByRole('alert')).textContent;

const links = (
  <>
    <a href="/guest/sign-up">Register</a>
    <a href="/guest/de/sign-up">In German</a>
    <a href="/guest/sign-in?redirect=%2Fguest%2Fprofile">Sign in</a>
    <a href="/guest/sign-in" data-document="">
      A new document
    </a>
    <a href="/guest/profile/verification">Verification</a>
    <a href="/guest/play/turbogames/rocket-x?mode=real">Real money</a>
    <a href="/guest/play/turbogames/rocket-x?mode=demo">Demo</a>
    <a href="/guest/deposit">Deposit</a>
  </>
);
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const game = <BareFrame dialogs={new Set(['/sign-up', '/sign-in', '/deposit'])}>{links}</BareFrame>;

it.each([
  ['Register', registration],
  ['Sign in', login],
  ['Verification', registration],
  ['Real money', registration],
  ['Deposit', registration],
])(
  'the first click on "%s" in a game stays on the page and explains why, and the second click leads to the lobby [GUARD-006] [GUARD-007] [GUARD-008] [GUARD-009]',
  async (name, words) => {
    const { at } = open(game);
    press(name);
    expect(await told()).toBe(words);
    expect(at()).toBe('/guest/page');
    press(name);
    await waitFor(() => expect(at()).toBe('/guest'));
    expect(screen.getByRole('heading').textContent).toBe('lobby');
    expect(followed).not.toHaveBeenCalled();
  },
);

it('guest mode blocks neither signed-in players nor links that are open to everyone [GUARD-006]', async () => {
  const { at } = open(game);
  press('Demo');
  await waitFor(() => expect(at()).toBe('/guest/play/turbogames/rocket-x'));
  cleanup();
  const { at: playerAt } = open(game, playerWith());
  press('Verification');
  await waitFor(() => expect(playerAt()).toBe('/guest/profile/verification'));
});

const form = <ScreenPage screen={{ label: 'Restore', header: null, body: links, scene: null }} />;

it.each([
  ['Register', registration],
  ['Sign in', login],
  ['A new document', login],
  ['Deposit', registration],
])(
  'the first click on "%s" on an account page stays on the page and explains why, and the second click leads to the lobby [GUARD-007] [GUARD-008] [GUARD-009]',
  async (name, words) => {
    const { at } = open(form);
    press(name);
    expect(await told()).toBe(words);
    expect([at(), followed.mock.calls]).toEqual(['/guest/page', []]);
    press(name);
    await waitFor(() => expect(at()).toBe('/guest'));
  },
);

it('guest mode leaves all links that are not blocked on an account page to the browser [GUARD-006]', () => {
  open(form);
  press('Demo');
  press('In German');
  expect(followed.mock.calls).toEqual([['/guest/play/turbogames/rocket-x'], ['/guest/de/sign-up']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

const { studios, collections, gamesCount, pages, ...shell } = emptyShellData;
const loaderData: PackedShellData = { ...shell, lists: pack({ studios, collections, gamesCount, pages }) };

it.each([
  ['Register', registration],
  ['Sign in', login],
])(
  'in guest mode, clicking "%s" in the phone\'s sidebar closes the sidebar, so that it does not cover the explanation [GUARD-007] [GUARD-008]',
  async (name, words) => {
    open(<Shell {...({ loaderData } as Parameters<typeof Shell>[0])} />);
    fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const sidebar = within(await screen.findByRole('dialog'));
    fireEvent.click(sidebar.getByRole('link', { name }));
    expect(await told()).toBe(words);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
