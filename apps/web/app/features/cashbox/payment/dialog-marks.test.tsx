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

it('shows the age limit, the licence and a help link on a receipt [C37]', () => {
  show(<PaymentReceipt payment={payment as Payment} onClose={() => undefined} />, playerWith());
  const shown = within(screen.getByRole('dialog'));
  expect(shown.getByText('18+')).toBeTruthy();
  expect(shown.getByText(/CW-0000-EX/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Free, confidential help' }).getAttribute('href')).toBe('/responsible-gaming');
});
