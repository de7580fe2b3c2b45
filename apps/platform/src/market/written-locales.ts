import { readdirSync } from 'node:fs';
import { isLocale, sourceLocale, type Locale } from '@liftoff/contract/core/locale';

/** The locales that have texts of their own, each a folder of `messages`. */
export const writtenLocales: readonly Locale[] = readdirSync(new URL('../../../../messages/', import.meta.url)).filter(
  name => isLocale(name),
);

/** The locale that a reader of `language` has the texts of. */
export const writtenLocaleOf = (language: string): Locale =>
  writtenLocales.find(locale => locale === language) ?? sourceLocale;
