import type { Currency } from '@liftoff/contract/cashbox/wallet';
import { describe, expect, it } from 'vitest';
import { currencyIn, offeredFrom, type Place } from './places.ts';

const place = (code: string, currency: Place['currency'], open = true): Place => ({
  code,
  currency,
  open,
  min_age: 18,
});
const currency = (code: Currency['code'], of: Partial<Currency> = {}): Currency => ({
  code,
  fiat: true,
  subunits_to_unit: 100,
  enabled: true,
  deposit: true,
  ...of,
});

const places = [place('CA', 'CAD'), place('JP', 'JPY'), place('KZ', 'KZT', false)];

describe('what registration offers', () => {
  it('is the currencies that are enabled and that a payment method takes', () => {
    const listed = [
      currency('EUR'),
      currency('CAD'),
      currency('BTC', { fiat: false, deposit: false }),
      currency('KZT', { enabled: false }),
    ];
    const offered = offeredFrom(places, listed);
    expect(offered.currencies).toEqual(['EUR', 'CAD']);
    expect(currencyIn(places[0], offered)).toBe('CAD');
    expect(currencyIn(places[1], offered)).toBe('EUR');
  });

  it.each([
    [['AUD', 'EUR'], 'JP', 'EUR'],
    [['AUD', 'CAD'], 'JP', 'AUD'],
    [['EUR', 'JPY'], 'JP', 'JPY'],
    [['AUD', 'EUR'], 'XX', 'EUR'],
    [[], 'JP', 'EUR'],
  ] as const)('of %j begins for somebody from %s with %s [CONST-031] [I18N-021]', (codes, country, expected) => {
    const offered = { places, currencies: codes, visitor: null };
    expect(
      currencyIn(
        places.find(({ code }) => code === country),
        offered,
      ),
    ).toBe(expected);
  });

  it.each([
    ['CA', ['EUR', 'CAD', 'NOK'], 'NOK'],
    ['CA', ['EUR', 'CAD'], 'CAD'],
    ['JP', ['EUR', 'JPY', 'NOK'], 'JPY'],
  ] as const)(
    'begins for a visitor from CA, who is offered NOK first, in %s of %j with %s [CALL-051]',
    (country, currencies, expected) => {
      const offered = { places, currencies, visitor: { geo: 'CA', default_currency: 'NOK' as const } };
      expect(
        currencyIn(
          places.find(({ code }) => code === country),
          offered,
        ),
      ).toBe(expected);
    },
  );

  it('is the currencies of the open countries while the platform does not say', () => {
    expect(offeredFrom(places, null).currencies).toEqual(['CAD', 'JPY']);
  });
});
