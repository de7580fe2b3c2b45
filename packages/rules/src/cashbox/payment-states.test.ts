import { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { describe, expect, it } from 'vitest';
import { isFinal, mayFollow } from './payment-states.ts';

describe('payment states', () => {
  it('five payment states are final and never change [B18]', () => {
    const final = PaymentState.options.filter(state => isFinal(state));
    expect(final.toSorted()).toEqual(['canceled', 'declined', 'recalled', 'rejected', 'succeeded']);
    for (const from of final) for (const to of PaymentState.options) expect(mayFollow(from, to)).toBe(false);
  });

  it.each([
    ['pending', 'processing reserved succeeded declined rejected canceled recalled'],
    ['processing', 'reserved succeeded declined rejected canceled'],
    ['reserved', 'succeeded declined rejected canceled'],
  ] as const)(
    'allows only the specified next payment states from %s, so that a payment being processed cannot be recalled [A26]',
    (from, ways) => {
      const next = PaymentState.options.filter(to => mayFollow(from, to));
      expect(next.toSorted()).toEqual(ways.split(' ').toSorted());
    },
  );

  it('a payment never returns to an earlier state [A26]', () => {
    const walk = (state: PaymentState, seen: readonly PaymentState[]): void => {
      expect(seen).not.toContain(state);
      for (const to of PaymentState.options) if (mayFollow(state, to)) walk(to, [...seen, state]);
    };
    walk('pending', []);
  });
});
