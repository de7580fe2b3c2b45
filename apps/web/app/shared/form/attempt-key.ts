import { useState } from 'react';

export interface AttemptKey {
  /** The `Idempotency-Key` of an order: the same as long as the same is asked for and has not been answered [A24]. */
  of: (order: string) => string;
  /** An answer came, be it a refusal: what is sent next is new. */
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

/** One for each form: a press after a failed line sends the same order again, not a second one. */
export const useAttemptKey = (): AttemptKey => useState(attemptKey)[0];
