import type { Notice } from '@liftoff/contract/content/content-entities';
import * as z from 'zod';
import { noticeTexts } from '../market/notice-texts.ts';

const textsFor = noticeTexts('lotteries', 'notice', z.object({ won: z.string(), open: z.string() }));

/** The message to the holder of a ticket that has won. */
export function lotteryNotice(of: { slug: string; title: string; number: number; language: string }): Notice {
  const { slug, title, number, language } = of;
  const { text } = textsFor(language);
  return {
    id: `lottery:${slug}:${number}`,
    type: 'personal',
    text: text.won.replace('{number}', String(number)),
    content: { icon: 'gift', title, button: { title: text.open, path: `/lottery/${slug}` } },
  };
}
