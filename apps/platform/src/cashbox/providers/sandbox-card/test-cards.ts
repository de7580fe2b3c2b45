import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/**
 * `open` awaits the card, `challenge` awaits the response to the bank's challenge, and `waiting` awaits a decision in
 * the console.
 */
export type CardStep = 'open' | 'challenge' | 'waiting' | 'decided';

export const cardTokenNames = [
  'tok_succeeds',
  'tok_succeeds_1111',
  'tok_succeeds_4444',
  'tok_succeeds_8210',
  'tok_succeeds_3222',
  'tok_succeeds_8453',
  'tok_personal',
  'tok_declined',
  'tok_insufficient',
  'tok_challenge',
  'tok_waits',
] as const;
export type CardToken = (typeof cardTokenNames)[number];

const succeeds = { step: 'decided', state: 'succeeded', reason: null, source: null } as const;

/**
 * The tokens that the frame sends instead of a card number. The browser knows the token of each test card; the number
 * itself never leaves the frame [A29]. The digits that identify a card follow from its token, because a browser could
 * send others. `source` is the provider's identifier of the card if it belongs to one person, and `null` for the test
 * cards that everyone shares.
 */
export const cardTokens = {
  tok_succeeds: { ...succeeds, last4: '4242' },
  tok_succeeds_1111: { ...succeeds, last4: '1111' },
  tok_succeeds_4444: { ...succeeds, last4: '4444' },
  tok_succeeds_8210: { ...succeeds, last4: '8210' },
  tok_succeeds_3222: { ...succeeds, last4: '3222' },
  tok_succeeds_8453: { ...succeeds, last4: '8453' },
  tok_personal: { ...succeeds, last4: '0077', source: 'card-of-one-person' },
  tok_declined: { step: 'decided', state: 'declined', reason: 'declined', last4: '0002', source: null },
  tok_insufficient: { step: 'decided', state: 'declined', reason: 'insufficient', last4: '9995', source: null },
  tok_challenge: { step: 'challenge', state: null, reason: null, last4: '3155', source: null },
  tok_waits: { step: 'waiting', state: 'processing', reason: null, last4: '0259', source: null },
} as const satisfies Record<
  CardToken,
  { step: CardStep; state: PaymentState | null; reason: string | null; last4: string; source: string | null }
>;
