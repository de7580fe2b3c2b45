import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '../calls/session-lost.ts';
import { clearChatUser } from './chat-user.ts';
import { forgetPlayersPreferences } from '../preferences/preferences.ts';
import { forgetNotices } from '../notices/notice-store.ts';
import { resetSessionTimer } from './session/session-timer.ts';

/** What the browser keeps of a player, each with the way to empty it. */
const stores: readonly (() => void)[] = [resetSessionTimer, forgetPlayersPreferences];

/** Milliseconds that a page waits for the browser's database before it leaves. */
const emptyWithinMs = 2_000;

/**
 * Takes a player whose session this page has ended out of the chat (STATE-022) and empties what the browser keeps of them,
 * while the page stays. Its own stores come last, so that nothing fills them while the database is emptied.
 */
export async function forgetInBrowser(): Promise<void> {
  clearChatUser();
  await Promise.race([forgetNotices(), new Promise(resolve => setTimeout(resolve, emptyWithinMs))]);
  for (const empty of stores) empty();
}

/**
 * Leaves nothing of a player whose session this page has ended (STATE-035), before the page itself is left; the session's
 * end is no news to anybody then. Every key of `queryKeys` is in `queries`.
 */
export async function forgetPlayer(queries: QueryClient): Promise<void> {
  leaveSession();
  await forgetInBrowser();
  queries.clear();
}
