import type { PlayedRound } from '@liftoff/contract/game/game';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { RoundsTable } from './rounds-table.tsx';

const round = (id: string, over: Partial<PlayedRound>): PlayedRound => ({
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

it('flags the rounds whose stake was paid with bonus money or by free spins [C35]', () => {
  const rounds = [
    round('a', {}),
    round('b', { sources: ['cash', 'bonus'] }),
    round('c', { sources: ['spins'], freespins: '7' }),
  ];
  show(<RoundsTable rounds={rounds} onCheck={() => undefined} />);
  const flags = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => ['Bonus', 'Free spin'].filter(flag => within(row).queryByText(flag)));
  expect(flags).toEqual([[], ['Bonus'], ['Free spin']]);
});
