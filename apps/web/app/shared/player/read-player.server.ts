import type { User } from '@liftoff/contract/account/account';
import { CallError } from '@liftoff/contract/core/client';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { redirectDocument } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import type { PlayerSeed } from './player.ts';
import { listHaving } from '../calls/require-answer.ts';
import { clientOf } from '../calls/server-client.server.ts';
import { idsOf, idsOnly } from './favourites/favourite-ids.ts';

/** Milliseconds until a page goes without waiting: for who the visitor is, and then for what is theirs. */
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

/**
 * What a loader throws then. Only a whole page can say it (`away-page.server.tsx`), so the router's request for the data of
 * the page `shown` leads to that.
 */
export const unknownPlayer = (shown: string | null): Response =>
  shown === null ? new Response(null, unknownPlayerAnswer) : redirectDocument(shown);

type Asker = Pick<PageContext, 'signedIn' | 'send'>;

const profiles = new WeakMap<object, Promise<User | null>>();
const seeds = new WeakMap<object, Promise<PlayerSeed | null>>();

/**
 * The profile behind the session cookie, asked for once for a page. No cookie and an ended session give null: the page is a
 * guest's. A platform that does not answer says nothing of the session, so the page must not say that it ended: rejects
 * with `PlayerUnknown` [B11].
 */
export function readProfileOf(page: Asker): Promise<User | null> {
  const asked = profiles.get(page) ?? unlessUnknown(askProfile(page));
  profiles.set(page, asked);
  return asked;
}

/**
 * The player of that profile, asked for once for all loaders of a page: the profile first, then at once what every page
 * shows of them. Null and rejects as the profile does.
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

/** Without their accounts a player's page says that the balance is not known [B12]; an ended session is no player's. */
function unknown(error: unknown): Account[] {
  if (error instanceof CallError && error.status === 401) throw error;
  return [];
}

/** An ended session answers an empty object instead of a player. */
const isUser = (answer: User | Record<string, never>): answer is User => 'id' in answer;
