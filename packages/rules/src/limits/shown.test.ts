import { expect, it } from 'vitest';
import { isShown, shownLimits } from './shown.ts';

const limit = (id: string, ...codes: string[]) => ({ id, accounts: codes.map(currency => ({ currency })) });
const limits = [limit('fiat', 'EUR'), limit('coin', 'BTC'), limit('both', 'BTC', 'CAD', 'USDT'), limit('break')];

it('with the fiat-only option, only limits in fiat currencies are shown [VALID-056]', () => {
  expect(shownLimits(limits, true)).toEqual([limit('fiat', 'EUR'), limit('both', 'CAD'), limit('break')]);
  expect(shownLimits(limits, false)).toEqual(limits);
  expect([isShown('BTC', true), isShown('EUR', true), isShown('XXX', true), isShown('BTC', false)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
