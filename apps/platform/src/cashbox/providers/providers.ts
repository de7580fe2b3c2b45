import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { MethodFields, PaymentProvider } from './provider.ts';

/** A method and the provider that offers it. */
export interface OfferedMethod {
  readonly provider: PaymentProvider;
  readonly method: PaymentMethod;
}

/** The registry of payment providers. The rest of the cashbox uses it and refers to no provider by name. */
export interface Providers {
  readonly all: readonly PaymentProvider[];
  /** `undefined` if the platform never had this provider or no longer has it. */
  byId(id: string): PaymentProvider | undefined;
  /** All methods for an action in a currency, in the order of the providers. */
  methods(action: Payment['action'], currency: CurrencyCode): OfferedMethod[];
  /** The fields of a method in an action, from the provider that has it; `null` if no provider does. */
  fields(method: string, action: Payment['action']): MethodFields | null;
}

/** Builds the registry. Throws if two providers have the same id, because a webhook could belong to either. */
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
