import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { inEnglish, playerWith, show } from '../../../testing/show.tsx';
import PlayerFigures from './player-figures.tsx';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';

function figures(currency: string, game: number, today: number, mode: 'real' | 'demo' = 'real') {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:42:18Z') });
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const started = { session_started_at: '2026-11-20T13:00:00Z', clockAheadMs: Date.now() + 3_600_000 - steadyNow() };
  queries.setQueryData(queryKeys.stats(7), { ...started, currency, today: { net_cents: today } });
  queries.setQueryData(queryKeys.gameSession('deep'), { currency, net_cents: game });
  show(
    <QueryClientProvider client={queries}>
      <PlayerFigures game="deep" mode={mode} rounds={0} />
    </QueryClientProvider>,
    playerWith(),
  );
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

it.each([
  ['EUR', -600, 2_450, '\u2212€6.00', '+€24.50'],
  ['BTC', 766, -1, '+7.66\u00a0µBTC', '\u22120.01\u00a0µBTC'],
  ['JPY', -1_200, 0, '\u2212¥1,200', '¥0'],
])(
  "shows the session time by the platform's clock and the net result in %s in the game's strip [C18] [D9]",
  (currency, game, today, inGame, inDay) => {
    const shown = figures(currency, game, today);
    expect(shown).toEqual(['0:42:18', expect.stringContaining(inGame.slice(1)), expect.stringContaining(inDay)]);
    expect(shown[1]?.startsWith(inGame[0] ?? '')).toBe(true);
  },
);

it('shows no game result in the strip for play money', () => {
  expect(figures('EUR', -600, 0, 'demo')).toEqual(['0:42:18', '€0.00']);
});

it('reloads a limit affected by play only after a round has been shown [C9]', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:42:18Z') });
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.limits(7), [{ id: 1, type: 'loss' }]);
  const isAskedFor = () => queries.getQueryState(queryKeys.limits(7))?.isInvalidated;
  const strip = (rounds: number) =>
    inEnglish(
      <QueryClientProvider client={queries}>
        <PlayerFigures game="deep" mode="real" rounds={rounds} />
      </QueryClientProvider>,
      playerWith(),
    );
  const { rerender } = render(strip(0));
  expect(isAskedFor()).toBe(false);
  rerender(strip(1));
  expect(isAskedFor()).toBe(true);
});
