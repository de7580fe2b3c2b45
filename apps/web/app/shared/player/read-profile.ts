import type { User } from '@liftoff/contract/account/account';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';
import { isRenewedSince, renewals, reportSessionLost } from '../calls/session-lost.ts';

/**
 * The player as the platform has them now; null for a guest: their answer is an empty object (STATE-001, STATE-002).
 * Throws on what is neither [B13].
 */
export async function readProfile(): Promise<User | null> {
  const answer: unknown = await accountCalls.getPlayer({ headers: inBackground });
  if (isUser(answer)) return answer;
  if (isObject(answer) && Object.keys(answer).length === 0) return null;
  throw new TypeError('an answer that is no profile');
}

/**
 * The player of a page of theirs. A profile without an id, or with another player's, says that their session is over,
 * and that is told as where a call is answered 401 (STATE-002, ERR-001) [A10]; this throws then. Where this page has
 * renewed its session meanwhile, the answer is that of the one before, and the profile is asked for once more.
 */
export async function readOwnProfile(playerId: number): Promise<User> {
  const askedWith = renewals();
  const profile = await readProfile();
  if (profile?.id === playerId) return profile;
  if (await isRenewedSince(askedWith)) return await readOwnProfile(playerId);
  reportSessionLost();
  throw new Error('a profile without the id of this page');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUser = (answer: unknown): answer is User => isObject(answer) && 'id' in answer && typeof answer.id === 'number';
