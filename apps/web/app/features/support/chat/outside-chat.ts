import type { Locale } from '@liftoff/contract/core/locale';
import { chatGroup, type ChatGroup } from '@liftoff/rules/support/chat';
import type { Brand } from '../../../shared/site/brand/brand.ts';
import { onChatUserCleared } from '../../../shared/player/chat-user.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { readConsent } from '../../../shared/preferences/consent.ts';
import { inTime } from '../../../shared/calls/in-time.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { chatKindNow } from './restore-chat.ts';

/** What the chat of another provider offers: a module of two functions. */
export interface OutsideChat {
  open(visitor: { group: ChatGroup; playerId: number | null; locale: Locale }): void;
  /** The player has signed out: nothing of them may be left in the chat (STATE-022). */
  clear?(): void;
}

/** Milliseconds within which it has to be there. */
const outsideMaxMs = 3_000;

type Load = (address: string) => Promise<OutsideChat>;
const importModule: Load = address => import(/* @vite-ignore */ address) as Promise<OutsideChat>;

/**
 * Opens the chat of the operator's provider in place of the platform's own: the live one or the second, as group 545 says
 * (ROLE-015), in the visitor's group (ROLE-016 to ROLE-018). False where none is written for that kind, without consent
 * [D13], or where it does not come within three seconds: the platform's own chat opens then, and what comes later stays
 * closed [B28].
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
