import type { PaymentState } from '@liftoff/contract/cashbox';

/** open: waiting for the card; challenge: for the bank's question; waiting: until the console decides. */
export type CardStep = 'open' | 'challenge' | 'waiting' | 'decided';

export const cardTokenNames = [
  'tok_succeeds',
  'tok_declined',
  'tok_insufficient',
  'tok_challenge',
  'tok_waits',
] as const;
export type CardToken = (typeof cardTokenNames)[number];

/**
 * What the frame sends instead of a card number. The browser knows which test card stands for which; the number itself
 * never leaves the frame [A29].
 */
export const cardTokens = {
  tok_succeeds: { step: 'decided', state: 'succeeded', reason: null },
  tok_declined: { step: 'decided', state: 'declined', reason: 'declined' },
  tok_insufficient: { step: 'decided', state: 'declined', reason: 'insufficient' },
  tok_challenge: { step: 'challenge', state: null, reason: null },
  tok_waits: { step: 'waiting', state: 'processing', reason: null },
} as const satisfies Record<CardToken, { step: CardStep; state: PaymentState | null; reason: string | null }>;
