import type { User } from '@liftoff/contract/account/account';
import { CallError } from '@liftoff/contract/core/client';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { redirectDocument } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import type { PlayerSeed } from './player.ts';
import { listHaving } from '../calls/require-answer.ts';
import { clientOf } from '../calls/server-client.server.ts';
import { idsOf, idsOnly } from './favourites/favourite-ids.ts';

/** Milliseconds that a page waits for the profile, and then once more for the player's other data. */
const playerMaxMs = 5_000;

/** Thrown if the visitor has a session cookie but the platform cannot identify the visitor at the moment. */
export class PlayerUnknown extends Error {
  constructor(cause: unknown) {
    super('the platform does not say who this is', { cause });
    this.name = 'PlayerUnknown';
  }
}

/** The response for a page whose player is unknown, in the form that passes through the router. */
export const unknownPlayerAnswer = { status: 503, statusText: 'player unknown' } as const;

/**
 * The response that a loader throws if the player is unknown. Only a whole page can show this response
 * (`away-page.server.tsx`), so a data request for the page `shown` is redirected to that page.
 */
export const unknownPlayer = (shown: string | null): Response =>
  shown === null ? new Response(null, unknownPlayerAnswer) : redirectDocument(shown);

type Asker = Pick<PageContext, 'signedIn' | 'send'>;

const profiles = new WeakMap<object, Promise<User | null>>();
const seeds = new WeakMap<object, Promise<PlayerSeed | null>>();

/**
 * The profile of the session's player, requested once per page. `null` without a cookie or after the session has
 * ended: the page is then a guest's page. Rejects with `PlayerUnknown` if the platform does not respond, because the
 * page must not claim that the session has ended [B11].
 */
export function readProfileOf(page: Asker): Promise<User | null> {
  const asked = profiles.get(page) ?? unlessUnknown(askProfile(page));
  profiles.set(page, asked);
  return asked;
}

/**
 * The session's player, requested once for all loaders of a page: first the profile, then concurrently the data that
 * every page shows. Returns `null` and rejects in the same cases as `readProfileOf`.
 */
export function readPlayer(page: Asker): Promise<PlayerSeed | null> {
  const asked = seeds.get(page) ?? unlessUnknown(askPlayer(page));
  seeds.set(page, asked);
  return asked;
}

async function askProfile(page: Asker): Promise<User | null> {
  if (!page.signedIn) return null;
  const user = await clientOf(page).getPlayer({ signal: AbortSignal.timeout(playerMaxMs) });
  return isUser(user) ? user : null;
}

async function askPlayer(page: Asker): Promise<PlayerSeed | null> {
  const user = await readProfileOf(page);
  if (user === null) return null;
  const client = clientOf(page);
  const signal = AbortSignal.timeout(playerMaxMs);
  const [accounts, favourites] = await Promise.all([
    client
      .listAccounts({ query: { compatibility: 'false' }, signal })
      .then(known)
      .catch(unknown),
    client.favoriteGames({ headers: idsOnly, signal }).then(idsOf, () => null),
  ]);
  return { user, accounts, favourites };
}

async function unlessUnknown<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error instanceof PlayerUnknown ? error : new PlayerUnknown(error);
  }
}

const known = (accounts: Account[]) => listHaving(accounts, 'currency', 'amount_cents');

/**
 * If the accounts fail to load, a player's page says that the balance is unknown [B12]. The error for an ended
 * session is rethrown.
 */
function unknown(error: unknown): Account[] {
  if (error instanceof CallError && error.status === 401) throw error;
  return [];
}

/** For an ended session the platform returns an empty object. */
const isUser = (answer: User | Record<string, never>): answer is User => 'id' in answer;
