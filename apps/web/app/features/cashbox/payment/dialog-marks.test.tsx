import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import PaymentReceipt from './payment-receipt.tsx';

const payment: Partial<Payment> = {
  id: '7',
  action: 'deposit',
  amount_cents: 2_000,
  currency: 'EUR',
  method: 'visa',
  steps: [],
};

it('leaves the age limit, the licence and the help link to the page below the receipt [C37]', () => {
  show(<PaymentReceipt payment={payment as Payment} onClose={() => undefined} />, playerWith());
  const shown = within(screen.getByRole('dialog'));
  expect(shown.queryByText('18+')).toBeNull();
  expect(shown.queryByText(/CW-0000-EX/)).toBeNull();
});
