import type { Currency } from '@liftoff/contract/cashbox/wallet';
import { describe, expect, it } from 'vitest';
import { agesByProvince, currencyIn, offeredFrom, type Place } from './places.ts';

const place = (code: string, currency: Place['currency'], open = true): Place => ({
  code,
  currency,
  open,
  min_age: 18,
  provinces: [],
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

describe('registration currencies', () => {
  it('offers only currencies that are enabled and that a payment method accepts', () => {
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
  ] as const)(
    'if %j are offered, an account in %s defaults to %s [CONST-031] [I18N-021]',
    (codes, country, expected) => {
      const offered = { places, currencies: codes, visitor: null };
      expect(
        currencyIn(
          places.find(({ code }) => code === country),
          offered,
        ),
      ).toBe(expected);
    },
  );

  it.each([
    ['CA', ['EUR', 'CAD', 'NOK'], 'NOK'],
    ['CA', ['EUR', 'CAD'], 'CAD'],
    ['JP', ['EUR', 'JPY', 'NOK'], 'JPY'],
  ] as const)(
    'for a visitor in CA with default currency NOK, an account in %s, with %j offered, defaults to %s [CALL-051]',
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

  it('offers the currencies of countries open for registration while the currency list is unavailable', () => {
    expect(offeredFrom(places, null).currencies).toEqual(['CAD', 'JPY']);
  });
});

describe('minimum ages by province [D7]', () => {
  const province = (code: string, min_age: number) => ({ code, name: code, min_age });
  const canada = { ...place('CA', 'CAD'), provinces: [province('AB', 18), province('ON', 19), province('QC', 18)] };

  it('names the higher age, the lower one, and the provinces where the lower one holds', () => {
    expect(agesByProvince([canada], 'CA')).toEqual({ highest: 19, lowest: 18, lenient: ['AB', 'QC'] });
  });

  it('names no provinces if one age holds in the whole country', () => {
    const even = { ...canada, provinces: [province('AB', 19), province('ON', 19)] };
    expect([agesByProvince([even], 'CA'), agesByProvince([canada], 'DE')]).toEqual([null, null]);
  });
});
