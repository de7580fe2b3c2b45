import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith } from '../../testing/show.tsx';
import { PlayerSeedProvider } from './player.ts';
import { useReloadForGroups } from './use-reload-for-groups.ts';

let loads = 0;

function Page() {
  useReloadForGroups();
  return <p>loaded {useLoaderData<number>()} times</p>;
}

const loader = () => (loads += 1);
const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }]);

/** The page of a player in these groups. */
const pageOf = (...groups: string[]) => (
  <PlayerSeedProvider value={playerWith({}, { statuses: groups.map(id => ({ id, name: id })) })}>
    <RouterProvider router={router} />
  </PlayerSeedProvider>
);

it('a page whose data depends on the player’s groups is loaded again when they change, and only then [PRT-008]', async () => {
  const { rerender } = render(pageOf('259'));
  expect(await screen.findByText('loaded 1 times')).toBeTruthy();
  rerender(pageOf('259'));
  rerender(pageOf('259', '1308'));
  expect(await screen.findByText('loaded 2 times')).toBeTruthy();
});
