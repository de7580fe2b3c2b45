import { loadLobby } from '../../features/lobby/load-lobby.server.ts';
import type { PageContext } from '../../page-context.ts';
import { requirePlayer } from '../../shared/player/require-player.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';

/**
 * Loads the lobby below the cashbox, and the texts with which the server renders the cashbox's frame. Guests are sent
 * to registration and return here afterwards [ROUTE-036].
 */
export async function loadCashbox(page: PageContext, url: URL) {
  await requirePlayer(page, url);
  return { ...(await loadLobby(page)), texts: textsOf(page.locale, ['cashbox']) };
}
