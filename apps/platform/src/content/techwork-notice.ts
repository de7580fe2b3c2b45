import { readFileSync } from 'node:fs';
import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import type { Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from '../market/written-locales.ts';

const File = z.object({ techwork: z.object({ message: z.string(), withdraw: z.string() }) });

const texts = new Map<Locale, z.output<typeof File>['techwork']>(
  writtenLocales.map(locale => [
    locale,
    File.parse(
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/notices.json`, import.meta.url), 'utf8')),
    ).techwork,
  ]),
);

/** What stands under the header while the operator works on the casino [B22]; a player's leads to their withdrawals. */
export function techworkNotice(since: string, language: string, isPlayer: boolean): HeaderNotice {
  const text = texts.get(writtenLocaleOf(language));
  if (text === undefined) throw new Error('There are no texts in the source language');
  return {
    // Closed once, it is there again at the next work.
    id: `techwork-${Date.parse(since)}`,
    icon: 'warning',
    message: text.message,
    ...(isPlayer ? { link_text: text.withdraw, action: '/withdraw' } : {}),
  };
}
