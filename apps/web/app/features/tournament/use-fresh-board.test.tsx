import { render, screen } from '@testing-library/react';
import { createContext, useContext } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { useFreshBoard } from './use-fresh-board.ts';

type Standing = { award_place: number | null; points: number } | undefined;

const Own = createContext<Standing>(undefined);
let loads = 0;

function Page() {
  useFreshBoard(useContext(Own));
  return <p>loaded {useLoaderData<number>()} times</p>;
}

const loader = () => (loads += 1);
const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }]);
const pageOf = (own: Standing) => (
  <Own.Provider value={own}>
    <RouterProvider router={router} />
  </Own.Provider>
);

it('loads the board again when the player’s place or points change, and not when they are first known', async () => {
  const { rerender } = render(pageOf(undefined));
  expect(await screen.findByText('loaded 1 times')).toBeTruthy();
  rerender(pageOf({ award_place: 24, points: 1.4 }));
  rerender(pageOf({ award_place: 24, points: 1.4 }));
  rerender(pageOf({ award_place: 24, points: 2.2 }));
  expect(await screen.findByText('loaded 2 times')).toBeTruthy();
});
