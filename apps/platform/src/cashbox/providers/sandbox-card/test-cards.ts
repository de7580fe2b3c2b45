import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/** open: waiting for the card; challenge: for the bank's question; waiting: until the console decides. */
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
 * What the frame sends instead of a card number. The browser knows which test card stands for which; the number itself
 * never leaves the frame [A29]. `source`: the provider's name of the card, where it is one person's and not everybody's.
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
