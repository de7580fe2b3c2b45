import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import * as z from 'zod';
import { noticeTexts } from '../market/notice-texts.ts';

const textsFor = noticeTexts('notices', 'techwork', z.object({ message: z.string(), withdraw: z.string() }));

/** The notice under the header during maintenance [B22]. For players it links to the withdrawal page. */
export function techworkNotice(since: string, language: string, isPlayer: boolean): HeaderNotice {
  const { text } = textsFor(language);
  return {
    // The id contains the start of the maintenance, so a player who closed this notice still sees the next one.
    id: `techwork-${Date.parse(since)}`,
    icon: 'warning',
    message: text.message,
    ...(isPlayer ? { link_text: text.withdraw, action: '/withdraw' } : {}),
  };
}
