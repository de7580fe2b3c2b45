import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

/**
 * Locales without texts of their own, each requested from a country where it is the default. The currency is the euro
 * unless the country has another one [CONST-031].
 */
const locales = [
  ['en', 'IE', '€20 to €5,000', 'November 23, 2026'],
  ['en-AU', 'AU', '$30 to $7,500', '23 November 2026'],
  ['en-NZ', 'NZ', '$30 to $7,500', '23 November 2026'],
  ['en-KW', 'KW', '€20 to €5,000', 'November 23, 2026'],
] as const;

it.each(locales)(
  'a page in %s is in English, with amounts and dates in the local format [I18N-001] [I18N-003] [I18N-006] [I18N-010] [CALL-052]',
  async (locale, country, amount, day) => {
    const from = { 'x-test-country': country };
    const payments = (await site.visit('/payments', from)).page;
    expect(payments.one('html').attribute('lang')).toBe(locale);
    expect(payments.one('h1').text).toBe('Payment methods');
    const amounts = payments
      .one('main')
      .all('dd')
      .map(({ text }) => text);
    expect(amounts).toContain(amount);
    const news = (await site.visit('/news', from)).page;
    expect(news.one('h1').text).toBe('News');
    expect(news.all('time', { datetime: '2026-11-23' }).map(({ text }) => text)).toEqual([day]);
  },
);
