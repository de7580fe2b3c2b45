import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import SidebarPlayer from './sidebar-player.tsx';

it('the sidebar shows the sum of real and bonus money and the wagering progress [SHELL-048] [ENTITY-012] [STATE-067]', () => {
  const player = playerWith({ bonus_cents: 1_000, wagering: { total_cents: 30_000, wagered_cents: 12_345 } });
  const { container } = show(<SidebarPlayer player={player} />, player);
  expect(container.querySelector('.balance__total')?.textContent).toBe('€258.50');
  expect(container.textContent).toContain('Bonus €10.00 · 41% wagered');
});

it('the sidebar keeps the link to the cashbox if the balance failed to load [SHELL-049] [B12]', () => {
  const player = { ...playerWith(), accounts: [] };
  show(<SidebarPlayer player={player} />, player);
  expect(screen.getByText('We couldn’t load your balance. It’s safe.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cashbox' }).getAttribute('href')).toBe('/cashbox');
});
