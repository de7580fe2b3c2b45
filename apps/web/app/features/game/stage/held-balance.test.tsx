import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAccountInGame } from '../../../shared/money/held-balance.ts';
import { activeAccount } from '../../../shared/player/player.ts';
import { playerWith } from '../../../testing/show.tsx';
import { useFrameEvents } from './frame-events.ts';

const account = activeAccount(playerWith({ amount_cents: 12_900 }).accounts);

function open() {
  const events = renderHook(() => useFrameEvents(() => {}));
  const header = renderHook(() => useAccountInGame(account));
  const tell = (purse: { currency: string; real: string; bonus: string } | null) =>
    act(() => events.result.current.onMessage({ type: 'liftoff:frame', event: 'purse', purse }));
  return { ...events, tell, shown: () => header.result.current?.amount_cents };
}

it('the balance above a game waits for the game while a result is not on the screen yet', () => {
  const { tell, shown } = open();
  tell({ currency: 'EUR', real: '9900', bonus: '0' });
  expect(shown()).toBe('9900');
  tell(null);
  expect(shown()).toBe(12_900);
});

it('the balance above a game is the account’s again once the game is left or opened again', () => {
  const { tell, shown, result, unmount } = open();
  tell({ currency: 'EUR', real: '9900', bonus: '0' });
  act(() => result.current.openAgain());
  expect(shown()).toBe(12_900);
  tell({ currency: 'EUR', real: '9900', bonus: '0' });
  unmount();
  expect(shown()).toBe(12_900);
});

it('a game in another currency does not change the balance above it', () => {
  const { tell, shown } = open();
  tell({ currency: 'CAD', real: '9900', bonus: '0' });
  expect(shown()).toBe(12_900);
});
