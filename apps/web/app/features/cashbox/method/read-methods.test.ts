import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { describe, expect, it } from 'vitest';
import { methodWith } from '../../../testing/method-with.ts';
import { methodRetries, readMethods } from './read-methods.ts';
import type { Answered } from '../library/payments-api.ts';

const method = (id: string, deposit: PaymentMethod['deposit']): PaymentMethod =>
  methodWith({ id, brand: id, deposit, withdrawal: null, minDep: null });
const card = method('card', { min_cents: 2000, max_cents: 500_000 });

function libraryOf(answers: Answered<PaymentMethod[]>[]) {
  const asked = { times: 0, resets: 0 };
  const library = {
    getMethods: async () => answers[Math.min(asked.times++, answers.length - 1)] ?? { ok: true as const, value: [] },
    resetCache: () => {
      asked.resets++;
    },
  };
  return { asked, library };
}

const none = { ok: true as const, value: [] };
const now = async () => {};

describe('readMethods', () => {
  it('returns the first list that contains a method [ERR-022]', async () => {
    const { asked, library } = libraryOf([
      none,
      { ok: false, refusal: 'unauthenticated', fields: [] },
      { ok: true, value: [card] },
    ]);
    expect(await readMethods(library, 'deposit', 'EUR', now)).toEqual([card]);
    expect(asked).toEqual({ times: 3, resets: 2 });
  });

  it('retries three times before it accepts an empty list [CONST-074] [ERR-022] [B28]', async () => {
    const { asked, library } = libraryOf([none]);
    expect(await readMethods(library, 'deposit', 'EUR', now)).toEqual([]);
    expect(methodRetries).toBe(3);
    expect(asked.times).toBe(1 + methodRetries);
  });

  it('returns `away` if the call fails, even if the first response was an empty list [B11] [ERR-022]', async () => {
    const refused = libraryOf([none, { ok: false, refusal: 'unauthenticated', fields: [] }]);
    expect(await readMethods(refused.library, 'deposit', 'EUR', now)).toBe('away');
    expect(refused.asked.times).toBe(1 + methodRetries);
    const { asked, library } = libraryOf([none, { ok: false, refusal: 'failed', fields: [] }]);
    expect(await readMethods(library, 'deposit', 'EUR', now)).toBe('away');
    expect(asked.times).toBe(2);
  });

  it('leaves out methods that accept no deposits', async () => {
    const { library } = libraryOf([{ ok: true, value: [method('payout-only', null), card] }]);
    expect(await readMethods(library, 'deposit', 'EUR', now)).toEqual([card]);
  });

  it('retries an empty withdrawal list too, and leaves out methods without payouts [ERR-022]', async () => {
    const payout = { ...method('payout', null), withdrawal: { min_cents: 1, max_cents: 2 } };
    const { asked, library } = libraryOf([none, none, { ok: true, value: [card, payout] }]);
    expect(await readMethods(library, 'cashout', 'EUR', now)).toEqual([payout]);
    expect(asked).toEqual({ times: 3, resets: 2 });
  });
});
