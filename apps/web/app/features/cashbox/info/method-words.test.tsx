import type { PaymentMethodInfo } from '@liftoff/contract/cashbox/cashbox';
import type { Locale } from '@liftoff/contract/core/locale';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { IntlProvider } from 'use-intl';
import { SiteProvider, withPaths, type Site } from '../../../shared/site/site.ts';
import { useMethodAmounts } from './method-words.ts';

const brands = ['visa', 'mastercard', 'maestro', 'ecopayz'] as const;
const ways = ['deposit', 'withdrawal'] as const;

/** Fake texts of a locale, different for each brand and direction. */
const textsOf = (locale: Locale) => ({
  payments: {
    notOffered: `${locale} not offered`,
    limits: Object.fromEntries(
      brands.map(brand => [
        brand,
        Object.fromEntries(ways.map(way => [way, `${locale} ${brand} ${way}: {min} up to {max}`])),
      ]),
    ),
  },
  cashbox: { method: { range: `${locale} any: {min} up to {max}`, from: `${locale} any: {min} and more` } },
});

/** The result of `useMethodAmounts` on a page in this locale. */
function amountsIn(locale: Locale) {
  const site = withPaths({ base: '', locale, defaultLocale: locale } as Site);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <IntlProvider locale={locale} messages={textsOf(locale)} timeZone="UTC">
        {children}
      </IntlProvider>
    </SiteProvider>
  );
  return renderHook(() => useMethodAmounts(), { wrapper }).result.current;
}

const methodOf = (brand: string, of: Partial<PaymentMethodInfo> = {}): PaymentMethodInfo => ({
  id: brand,
  method: 'card',
  brand,
  provider: 'any',
  currency: 'EUR',
  type: 'other',
  termsOfService: null,
  fee: '0',
  processingTime: 'instant',
  payoutTime: null,
  deposit: { min_cents: 2_000, max_cents: 50_000 },
  withdrawal: { min_cents: 3_000, max_cents: 70_000 },
  network: null,
  minDep: 2_000,
  ...of,
});

/** The amounts above as formatted in each locale. */
const written = {
  'en-CA': { deposit: ['€20', '€500'], withdrawal: ['€30', '€700'] },
  de: { deposit: ['20\u00a0€', '500\u00a0€'], withdrawal: ['30\u00a0€', '700\u00a0€'] },
} as const;

it.each(
  (['en-CA', 'de'] as const).flatMap(locale =>
    brands.flatMap(brand => ways.map(way => [locale, brand, way, ...written[locale][way]] as const)),
  ),
)(
  'in %s, the limits of %s for a %s use the wording for that brand and direction, with its amounts [CRYPTO-014]',
  (locale, brand, way, min, max) => {
    expect(amountsIn(locale).span(methodOf(brand), way)).toBe(`${locale} ${brand} ${way}: ${min} up to ${max}`);
  },
);

it.each(['en-CA', 'de'] as const)(
  'in %s, the limits of a brand without dedicated wording use the common wording [CRYPTO-014]',
  locale => {
    const { span } = amountsIn(locale);
    for (const brand of ['sofort', 'toString'])
      expect(ways.map(way => span(methodOf(brand), way))).toEqual(
        ways.map(way => `${locale} any: ${written[locale][way].join(' up to ')}`),
      );
  },
);

it('shows only the minimum for a brand without a maximum, and says if deposits or withdrawals are not offered [CRYPTO-014]', () => {
  const { span } = amountsIn('de');
  const visa = methodOf('visa', { deposit: { min_cents: 2_000, max_cents: null }, withdrawal: null });
  expect(ways.map(way => span(visa, way))).toEqual(['de any: 20\u00a0€ and more', 'de not offered']);
});

it('names the unit of a range of coins only once', () => {
  const coin = methodOf('ethereum', {
    currency: 'ETH',
    type: 'crypto',
    deposit: { min_cents: 10_000, max_cents: 1_200_000_000 },
  });
  expect(amountsIn('en-CA').span(coin, 'deposit')).toMatch(/^en-CA any: [\d.]+ up to [\d.]+\u00a0ETH$/);
});
