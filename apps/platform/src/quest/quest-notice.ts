import { readFileSync } from 'node:fs';
import type { Notice } from '@liftoff/contract/content/content-entities';
import type { Locale } from '@liftoff/contract/core/locale';
import * as z from 'zod';
import { writtenLocaleOf, writtenLocales } from '../market/written-locales.ts';
import type { QuestItem } from './quest-config.ts';

const File = z.object({
  notice: z.object({ one: z.string(), several: z.string(), goal: z.string(), open: z.string() }),
});

const texts = new Map<Locale, z.output<typeof File>['notice']>(
  writtenLocales.map(locale => [
    locale,
    File.parse(JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/quests.json`, import.meta.url), 'utf8')))
      .notice,
  ]),
);

/** The one message about the levels that a player's bets have reached [PX-68]. */
export function questNotice(of: { id: string; item: QuestItem; levels: readonly number[]; language: string }): Notice {
  const { id, item, levels, language } = of;
  const locale = writtenLocaleOf(language);
  const text = texts.get(locale);
  if (text === undefined) throw new Error(`There are no texts of quests in ${locale}`);
  const list = new Intl.ListFormat(locale).format(levels.map(String));
  const isQuest = item.counts === 'staked';
  const template = isQuest ? (levels.length === 1 ? text.one : text.several) : text.goal;
  return {
    id,
    type: 'personal',
    text: template.replace('{levels}', list),
    content: {
      icon: 'gift',
      title: item.title,
      button: { title: text.open, path: isQuest ? `/quests/${item.slug}` : `/${item.prefix}s` },
    },
    tournament_identifier: item.identifier,
  };
}
