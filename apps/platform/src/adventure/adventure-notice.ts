import type { Notice } from '@liftoff/contract/content/content-entities';
import * as z from 'zod';
import { noticeTexts } from '../market/notice-texts.ts';

const Texts = z.object({ title: z.string(), text: z.string(), open: z.string() });
const textsFor = noticeTexts('adventure', 'notice', Texts);

/** The message that tells a player that a day is complete and its gift is available. */
export function giftNotice({ id, step, language }: { id: string; step: number; language: string }): Notice {
  const { text } = textsFor(language);
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
