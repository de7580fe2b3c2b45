import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { inEnglish, playerWith } from '../../../testing/show.tsx';
import { PlayStrip } from './play-strip.tsx';

const began = Date.now();
const minuteMs = 60_000;
/** Net results in the ledger for the game and for the day, in cents. */
let net: { game: number; today: number };

beforeEach(() => {
  net = { game: -100, today: -1_100 };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/games/deep/session')) return Response.json({ currency: 'EUR', net_cents: net.game });
    if (!url.startsWith('/api/player/stats')) return Response.json([]);
    return Response.json({
      currency: 'EUR',
      now: new Date(began + 75 * minuteMs).toISOString(),
      session_started_at: new Date(began).toISOString(),
      today: { net_cents: net.today },
    });
  });
});

/** Renders the strip of a game; `played` sets the number of rounds shown. */
function openStrip(mode: 'real' | 'demo', player: PlayerSeed | null = playerWith()) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const strip = (rounds: number) =>
    inEnglish(
      <QueryClientProvider client={queries}>
        <PlayStrip game="deep" mode={mode} rounds={rounds} figures={null} menu={null} />
      </QueryClientProvider>,
      player,
    );
  const { rerender } = render(strip(0));
  return { played: async (rounds: number) => await act(async () => rerender(strip(rounds))) };
}

const figure = (name: string) =>
  screen
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === name)
    ?.nextElementSibling?.textContent?.trim();

it('shows the session time to the second and the net results at a real-money game, updated after each round [C18] [D9]', async () => {
  const { played } = openStrip('real');
  await waitFor(() => expect(figure('Session')).toMatch(/^1:15:\d\d$/));
  await waitFor(() => expect([figure('This game'), figure('Today')]).toEqual(['\u2212€1.00', '\u2212€11.00']));
  net = { game: 250, today: -750 };
  await played(1);
  await waitFor(() => expect([figure('This game'), figure('Today')]).toEqual(['+€2.50', '\u2212€7.50']));
});

it('shows only the session time in a demo, and neither session time nor game result to a guest [C18]', async () => {
  openStrip('demo');
  await waitFor(() => expect(figure('Session')).toMatch(/^1:15:\d\d$/));
  expect(figure('This game')).toBeUndefined();
  cleanup();
  openStrip('demo', null);
  expect([figure('Session'), figure('This game')]).toEqual([undefined, undefined]);
});
