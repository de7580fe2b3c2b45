import type { Notice } from '@liftoff/contract/content/content-entities';
import * as z from 'zod';
import { noticeTexts } from '../market/notice-texts.ts';
import type { QuestItem } from './quest-config.ts';

const Texts = z.object({ one: z.string(), several: z.string(), goal: z.string(), open: z.string() });
const textsFor = noticeTexts('quests', 'notice', Texts);

/** The one message about the levels that a player's bets have reached [PX-68]. */
export function questNotice(of: { id: string; item: QuestItem; levels: readonly number[]; language: string }): Notice {
  const { id, item, levels, language } = of;
  const { locale, text } = textsFor(language);
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
