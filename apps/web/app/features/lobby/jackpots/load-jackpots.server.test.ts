import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { expect, it } from 'vitest';
import { stubPage } from '../../../testing/stub-page.ts';
import { loadJackpot, loadJackpots } from './load-jackpots.server.ts';

const level = (identifier: string, amount_cents: number) => ({
  id: 1,
  identifier,
  name: identifier,
  amount_cents,
  one_in: 1_000,
  share_ppm: 2_500,
  seed_cents: 100,
  last_won_at: null,
});
const jackpot = (identifier: string, more: Partial<Jackpot> = {}): Jackpot => ({
  id: 1,
  identifier,
  name: identifier,
  state: 'active',
  currency: 'EUR',
  categories: ['jackpots'],
  levels: [level('spark', 500), level('nova', 900_000)],
  ...more,
});
const win = (of: string, amount: number, day: number): JackpotWin => ({
  user_name: 'Mira K***',
  amount_cents: amount,
  currency: 'EUR',
  jackpot_original_amount_cents: amount,
  jackpot_original_currency: 'EUR',
  jackpot_level_name: 'Spark',
  created_at: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  jackpot: of,
  level: 'spark',
  game: { slug: 'moon-koi', title: 'Moon Koi' },
});
const settings = { market: { jackpots: true, jackpot_ads: true, neutral_tone: false }, offers_shown: true };
const wins = [...Array.from({ length: 12 }, (_, at) => win('mystic', at + 1, 20 - at)), win('gone', 999, 28)];
const answers = {
  '/api/info/shown': settings,
  '/api/jackpots': [jackpot('mystic'), jackpot('asleep', { state: 'inactive' })],
  '/api/jackpot_wins': wins,
};

it('the page of all jackpots has the active ones, largest level first, with the wins that can be in their lists [PCALL-025] [PCALL-027]', async () => {
  const { jackpots, wins: shown } = await loadJackpots(stubPage(answers).page);
  expect(jackpots?.map(({ identifier }) => identifier)).toEqual(['mystic']);
  expect(jackpots?.[0]?.levels.map(({ identifier }) => identifier)).toEqual(['nova', 'spark']);
  // The five biggest and the five latest of the mystic jackpot; no wins of a jackpot that is not shown.
  expect(shown.map(({ amount_cents }) => Number(amount_cents)).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 8, 9, 10, 11, 12,
  ]);
});

it('the page of all jackpots has empty lists of winners if the wins fail to load [PERR-011]', async () => {
  const { jackpots, wins: shown } = await loadJackpots(stubPage({ ...answers, '/api/jackpot_wins': 500 }).page);
  expect(jackpots).toHaveLength(1);
  expect(shown).toEqual([]);
});

it('the page of all jackpots knows when they failed to load, and is not found where jackpots are not shown', async () => {
  expect((await loadJackpots(stubPage({ ...answers, '/api/jackpots': 500 }).page)).jackpots).toBeNull();
  const hidden = { ...settings, market: { jackpots: true, jackpot_ads: false } };
  const asked = loadJackpots(stubPage({ ...answers, '/api/info/shown': hidden }).page);
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
});

it('an address that cannot be the identifier of a jackpot causes no requests', async () => {
  const { page, asked } = stubPage(answers);
  expect(await loadJackpot(page, 'a/b')).toBeNull();
  expect(await loadJackpot(page, '..')).toBeNull();
  expect(asked).toEqual([]);
});

it('the page of a jackpot has its own wins and the games of its categories [PROUTE-024]', async () => {
  const { page, asked } = stubPage({
    ...answers,
    '/api/games_filter': { data: [], pagination: { total_count: 212 } },
  });
  const found = await loadJackpot(page, 'mystic');
  expect(found).toMatchObject({ jackpot: { identifier: 'mystic' }, gamesCount: 212 });
  expect(new Set(found?.wins.map(one => one.jackpot))).toEqual(new Set(['mystic']));
  const body = asked.find(({ url }) => url === '/api/games_filter')?.body;
  expect(body).toMatchObject({ filter: { categories: ['jackpots'] } });
});
