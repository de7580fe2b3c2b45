import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { journeyLocales, type JourneyLocale } from './texts.ts';

export const textLocales: readonly { locale: JourneyLocale; prefix: string }[] = journeyLocales.map(locale => ({
  locale,
  prefix: locale === 'en-CA' ? '' : `/${locale}`,
}));

/** Addresses of the text pages. */
export const textPages = [
  '/terms-and-conditions',
  '/general-rules',
  '/privacy-policy',
  '/cookie-policy',
  '/responsible-gaming',
  '/deposits-and-payouts',
  '/fairness',
] as const;

const folder = resolve(import.meta.dirname, '../config/pages');

/** Title of a text page in a locale, read from the top of its file. Throws if it has none. */
export function pageTitle(locale: JourneyLocale, path: string): string {
  const title = /"title": "([^"]+)"/.exec(readFileSync(`${folder}/${locale}${path}.html`, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${path} has no title in ${locale}`);
  return title;
}
