import type { PaymentMethod } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/money';
import { wire } from '@liftoff/rules/money';
import { cardAmounts } from './card-amounts.ts';

export const cardMethod = 'card';

/** The methods for an action in a currency: only those that are built, so that none leads nowhere. */
export function methodsFor(action: 'deposit' | 'cashout', currency: CurrencyCode, provider: string): PaymentMethod[] {
  const amounts = cardAmounts(currency);
  if (action !== 'deposit' || amounts === null) return [];
  return [
    {
      id: cardMethod,
      brand: 'card',
      provider,
      currency,
      type: 'other',
      savedProfiles: [],
      termsOfService: null,
      fee: '0',
      processingTime: 'instant',
      deposit: { min_cents: wire(amounts.min), max_cents: wire(amounts.max) },
      withdrawal: null,
      network: null,
      minDep: wire(amounts.min),
    },
  ];
}

/** The fields a method asks for: a card's own live in the provider's frame and never touch the site [A29]. */
export const fieldsOf = (method: string) =>
  method === cardMethod ? [{ name: 'card', kind: 'hosted' as const, required: true }] : null;
