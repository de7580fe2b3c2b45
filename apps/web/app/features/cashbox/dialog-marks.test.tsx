// @vitest-environment jsdom
import type { Payment } from '@liftoff/contract/cashbox';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { CashboxAway, CashboxWithoutAccount } from './cashbox-away.tsx';
import PaymentReceipt from './payment-receipt.tsx';

afterEach(cleanup);

const close = () => undefined;
const player = playerWith();
const payment: Partial<Payment> = {
  id: '7',
  action: 'deposit',
  amount_cents: 2_000,
  currency: 'EUR',
  method: 'visa',
  steps: [],
};

it.each([
  ['a cashbox that does not come', <CashboxAway key="away" isRetrying={false} onAgain={close} onClose={close} />],
  ['a cashbox that is tried once more', <CashboxAway key="again" isRetrying onAgain={close} onClose={close} />],
  ['a cashbox without an account', <CashboxWithoutAccount key="none" player={player} onClose={close} />],
  ['a receipt', <PaymentReceipt key="receipt" payment={payment as Payment} onClose={close} />],
])('%s says age and licence, and has the link to help [C37]', (_what, dialog) => {
  show(dialog, player);
  const shown = within(screen.getByRole('dialog'));
  expect(shown.getByText('18+')).toBeTruthy();
  expect(shown.getByText(/CW-0000-EX/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Free, confidential help' }).getAttribute('href')).toBe('/responsible-gaming');
});
