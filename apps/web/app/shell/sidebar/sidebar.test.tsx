import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { stubWindow } from '../../testing/page-loads.ts';
import { playerWith, show } from '../../testing/show.tsx';
import Sidebar from './sidebar.tsx';

it("a guest's menu has a link to support instead of notifications [SHELL-050]", () => {
  stubWindow();
  show(
    <MemoryRouter>
      <Sidebar open onClose={() => undefined} />
    </MemoryRouter>,
  );
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
  expect(menu.queryByText('Notifications')).toBeNull();
});

it("a player's menu has notifications instead of a link to support [SHELL-050]", async () => {
  stubWindow();
  show(
    <MemoryRouter>
      <Sidebar open onClose={() => undefined} />
    </MemoryRouter>,
    playerWith(),
  );
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(await menu.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(menu.queryByRole('link', { name: 'Support' })).toBeNull();
});
