import type { PlayedRound } from '@liftoff/contract/game/game';
import { afterEach, expect, it, vi } from 'vitest';
import { historyFile, type FileHeads } from './history-file.ts';

afterEach(() => vi.unstubAllGlobals());

const round = (id: string, over: Partial<PlayedRound> = {}): PlayedRound => ({
  id,
  game: 'moon-koi',
  title: 'Moon Koi',
  mode: 'real',
  currency: 'EUR',
  stake_cents: 150,
  win_cents: 20,
  jackpot_win_cents: null,
  state: 'settled',
  opened_at: '2026-11-20T21:32:00.000Z',
  closed_at: '2026-11-20T21:32:01.000Z',
  sources: ['cash'],
  freespins: null,
  ...over,
});
const heads: FileHeads = ['Time', 'Game', 'Round', 'Currency', 'Staked', 'Returned', 'Net', 'State', 'Paid from'];

it('exports every round from every page, and makes titles that look like formulas harmless [C35]', async () => {
  const pages: Record<string, { rounds: PlayedRound[]; more: boolean }> = {
    '': {
      rounds: [round('c', { jackpot_win_cents: 1_000 }), round('b', { title: '=1+1', state: 'open' })],
      more: true,
    },
    b: { rounds: [round('a', { currency: 'JPY', sources: ['cash', 'bonus'] })], more: false },
  };
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://site.example');
    asked.push(url);
    return Response.json(pages[url.searchParams.get('before') ?? '']);
  });
  const text = await historyFile({ currency: 'EUR', period: 'year', game: 'moon-koi' }, heads, 'en-CA');
  expect(text).toBe(
    [
      '\uFEFFTime,Game,Round,Currency,Staked,Returned,Net,State,Paid from',
      '2026-11-20T21:32:00.000Z,Moon Koi,c,EUR,1.50,10.20,8.70,settled,cash',
      "2026-11-20T21:32:00.000Z,'=1+1,b,EUR,1.50,,,open,cash",
      '2026-11-20T21:32:00.000Z,Moon Koi,a,JPY,150,20,-130,settled,cash bonus',
      '',
    ].join('\r\n'),
  );
  for (const { searchParams } of asked)
    expect(Object.fromEntries(searchParams)).toMatchObject({ currency: 'EUR', period: 'year', game: 'moon-koi' });
});
