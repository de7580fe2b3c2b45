import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../testing/show.tsx';
import { Header } from './header.tsx';
import Sidebar from './sidebar/sidebar.tsx';

const broken = vi.hoisted(() => () => ({
  default: (): never => {
    throw new TypeError('Failed to fetch');
  },
}));
vi.mock('./account-menu/player-actions.tsx', broken);
vi.mock('./sidebar/sidebar-who.tsx', broken);
vi.mock('./sidebar/sidebar-player.tsx', broken);
vi.mock('./sidebar/sidebar-manager.tsx', broken);
vi.mock('./sidebar/sidebar-notices.tsx', broken);
vi.mock('./sidebar/sidebar-player-menu.tsx', broken);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("header and sidebar remain if a player's parts fail to load, and each part that failed is logged by name [B21]", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => undefined) }, configurable: true });
  show(
    <MemoryRouter>
      <Header />
      <Sidebar open onClose={() => undefined} />
    </MemoryRouter>,
    playerWith(),
  );
  const named = () => warn.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what).toSorted();
  await expect.poll(() => named()).toHaveLength(6);
  expect(named()).toEqual([
    'account menu',
    'sidebar: balance',
    'sidebar: manager',
    'sidebar: notifications',
    'sidebar: player',
    'sidebar: player menu',
  ]);
  expect(screen.getByLabelText('Search games')).toBeTruthy();
  expect(screen.getAllByText('Language')).not.toEqual([]);
});
