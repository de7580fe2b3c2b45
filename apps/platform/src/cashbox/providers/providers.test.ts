import { expect, it } from 'vitest';
import type { PaymentProvider } from './provider.ts';
import { openProviders } from './providers.ts';
import { cardFields, cardMethods } from './sandbox-card/card-method.ts';

/** A provider for the registry, with a card that supports the same currencies as the sandbox's card. */
const provider = (id: string, fields: PaymentProvider['fields'] = cardFields): PaymentProvider => ({
  id,
  secret: Buffer.alloc(32),
  askAfterMs: [],
  jobs: [],
  paysAnyAmount: true,
  pages: () => {},
  methods: (action, currency) => cardMethods(id, action, currency),
  brands: method => [method],
  fields,
  depositProfiles: () => Promise.resolve([]),
  payoutProfiles: () => Promise.resolve([]),
  payoutTarget: () => Promise.resolve(null),
  payOut: () => Promise.resolve(new Date(0)),
  begin: () => Promise.resolve(),
  nextStep: (_tx, payment) => Promise.resolve({ kind: 'frame', url: `https://${id}/${payment}` }),
  stateOf: () => Promise.resolve(null),
  sourceOf: () => Promise.resolve(null),
  cancel: () => Promise.resolve(false),
  refund: () => Promise.resolve(false),
  chargeBack: () => Promise.resolve(false),
  decide: () => Promise.resolve(false),
});

it('two providers with the same id are rejected, because a webhook could belong to either', () => {
  expect(() => openProviders([provider('one'), provider('one')])).toThrow(/one id/);
});

it('a provider is found by its id, and an unknown id finds nothing', () => {
  const providers = openProviders([provider('one'), provider('two')]);
  expect(['one', 'two', 'three'].map(id => providers.byId(id)?.id)).toEqual(['one', 'two', undefined]);
});

it("lists the methods of all providers in order, and takes a method's fields from the provider that has it", () => {
  const own = [{ name: 'phone', kind: 'text' as const, required: true }];
  const providers = openProviders([provider('one', () => null), provider('two', id => (id === 'wallet' ? own : null))]);
  expect(providers.methods('deposit', 'EUR').map(({ provider: { id }, method }) => [id, method.provider])).toEqual([
    ['one', 'one'],
    ['two', 'two'],
  ]);
  expect(providers.methods('cashout', 'BTC')).toEqual([]);
  expect([providers.fields('wallet', 'deposit'), providers.fields('card', 'deposit')]).toEqual([own, null]);
});
