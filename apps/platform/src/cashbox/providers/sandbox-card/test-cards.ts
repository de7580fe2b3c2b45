import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/**
 * `open` awaits the card, `challenge` awaits the response to the bank's challenge, and `waiting` awaits a decision in
 * the console.
 */
export type CardStep = 'open' | 'challenge' | 'waiting' | 'decided';

export const cardTokenNames = [
  'tok_succeeds',
  'tok_personal',
  'tok_declined',
  'tok_insufficient',
  'tok_challenge',
  'tok_waits',
] as const;
export type CardToken = (typeof cardTokenNames)[number];

/**
 * The tokens that the frame sends instead of a card number. The browser knows the token of each test card; the number
 * itself never leaves the frame [A29]. `source` is the provider's identifier of the card if it belongs to one person,
 * and `null` for the test cards that everyone shares.
 */
export const cardTokens = {
  tok_succeeds: { step: 'decided', state: 'succeeded', reason: null, source: null },
  tok_personal: { step: 'decided', state: 'succeeded', reason: null, source: 'card-of-one-person' },
  tok_declined: { step: 'decided', state: 'declined', reason: 'declined', source: null },
  tok_insufficient: { step: 'decided', state: 'declined', reason: 'insufficient', source: null },
  tok_challenge: { step: 'challenge', state: null, reason: null, source: null },
  tok_waits: { step: 'waiting', state: 'processing', reason: null, source: null },
} as const satisfies Record<
  CardToken,
  { step: CardStep; state: PaymentState | null; reason: string | null; source: string | null }
>;
