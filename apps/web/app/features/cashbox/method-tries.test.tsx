import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../shared/player/query-client.ts';
import { depositProps } from '../../testing/deposit-props.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { DepositForm } from './deposit/deposit-form.tsx';
import { FastDeposit } from './deposit/fast-deposit.tsx';
import type { PaymentsLibrary } from './library/payments-api.ts';
import { WithdrawForm } from './withdrawal/withdraw-form.tsx';

/** Calls made to the library. This library has no methods and caches what it has loaded. */
const asked: string[] = [];
let kept = new Set<string>();
const library = {
  getMethods: async (action: string, currency: CurrencyCode) => {
    if (!kept.has(action)) asked.push(`${action} ${currency}`);
    kept.add(action);
    return { ok: true, value: [] };
  },
  resetCache: () => kept.clear(),
} as unknown as PaymentsLibrary;

const player = playerWith({}, { verified: true });
const [account] = player.accounts;
const depositForm = <DepositForm library={library} {...depositProps(player)} />;
const parts = {
  form: depositForm,
  'deposit of one press': (
    <FastDeposit
      library={library}
      currency="EUR"
      pending={false}
      onDeposit={async () => undefined}
      otherwise={depositForm}
    />
  ),
  withdrawal: account && (
    <WithdrawForm
      library={library}
      user={player.user}
      account={account}
      withdrawal={{ begun: null, refused: null, ask: async () => undefined, again: () => undefined, dialog: null }}
      waiting={createRef()}
    />
  ),
};

beforeEach(() => {
  asked.length = 0;
  kept = new Set();
  vi.stubGlobal('fetch', async () => Response.json([]));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it.each([
  ['form', 'deposit EUR', 'No payment methods in your country'],
  ['deposit of one press', 'deposit EUR', 'No payment methods in your country'],
  ['withdrawal', 'cashout EUR', 'Withdrawals aren’t available right now'],
] as const)(
  'the %s requests an empty method list three more times and then stops, and does the same on each retry [CONST-074] [ERR-022]',
  async (part, call, title) => {
    const settle = () => act(() => vi.advanceTimersByTimeAsync(10_000));
    show(<QueryClientProvider client={playerQueries()}>{parts[part]}</QueryClientProvider>, player);
    await settle();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(asked).toEqual(Array.from({ length: 4 }, () => call));
    fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await settle();
    expect(asked).toHaveLength(8);
  },
);
