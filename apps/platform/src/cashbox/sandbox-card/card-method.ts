import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/money';
import { wire } from '@liftoff/rules/money';
import type { MethodFields } from '../provider.ts';
import { cardAmounts } from './card-amounts.ts';

const cardMethod = 'card';

/** Cards take deposits, in the currencies they pay in. */
export function cardMethods(provider: string, action: Payment['action'], currency: CurrencyCode): PaymentMethod[] {
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

/** A card's own fields live in the provider's frame and never touch the site [A29]. */
export const cardFields = (method: string): MethodFields | null =>
  method === cardMethod ? [{ name: 'card', kind: 'hosted', required: true }] : null;
