import { useState } from 'react';

export interface AttemptKey {
  /**
   * Returns the `Idempotency-Key` for an order. The key stays the same while the same order has no response [A24].
   */
  of: (order: string) => string;
  /** Call this when a response arrives, even a refusal: the next order then gets a new key. */
  answered: () => void;
}

function attemptKey(): AttemptKey {
  let last: { order: string; key: string } | null = null;
  return {
    of: order => {
      if (last?.order !== order) last = { order, key: crypto.randomUUID() };
      return last.key;
    },
    answered: () => {
      last = null;
    },
  };
}

/**
 * Creates the idempotency keys for one form. Submitting again after a network failure repeats the same order instead
 * of sending a second one.
 */
export const useAttemptKey = (): AttemptKey => useState(attemptKey)[0];
