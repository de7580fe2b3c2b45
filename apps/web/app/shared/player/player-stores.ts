import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '../calls/session-lost.ts';
import { forgetPlayersPreferences } from '../preferences.ts';
import { forgetNotices } from './notices/notice-store.ts';
import { resetSessionTimer } from './session-timer.ts';

/** What this page keeps of a player, each with the way to empty it. Every key of `queryKeys` is in the first. */
const stores: readonly ((queries: QueryClient) => void)[] = [
  queries => queries.clear(),
  resetSessionTimer,
  forgetPlayersPreferences,
];

/** Milliseconds that a page waits for the browser's database before it leaves. */
const emptyWithinMs = 2_000;

/**
 * Leaves nothing of a player whose session this page has ended (STATE-035); its end is no news to anybody then. The page's
 * own stores come last, so that nothing fills them while the database is emptied.
 */
export async function forgetPlayer(queries: QueryClient): Promise<void> {
  leaveSession();
  await Promise.race([forgetNotices(), new Promise(resolve => setTimeout(resolve, emptyWithinMs))]);
  for (const empty of stores) empty(queries);
}
