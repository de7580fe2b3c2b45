import type { account, User } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { accountRoutes, lobbyRoutes, walletRoutes } from '@liftoff/contract/routes';
import type { wallet } from '@liftoff/contract/wallet';
import type { lobby } from '@liftoff/contract/lobby';
import type { PageContext } from '../../page-context.ts';
import type { PlayerSeed } from '../player.ts';
import { idsOf, idsOnly } from './favourite-ids.ts';

type PlayerCalls = Pick<typeof account & typeof wallet & typeof lobby, 'getPlayer' | 'listAccounts' | 'favoriteGames'>;

const { getPlayer } = accountRoutes;
const { listAccounts } = walletRoutes;
const { favoriteGames } = lobbyRoutes;

/**
 * The player behind the session cookie. No cookie, an ended session and a platform that does not answer all give
 * null: the page is then a guest's, which never shows a balance [B11].
 */
export async function readPlayer(page: PageContext): Promise<PlayerSeed | null> {
  if (!page.signedIn) return null;
  const client = makeClient<PlayerCalls>({ getPlayer, listAccounts, favoriteGames }, '', page.send);
  try {
    const [user, accounts, favourites] = await Promise.all([
      client.getPlayer({}),
      client.listAccounts({ query: { compatibility: 'false' } }),
      client.favoriteGames({ headers: idsOnly }).then(idsOf, () => null),
    ]);
    return isUser(user) ? { user, accounts, favourites } : null;
  } catch {
    return null;
  }
}

/** An ended session answers an empty object instead of a player. */
const isUser = (answer: User | Record<string, never>): answer is User => 'id' in answer;
