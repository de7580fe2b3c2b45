import type { User } from '@liftoff/contract/account/account';
import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { deviceCode } from '../../shared/preferences/device-code.ts';
import type { PaymentsLibrary, ReportedCard } from './library/payments-api.ts';

/**
 * Reports a started payment to the fraud check, with the card data from the provider's frame [CALL-040]. The payment
 * continues even if the report fails.
 */
export async function reportPayment(
  library: PaymentsLibrary,
  user: User,
  payment: Payment,
  card: ReportedCard | null,
): Promise<void> {
  await library.reportTransaction({
    type: payment.action === 'deposit' ? 'transaction' : 'payout',
    country: user.country,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    device_fingerprint: deviceCode(),
    ...(card
      ? {
          card_expiry: card.expiry,
          card_holder: card.holder,
          card_last_four: card.lastFour,
          card_bin: card.bin,
        }
      : {}),
    ...(payment.paid_to ? { payment_account: payment.paid_to } : {}),
    url: window.location.href,
    transaction_id: payment.id,
    time: payment.created_at,
    currency: payment.currency,
    amount_cents: payment.amount_cents,
    payment_system: payment.method,
    custom_player_status: user.statuses.map(({ name }) => name).join(', '),
  });
}
