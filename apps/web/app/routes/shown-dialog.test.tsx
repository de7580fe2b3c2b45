import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayerSeed } from '../shared/player/player.ts';
import { emptyShellData, ShellDataProvider, type ShellData } from '../shared/site/shell-data.ts';
import { SiteProvider, useSite, withPaths, type Site } from '../shared/site/site.ts';
import { enTexts, playerWith, show } from '../testing/show.tsx';
import { ShownDialog } from './shown-dialog.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(enTexts)));

function Page({ base, shell }: Pick<Site, 'base'> & { shell: ShellData }) {
  return (
    <SiteProvider value={withPaths({ ...useSite(), base })}>
      <ShellDataProvider value={shell}>
        <h1>page</h1>
        <ShownDialog />
      </ShellDataProvider>
    </SiteProvider>
  );
}

function open(search: string, base: Site['base'], player: PlayerSeed | null, shell: ShellData = emptyShellData) {
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page base={base} shell={shell} /> },
      { path: '*', element: <h1>its own address</h1> },
    ],
    { initialEntries: ['/', `/page${search}`] },
  );
  show(<RouterProvider router={router} />, player);
  return () => router.state.location.pathname + router.state.location.search;
}

it.each([
  ['registration in guest mode', '?dialog=sign-up', '/guest', null, '/sign-up?'],
  ['sign-in in guest mode', '?dialog=sign-in&dialog.redirect=%2Fx', '/guest', null, '/sign-in?redirect=%2Fx'],
  ['sign-in for a player', '?page=2&dialog=sign-in', '', playerWith(), '/sign-in?'],
  ['registration for a player', '?dialog=sign-up', '', playerWith(), '/sign-up?'],
  ['the forgotten-password form for a player', '?dialog=remind', '', playerWith(), '/remind?'],
  ['the cashbox for a guest', '?dialog=deposit', '', null, '/deposit?'],
] as const)(
  "an address that names %s over a page opens no dialog and redirects to the dialog's own address [GUARD-001] [GUARD-002] [GUARD-003] [GUARD-004] [GUARD-006]",
  async (_what, search, base, player, own) => {
    const at = open(search, base, player);
    await waitFor(() => expect(at()).toBe(own.replace(/\?$/, '')));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it.each([
  ['', null],
  ['/guest', playerWith()],
] as const)(
  'opens a dialog over the page if the visitor is allowed to see it, including under the base "%s" [GUARD-006]',
  async (base, player) => {
    const name = player ? 'email-verify' : 'remind';
    const at = open(`?dialog=${name}`, base, player);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(at()).toBe(`/page?dialog=${name}`);
  },
);

it.each(['sign-in', 'sign-up'])(
  "opens no %s form over a page in a closed country, and goes to the form's own address, which says why [D16]",
  async name => {
    const at = open(`?dialog=${name}`, '', null, { ...emptyShellData, closedCountry: true });
    await waitFor(() => expect(at()).toBe(`/${name}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
