import { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Providers } from '../providers/providers.ts';

/**
 * All payment methods in the given currencies, with one row per brand and currency that covers deposits and
 * withdrawals. Where the two differ, the row shows the deposit's values, with the payout time as a separate field.
 */
export function paymentInfo(providers: Providers, offered: readonly CurrencyCode[]): PaymentMethodInfo[] {
  return offered.flatMap(currency => {
    const payouts = providers.methods('cashout', currency);
    return providers.methods('deposit', currency).flatMap(({ provider, method }) => {
      const payout = payouts.find(other => other.method.id === method.id)?.method;
      // Parsing drops the fields that belong to a player.
      return provider.brands(method.id).map(brand =>
        PaymentMethodInfo.parse({
          ...method,
          id: brand === method.brand ? method.id : `${method.id}-${brand}`,
          brand,
          method: method.id,
          withdrawal: payout?.withdrawal ?? null,
          payoutTime: payout?.processingTime ?? null,
        }),
      );
    });
  });
}
