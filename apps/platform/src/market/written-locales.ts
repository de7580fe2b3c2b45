import { readdirSync } from 'node:fs';
import { isLocale, sourceLocale, type Locale } from '@liftoff/contract/core/locale';

/** The locales that have their own texts. Each of them has a folder in `messages`. */
export const writtenLocales: readonly Locale[] = readdirSync(new URL('../../../../messages/', import.meta.url)).filter(
  name => isLocale(name),
);

/** Returns the locale of the texts shown to a reader of `language`. */
export const writtenLocaleOf = (language: string): Locale =>
  writtenLocales.find(locale => locale === language) ?? sourceLocale;
