import type { BonusHistory } from '@liftoff/contract/bonus';
import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { BonusPage } from './bonus-page.tsx';

const history: BonusHistory = {
  bonus: {
    id: '12',
    title: 'First stage',
    stage: 'handle_bets',
    currency: 'EUR',
    amount_cents: 5_000,
    balance_cents: 4_900,
    converted_cents: 0,
    wager: 30,
    wager_on: 'bonus',
    wagering: { total_cents: 150_000, wagered_cents: 93_000 },
    max_win_cents: null,
    max_bet_cents: 500,
    contributions: { categories: {}, providers: {}, games: {}, default: 100 },
    games: [],
    excluded_games: [],
    ends_with_withdrawal: false,
    ends_after_round: false,
    created_at: '2026-11-16T12:00:00.000Z',
    activatable_until: '2026-11-27T20:12:00.000Z',
    days_to_wager: 7,
    valid_until: '2026-11-24T01:48:00.000Z',
  },
  activated_at: '2026-11-17T01:48:00.000Z',
  ended_at: null,
  games: [
    { game: 'koi', title: 'Moon Koi', rounds: 90, staked_cents: 88_000, percent: 100, counted_cents: 88_000 },
    { game: 'roulette', title: 'Aurum Roulette', rounds: 10, staked_cents: 50_000, percent: 10, counted_cents: 5_000 },
  ],
  entries: [
    { at: '2026-11-18T10:00:01.000Z', kind: 'win', game: 'Moon Koi', amount_cents: 100, balance_cents: 4_900 },
    { at: '2026-11-18T10:00:00.000Z', kind: 'stake', game: 'Moon Koi', amount_cents: -200, balance_cents: 4_800 },
    { at: '2026-11-17T01:48:00.000Z', kind: 'bonus', game: null, amount_cents: 5_000, balance_cents: 5_000 },
  ],
  more: false,
};

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

function open(answer: () => Response) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/api/player/bonuses/12/history') ? answer() : Response.json([]),
  );
  const player = playerWith({ amount_cents: 19_850, available_to_cashout_cents: 19_850, bonus_cents: 4_900 });
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <BonusPage player={player} id="12" />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('shows how the wagering came together, and every movement of the bonus from the newest to the day it was received [PX-39]', async () => {
  open(() => Response.json(history));
  expect(await screen.findByRole('heading', { level: 1, name: 'First stage, €50.00' })).toBeDefined();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const cells = rows.map(row => [...row.children].map(cell => cell.textContent));
  expect(cells).toEqual([
    ['Game', 'Staked', 'Counts', 'Counted'],
    ['Moon Koi', '€880.00', '100%', '€880.00'],
    ['Aurum Roulette', '€500.00', '10%', '€50.00'],
    ['Altogether', '€1,380.00', '', '€930.00'],
  ]);
  const entries = within(screen.getByRole('region', { name: 'Every movement' })).getAllByRole('listitem');
  expect(entries.map(entry => entry.querySelector('b')?.textContent)).toEqual([
    'Won in Moon Koi',
    'Staked in Moon Koi',
    'Credited',
    'Received',
  ]);
  expect(entries[1]?.textContent).toMatch(/€2\.00.*balance €48\.00/);
  expect(screen.getByRole('region', { name: 'What you can withdraw now' }).textContent).toContain('€198.50');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel bonus' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel First stage?' })).toBeDefined();
});

it('shows what is wagered, what is left to stake, what that costs on average, and what happens when time runs out [PX-36]', async () => {
  open(() => Response.json(history));
  const card = within(await screen.findByRole('region', { name: 'First stage, €50.00' }));
  expect(card.getByRole('progressbar', { name: 'Wagered' }).getAttribute('value')).toBe('62');
  const figures = card.getAllByRole('definition').map(each => each.textContent);
  expect(figures.slice(0, 4)).toEqual([
    '€570.00',
    'about €22.80at a return of 96%',
    '€49.00not yours yet',
    '€5.00larger rounds don’t count',
  ]);
  expect(card.getByText('If time runs out, the €49.00 leaves and your own money stays.')).toBeDefined();
});

it('shows how a bonus ended, without a link to this same page, and does not offer to cancel it', async () => {
  const bonus = { ...history.bonus, stage: 'canceled', balance_cents: 0 };
  open(() => Response.json({ ...history, bonus, ended_at: '2026-11-19T10:00:00.000Z', more: true }));
  expect(await screen.findByText('It was cancelled. Your own money stayed.')).toBeDefined();
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Back to gifts']);
  const entries = within(screen.getByRole('region', { name: 'Every movement' })).getAllByRole('listitem');
  expect(entries[0]?.textContent).toMatch(/^Cancelled/);
  expect(entries.at(-1)?.textContent).toBe('Older movements are not listed.');
  expect(screen.queryByRole('button', { name: 'Cancel bonus' })).toBeNull();
});

it('says that a bonus does not exist, and leads back to the gifts', async () => {
  open(() => Response.json({ refusal: 'not_found', request_id: 'one' }, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'This gift isn’t here' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Back to gifts' }).length).toBeGreaterThan(0);
});
