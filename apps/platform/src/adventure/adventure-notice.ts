import { readFileSync } from 'node:fs';
import type { Notice } from '@liftoff/contract/content/content-entities';
import type { Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from '../market/written-locales.ts';

const File = z.object({ notice: z.object({ title: z.string(), text: z.string(), open: z.string() }) });

const texts = new Map<Locale, z.output<typeof File>['notice']>(
  writtenLocales.map(locale => [
    locale,
    File.parse(
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/adventure.json`, import.meta.url), 'utf8')),
    ).notice,
  ]),
);

/** The message that tells a player that a day is complete and its gift is available. */
export function giftNotice({ id, step, language }: { id: string; step: number; language: string }): Notice {
  const locale = writtenLocaleOf(language);
  const text = texts.get(locale);
  if (text === undefined) throw new Error(`There are no texts of adventures in ${locale}`);
  return {
    id,
    type: 'personal',
    text: text.text.replace('{step}', String(step)),
    content: {
      icon: 'gift',
      title: text.title,
      button: { title: text.open, name: 'adventure' },
    },
  };
}
