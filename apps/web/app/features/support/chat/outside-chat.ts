import type { Locale } from '@liftoff/contract/core/locale';
import { chatGroup, type ChatGroup } from '@liftoff/rules/support/chat';
import type { Brand } from '../../../shared/site/brand/brand.ts';
import { onChatUserCleared } from '../../../shared/player/chat-user.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { readConsent } from '../../../shared/preferences/consent.ts';
import { inTime } from '../../../shared/calls/in-time.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { chatKindNow } from './restore-chat.ts';

/** The interface of an external chat module. */
export interface OutsideChat {
  open(visitor: { group: ChatGroup; playerId: number | null; locale: Locale }): void;
  /** Called when the player signs out: none of the player's data may remain in the chat [STATE-022]. */
  clear?(): void;
}

/** Time in milliseconds within which the external chat must load. */
const outsideMaxMs = 3_000;

type Load = (address: string) => Promise<OutsideChat>;
const importModule: Load = address => import(/* @vite-ignore */ address) as Promise<OutsideChat>;

/**
 * Opens the operator's external chat instead of the built-in one. Group 545 decides between the live and the second
 * chat [ROLE-015]; the visitor joins with their own chat group [ROLE-016] to [ROLE-018]. Resolves to `false` if no
 * external chat is configured for that kind, if the visitor has not consented [D13], or if the chat does not load
 * within three seconds. The caller then opens the built-in chat, and an external chat that loads later stays closed
 * [B28].
 */
export async function openOutsideChat(
  chats: NonNullable<Brand['chats']>,
  player: PlayerSeed | null,
  locale: Locale,
  load = importModule,
): Promise<boolean> {
  if (readConsent() !== 'accepted') return false;
  try {
    const chat = await inTime(chatOf(chats, load), outsideMaxMs, 'it does not come');
    if (chat === null) return false;
    const group = chatGroup(player?.user.statuses.map(({ id }) => id) ?? null);
    chat.open({ group, playerId: player?.user.id ?? null, locale });
    const stop = onChatUserCleared(() => {
      stop();
      chat.clear?.();
    });
    return true;
  } catch (error) {
    logFailure('load outside chat', error);
    return false;
  }
}

async function chatOf(chats: NonNullable<Brand['chats']>, load: Load): Promise<OutsideChat | null> {
  const address = chats[await chatKindNow()];
  return address === undefined ? null : await load(address);
}
