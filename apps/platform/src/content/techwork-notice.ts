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

/** The notice under the header during maintenance [B22]. For players it links to the withdrawal page. */
export function techworkNotice(since: string, language: string, isPlayer: boolean): HeaderNotice {
  const text = texts.get(writtenLocaleOf(language));
  if (text === undefined) throw new Error('There are no texts in the source language');
  return {
    // The id contains the start of the maintenance, so a player who closed this notice still sees the next one.
    id: `techwork-${Date.parse(since)}`,
    icon: 'warning',
    message: text.message,
    ...(isPlayer ? { link_text: text.withdraw, action: '/withdraw' } : {}),
  };
}
