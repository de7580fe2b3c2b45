import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PlayerDeck from '../app/features/lobby/signed-in/player-deck.tsx';
import { AccountsCard } from '../app/features/profile/main/accounts-card.tsx';
import { CashboxWithoutAccount } from '../app/features/cashbox/cashbox-away.tsx';
import { ExclusionFacts } from '../app/features/limits/exclusion/exclusion-facts.tsx';
import { PlayAccount } from '../app/routes/play-parts/play-account.tsx';
import { playedCurrency, usePlayerSeed, type PlayerSeed } from '../app/shared/player/player.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import PlayerActions from '../app/shell/account-menu/player-actions.tsx';
import SidebarPlayer from '../app/shell/sidebar/sidebar-player.tsx';
import { loads, player } from '../app/testing/browser-loads.ts';
import { show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined, useLine: () => true }));

let answersAccounts: boolean;
let asked: number;
beforeEach(() => {
  answersAccounts = false;
  asked = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    if (path === '/api/player/accounts') {
      asked += 1;
      if (!answersAccounts) return Response.json({ refusal: 'unavailable' }, { status: 500 });
    }
    const known = loads.find(([of]) => of === path);
    return known ? Response.json(known[1]) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.restoreAllMocks();
});

const parts = {
  'header of a page': PlayerActions,
  'card of the lobby': PlayerDeck,
  'side menu': SidebarPlayer,
  'bar of a game': PlayAccount,
  profile: AccountsCard,
  cashbox: (now: { player: PlayerSeed }) => <CashboxWithoutAccount {...now} onClose={() => undefined} />,
};

async function open(Part: (props: { player: PlayerSeed }) => ReactNode) {
  function Page() {
    const now = usePlayerSeed();
    return now && <Part player={now} />;
  }
  const element = (
    <PlayerLayer>
      <Page />
    </PlayerLayer>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => void show(<RouterProvider router={router} />, { ...player, accounts: [] }));
}

it.each(Object.entries(parts))(
  'the %s reports a missing balance if the page loaded without accounts, and a click loads them again [B12]',
  async (_where, Part) => {
    await open(Part);
    const again = await screen.findByRole('button', { name: /Try again/ });
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
    const before = asked;
    expect(before).toBeGreaterThan(0);
    expect(document.body.textContent + again.getAttribute('aria-label')).toContain(
      'We couldn’t load your balance. It’s safe.',
    );
    // Today's net result is an amount, but not a balance.
    expect(document.body.textContent?.replaceAll('−€12.00', '')).not.toContain('€');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();

    answersAccounts = true;
    await act(async () => fireEvent.click(again));
    await waitFor(() => expect(asked).toBe(before + 1));
    if (!(Part === parts.cashbox))
      await waitFor(() => expect(within(document.body).getAllByText('€248.50').length).toBeGreaterThan(0));
  },
);

it('a page without accounts uses the currency chosen at registration and shows no amount [B12]', () => {
  const unknown = { ...player, accounts: [] };
  expect(playedCurrency(unknown)).toBe('EUR');
  expect(playedCurrency({ ...unknown, user: { ...player.user, currency: 'CAD' } })).toBe('CAD');
  show(<ExclusionFacts player={unknown} paysOut />, unknown);
  expect(screen.getByText('Your balance stays yours')).toBeTruthy();
  cleanup();
  show(<ExclusionFacts player={player} paysOut />, player);
  expect(screen.getByText('€248.50 stays yours')).toBeTruthy();
});
