import type { GamesFacets } from '@liftoff/contract/lobby/lobby';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FilterButton } from './filter-button.tsx';
import { narrowingQuery, type Narrowing } from './narrowing.ts';

const texts = vi.hoisted(() => Promise.resolve({}));
vi.mock('../../../shared/calls/fetched-texts.ts', () => ({ fetchTexts: () => texts }));

// Imports the panel once beforehand, so that no test waits for it.
beforeAll(() => import('./filter-panel.tsx'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const facets: GamesFacets = {
  providers: {},
  features: { 'free-rounds': 9, wilds: 7, 'changing-heights': 0, jackpot: 2, demo: 9 },
  pays: { lines: 4, ways: 5, clusters: 0, anywhere: 0 },
  volatility: { low: 3, medium: 3, high: 3, 'very-high': 0 },
  min_return: { 94: 9, 95: 8, 96: 5, 97: 1 },
};

interface Asked {
  narrow?: Narrowing;
  answer: (count: number) => void;
}

/**
 * Opens the filters of a pokies list. The count requests are answered by hand if `atOnce` is `null`, otherwise
 * immediately with this result.
 */
function open(narrow: Narrowing, atOnce: number | 'fails' | { answer: unknown } | null = 12) {
  const asked: Asked[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    if (url === '/log') return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise<Response>((resolve, reject) => {
      const answer = (count: number) =>
        resolve(Response.json({ data: [], pagination: { total_count: count }, facets }));
      asked.push({ ...(JSON.parse(body as string) as { narrow?: Narrowing }), answer });
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (atOnce === 'fails') resolve(Response.json({ refusal: 'invalid' }, { status: 400 }));
      else if (typeof atOnce === 'number') answer(atOnce);
      else if (atOnce) resolve(Response.json(atOnce.answer));
    });
  });
  const Page = () => {
    const { search } = useLocation();
    const list = { filter: { categories: ['pokies'] }, ...(narrow ? { narrow } : {}) };
    return (
      <>
        <p>address {search}</p>
        <FilterButton list={list} hrefOf={next => `/pokies/all?${new URLSearchParams(narrowingQuery(next))}`} />
      </>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  show(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: /Filters/ }));
  return asked;
}
const chip = (name: string) => screen.findByRole('button', { name });

it("counts the games for the chosen filters on the platform, and writes the filters to the list's address", async () => {
  const asked = open(null);
  fireEvent.click(await chip('All ways'));
  fireEvent.click(await chip('96%+'));
  expect(await chip('Show 12 games')).toBeTruthy();
  expect(asked.map(({ narrow }) => narrow)).toEqual([
    undefined,
    { pays: ['ways'] },
    { pays: ['ways'], min_return: 96 },
  ]);
  fireEvent.click(await chip('Show 12 games'));
  await screen.findByText('address ?pays=ways&return=96');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('disables a filter that would leave no games, but lets the visitor deselect it if it is selected', async () => {
  open({ pays: ['clusters'] });
  await chip('Show 12 games');
  expect((await chip('Pays anywhere')).hasAttribute('disabled')).toBe(true);
  const clusters = await chip('Clusters');
  expect([clusters.getAttribute('aria-pressed'), clusters.hasAttribute('disabled')]).toEqual(['true', false]);
  fireEvent.click(await chip('Clear all'));
  fireEvent.click(await chip('Show 12 games'));
  await screen.findByText('address');
});

it('shows the count for the last request, even if the responses arrive out of order', async () => {
  const asked = open(null, null);
  fireEvent.click(await chip('All ways'));
  fireEvent.click(await chip('Low'));
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.answer(3);
  await chip('Show 3 games');
  await act(async () => {
    asked[0]?.answer(900);
    asked[1]?.answer(50);
    // Waits longer than reading an answer takes.
    for (let read = 0; read < 10; read += 1) await new Response('{}').json();
  });
  expect(screen.getByRole('button', { name: 'Show 3 games' })).toBeTruthy();
});

it('filters work without counts, and the failure to load the counts is logged', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(null, 'fails');
  await waitFor(() => expect(written).toHaveBeenCalled());
  fireEvent.click(await chip('Wilds'));
  fireEvent.click(await chip('Show games'));
  await screen.findByText('address ?feature=wilds');
});

it('clicking the filter button again closes the filters', async () => {
  open(null);
  await chip('Show 12 games');
  const button = screen.getByRole('button', { name: 'Filters' });
  fireEvent.pointerDown(button, { pointerType: 'mouse', button: 0 });
  fireEvent.mouseDown(button);
  fireEvent.pointerUp(button, { pointerType: 'mouse', button: 0 });
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  null,
  [],
  7,
  'x',
  {},
  { facets: null, pagination: { total_count: 3 } },
  { facets: {}, pagination: { total_count: 3 } },
  { facets: 'x' },
])('leaves out the filter counts if the response is malformed (%j), and logs it', async answer => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(null, { answer });
  await waitFor(() => expect(written).toHaveBeenCalled());
  expect(await chip('Show games')).toBeTruthy();
});
