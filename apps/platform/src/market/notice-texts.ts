import { readFileSync } from 'node:fs';
import type { Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from './written-locales.ts';

/** Texts in the language of a reader, and the locale that they are written in. */
type TextsFor<Texts> = (language: string) => { readonly locale: Locale; readonly text: Texts };

/**
 * Reads one part of the messages of a namespace in all written locales. Throws at the start if a locale lacks a text.
 */
export function noticeTexts<Shape extends z.ZodType>(
  namespace: string,
  part: string,
  shape: Shape,
): TextsFor<z.output<Shape>> {
  const texts = new Map(
    writtenLocales.map(locale => {
      const file = new URL(`../../../../messages/${locale}/${namespace}.json`, import.meta.url);
      const parts = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
      return [locale, shape.parse(parts[part])];
    }),
  );
  return language => {
    const locale = writtenLocaleOf(language);
    const text = texts.get(locale);
    if (text === undefined) throw new Error(`There are no texts of ${namespace} in ${locale}`);
    return { locale, text };
  };
}
