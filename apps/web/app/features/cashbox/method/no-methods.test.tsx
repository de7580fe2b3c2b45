import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { depositProps } from '../../../testing/deposit-props.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { DepositForm } from '../deposit/deposit-form.tsx';
import type { Answered, PaymentsLibrary } from '../library/payments-api.ts';
import { WithdrawForm } from '../withdrawal/withdraw-form.tsx';

const card = methodWith({ savedProfiles: [{ id: '4242', label: '4242' }] });
const failed = { ok: false as const, refusal: 'failed' as const, fields: [] };
let answer: Answered<PaymentMethod[]>;
const library = {
  getMethods: () => Promise.resolve(answer),
  getMethodFields: () => Promise.resolve(failed),
  resetCache: () => undefined,
} as unknown as PaymentsLibrary;

const player = playerWith();
const account = {
  currency: 'EUR' as const,
  active: true,
  amount_cents: 5_000,
  bonus_cents: 0,
  available_to_cashout_cents: 5_000,
  wagering: null,
};
const forms = {
  deposit: <DepositForm library={library} {...depositProps(player)} />,
  withdrawal: (
    <WithdrawForm
      library={library}
      user={{ ...player.user, verified: true }}
      account={account}
      withdrawal={{ begun: null, refused: null, ask: () => Promise.resolve(), again: () => undefined, dialog: null }}
      waiting={createRef()}
    />
  ),
};

// jsdom has no layout and no `matchMedia`.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it.each([
  ['deposit', 'unavailable', failed, 'The cashbox isn’t available right now', 'Our payment service isn’t responding.'],
  [
    'withdrawal',
    'unavailable',
    failed,
    'The cashbox isn’t available right now',
    'Our payment service isn’t responding.',
  ],
  ['deposit', 'missing', { ok: true, value: [] }, 'No payment methods in your country', 'no payment method for EUR'],
  ['withdrawal', 'missing', { ok: true, value: [] }, 'Withdrawals aren’t available right now', 'We can’t pay out EUR'],
] as const)(
  'a %s form whose methods are %s explains this and says that the money is safe, and a retry loads the methods [B11]',
  async (form, _why, said, title, text) => {
    answer = said as Answered<PaymentMethod[]>;
    show(<QueryClientProvider client={playerQueries()}>{forms[form]}</QueryClientProvider>, player);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(new RegExp(`${text.replace('.', '\\.')}.*balance is safe`))).toBeTruthy();
    answer = { ok: true, value: [card] };
    fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByLabelText('Amount')).toBeTruthy();
  },
);
