import { readFileSync } from 'node:fs';
import type { Notice } from '@liftoff/contract/content/content-entities';
import type { Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from '../market/written-locales.ts';

const File = z.object({ notice: z.object({ won: z.string(), open: z.string() }) });

const texts = new Map<Locale, z.output<typeof File>['notice']>(
  writtenLocales.map(locale => [
    locale,
    File.parse(
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/lotteries.json`, import.meta.url), 'utf8')),
    ).notice,
  ]),
);

/** The message to the holder of a ticket that has won. */
export function lotteryNotice(of: { slug: string; title: string; number: number; language: string }): Notice {
  const { slug, title, number, language } = of;
  const text = texts.get(writtenLocaleOf(language));
  if (text === undefined) throw new Error('There are no texts in the source language');
  return {
    id: `lottery:${slug}:${number}`,
    type: 'personal',
    text: text.won.replace('{number}', String(number)),
    content: { icon: 'gift', title, button: { title: text.open, path: `/lottery/${slug}` } },
  };
}
