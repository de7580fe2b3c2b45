import type { Offer } from '@liftoff/contract/console/offers';
import { expect, it } from 'vitest';
import { brokenRules, isOfferOpen, isOfferOver } from './offer.ts';

const offer = (change: Partial<Offer>) => ({ kind: 'deposit', wager: 30, ...change }) as Offer;

it.each([
  ['nothing under rules without limits', {}, { wager_multiple_max: null, cashback: 'on' }, {}],
  ['nothing at the maximum multiple', {}, { wager_multiple_max: 30, cashback: 'off' }, {}],
  ['a lower maximum multiple', {}, { wager_multiple_max: 29, cashback: 'on' }, { wager: ['wager_multiple_max'] }],
  ['a ban on cashback', { kind: 'cashback' }, { wager_multiple_max: null, cashback: 'off' }, { kind: ['cashback'] }],
] as const)('an offer breaks %s', (_what, change, rules, broken) => {
  expect(brokenRules(offer(change), rules)).toEqual(broken);
});

it('an offer is open from its start until its end, and over from its end [PX-48]', () => {
  const dated = offer({ starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' });
  const states = ['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'].map(at => ({
    isOpen: isOfferOpen(dated, new Date(at)),
    isOver: isOfferOver(dated, new Date(at)),
  }));
  expect(states).toEqual([
    { isOpen: false, isOver: false },
    { isOpen: true, isOver: false },
    { isOpen: false, isOver: true },
  ]);
});
