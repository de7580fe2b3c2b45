import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { journeyLocales, type JourneyLocale } from './texts.ts';

export const textLocales: readonly { locale: JourneyLocale; prefix: string }[] = journeyLocales.map(locale => ({
  locale,
  prefix: locale === 'en-CA' ? '' : `/${locale}`,
}));

/** The pages of text, by their addresses. */
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

/** What a page of text is called in a locale: the title on top of its file. */
export function pageTitle(locale: JourneyLocale, path: string): string {
  const title = /"title": "([^"]+)"/.exec(readFileSync(`${folder}/${locale}${path}.html`, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${path} has no title in ${locale}`);
  return title;
}
