import type { Account } from '@liftoff/contract/cashbox/wallet';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { BalancePanel } from './balance-panel.tsx';

const shown = (account: Partial<Account>) =>
  playerWith(account).accounts.forEach(own => void show(<BalancePanel account={own} />));
const has = (text: string) => screen.queryAllByText(text).length > 0;

it('the balance panel shows the total balance, real and bonus money, and the wagering progress [ENTITY-012] [SHELL-038] [STATE-068] [STATE-069]', () => {
  shown({ bonus_cents: 1_000, wagering: { total_cents: 30_000, wagered_cents: 12_345 } });
  expect(['€258.50', '€248.50', '€10.00', 'Wagering 41%', '€123.45 of €300.00'].filter(text => !has(text))).toEqual([]);
  expect(document.querySelector('.figures--two')?.textContent).toBe('Real€248.50Bonus€10.00');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('41');
});

it('the balance panel shows one figure if there is no bonus money, and 0 percent for bonus money without wagering [STATE-068] [STATE-069] [CONST-058]', () => {
  shown({});
  expect([has('€248.50'), has('Real'), has('Bonus'), screen.queryByRole('progressbar')]).toEqual([
    true,
    false,
    false,
    null,
  ]);
  cleanup();
  shown({ bonus_cents: 1_000 });
  expect([has('€258.50'), has('Bonus'), has('Wagering 0%')]).toEqual([true, true, true]);
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0');
});
