import type { User } from '@liftoff/contract/account';
import { CallError } from '@liftoff/contract/client';
import type { PageContext } from '../../page-context.ts';
import type { PlayerSeed } from '../player.ts';
import { clientOf } from '../server-client.server.ts';
import { idsOf, idsOnly } from './favourite-ids.ts';

/** Milliseconds until a page goes without waiting: the platform does not say who the visitor is. */
const playerMaxMs = 5_000;

/** The platform does not say who the visitor with a session cookie is. */
export class PlayerUnknown extends Error {
  constructor(cause: unknown) {
    super('the platform does not say who this is', { cause });
    this.name = 'PlayerUnknown';
  }
}

/** What a page answers then, as it comes through the router. */
export const unknownPlayerAnswer = { status: 503, statusText: 'player unknown' } as const;

type Asker = Pick<PageContext, 'signedIn' | 'send'>;

const read = new WeakMap<object, Promise<PlayerSeed | null>>();

/**
 * The player behind the session cookie, asked for once for all loaders of a page: the profile first, then at once what
 * every page shows of them. No cookie and an ended session give
 * null: the page is a guest's. A platform that does not answer says nothing of the session, so the page must not say that
 * it ended: rejects with `PlayerUnknown` [B11].
 */
export function readPlayer(page: Asker): Promise<PlayerSeed | null> {
  const known = read.get(page) ?? ask(page);
  read.set(page, known);
  return known;
}

async function ask(page: Asker): Promise<PlayerSeed | null> {
  if (!page.signedIn) return null;
  const client = clientOf(page);
  const signal = AbortSignal.timeout(playerMaxMs);
  try {
    const user = await client.getPlayer({ signal });
    if (!isUser(user)) return null;
    const [accounts, favourites] = await Promise.all([
      client.listAccounts({ query: { compatibility: 'false' }, signal }),
      client.favoriteGames({ headers: idsOnly, signal }).then(idsOf, () => null),
    ]);
    return { user, accounts, favourites };
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw new PlayerUnknown(error);
  }
}

/** An ended session answers an empty object instead of a player. */
const isUser = (answer: User | Record<string, never>): answer is User => 'id' in answer;
