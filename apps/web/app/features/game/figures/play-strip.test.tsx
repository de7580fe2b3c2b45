import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { inEnglish, playerWith } from '../../../testing/show.tsx';
import { PlayStrip } from './play-strip.tsx';

const began = Date.now();
const minuteMs = 60_000;
/** What the ledger says of the game and of the day, in cents. */
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

/** The strip at a game after so many rounds, each figure by its name. */
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

it('at a game for real money the strip says the time in hours, minutes and seconds and the net result, and anew after each round [C18] [D9]', async () => {
  const { played } = openStrip('real');
  await waitFor(() => expect(figure('Session')).toMatch(/^1:15:\d\d$/));
  await waitFor(() => expect([figure('This game'), figure('Today')]).toEqual(['\u2212€1.00', '\u2212€11.00']));
  net = { game: 250, today: -750 };
  await played(1);
  await waitFor(() => expect([figure('This game'), figure('Today')]).toEqual(['+€2.50', '\u2212€7.50']));
});

it('in a demo the strip says the time of the session and no result of the game, to a guest neither [C18]', async () => {
  openStrip('demo');
  await waitFor(() => expect(figure('Session')).toMatch(/^1:15:\d\d$/));
  expect(figure('This game')).toBeUndefined();
  cleanup();
  openStrip('demo', null);
  expect([figure('Session'), figure('This game')]).toEqual([undefined, undefined]);
});
