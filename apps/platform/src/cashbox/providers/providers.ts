import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { MethodFields, PaymentProvider } from './provider.ts';

/** A method with the provider it belongs to. */
export interface OfferedMethod {
  readonly provider: PaymentProvider;
  readonly method: PaymentMethod;
}

/** The providers of the platform. Everything else of the cashbox asks here and knows none of them by name. */
export interface Providers {
  readonly all: readonly PaymentProvider[];
  /** Undefined: the platform has no such provider, or has it no more. */
  byId(id: string): PaymentProvider | undefined;
  /** Every method for an action in a currency, in the providers' order. */
  methods(action: Payment['action'], currency: CurrencyCode): OfferedMethod[];
  /** The fields of a method in an action, whoever's it is; null: nobody's. */
  fields(method: string, action: Payment['action']): MethodFields | null;
}

/** Puts the providers together. Throws where two have one id: a webhook would be anybody's. */
export function openProviders(all: readonly PaymentProvider[]): Providers {
  const known = new Map(all.map(provider => [provider.id, provider]));
  if (known.size < all.length) throw new Error('Two payment providers have one id');
  return {
    all,
    byId: id => known.get(id),
    methods: (action, currency) =>
      all.flatMap(provider => provider.methods(action, currency).map(method => ({ provider, method }))),
    fields: (method, action) =>
      all.map(provider => provider.fields(method, action)).find(fields => fields !== null) ?? null,
  };
}
