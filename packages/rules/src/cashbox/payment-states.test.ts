import { PaymentState } from '@liftoff/contract/cashbox';
import { describe, expect, it } from 'vitest';
import { isFinal, mayFollow } from './payment-states.ts';

describe('payment states', () => {
  it('five states are final, and nothing follows them [B18]', () => {
    const final = PaymentState.options.filter(state => isFinal(state));
    expect(final.toSorted()).toEqual(['canceled', 'declined', 'recalled', 'rejected', 'succeeded']);
    for (const from of final) for (const to of PaymentState.options) expect(mayFollow(from, to)).toBe(false);
  });

  it('no walk comes back to where it was [A26]', () => {
    const walk = (state: PaymentState, seen: readonly PaymentState[]): void => {
      expect(seen).not.toContain(state);
      for (const to of PaymentState.options) if (mayFollow(state, to)) walk(to, [...seen, state]);
    };
    walk('pending', []);
  });
});
