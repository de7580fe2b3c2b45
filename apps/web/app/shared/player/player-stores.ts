import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '../calls/session-lost.ts';
import { clearChatUser } from './chat-user.ts';
import { forgetPlayersPreferences } from '../preferences/preferences.ts';
import { forgetNotices } from '../notices/notice-store.ts';
import { forgetFrames } from './forget-frames.ts';
import { resetSessionTimer } from './session/session-timer.ts';

/** Functions that delete stored data about a player from the browser. */
const stores: readonly (() => void)[] = [resetSessionTimer, forgetPlayersPreferences];

/** Maximum time in milliseconds that a page waits until the data in the browser is deleted. */
const emptyWithinMs = 2_000;

/**
 * Removes a player whose session has ended from the chat [STATE-022] and deletes what the browser stores about them,
 * while the page stays open. The page's own stores are emptied last, so that nothing refills them while the database
 * is being deleted. `platformPublicUrl` is the origin of the game frames.
 */
export async function forgetInBrowser(platformPublicUrl: string): Promise<void> {
  clearChatUser();
  const elsewhere = Promise.all([forgetNotices(), forgetFrames(platformPublicUrl)]);
  await Promise.race([elsewhere, new Promise(resolve => setTimeout(resolve, emptyWithinMs))]);
  for (const empty of stores) empty();
}

/**
 * Deletes everything about a player whose session this page has ended [STATE-035]. Call it before the player leaves
 * the page. From then on, the lost session is not reported. `queries` contains every key in `queryKeys`.
 */
export async function forgetPlayer(queries: QueryClient, platformPublicUrl: string): Promise<void> {
  leaveSession();
  await forgetInBrowser(platformPublicUrl);
  queries.clear();
}
