import { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Providers } from '../providers/providers.ts';

/**
 * Every way to pay in and out in the currencies given: a row for each brand in each currency, with both directions of it.
 * What a method says of a deposit holds where the two differ; how long a withdrawal takes stands beside it.
 */
export function paymentInfo(providers: Providers, offered: readonly CurrencyCode[]): PaymentMethodInfo[] {
  return offered.flatMap(currency => {
    const payouts = providers.methods('cashout', currency);
    return providers.methods('deposit', currency).flatMap(({ provider, method }) => {
      const payout = payouts.find(other => other.method.id === method.id)?.method;
      // The shape leaves out what is a player's.
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
