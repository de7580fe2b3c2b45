import type { User } from '@liftoff/contract/account/account';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';
import { isRenewedSince, renewals, reportSessionLost } from '../calls/session-lost.ts';

/**
 * Reads the player's current profile. `null` for a guest, for whom the platform returns an empty object [STATE-001]
 * [STATE-002]. Throws on any other response [B13].
 */
export async function readProfile(): Promise<User | null> {
  const answer: unknown = await accountCalls.getPlayer({ headers: inBackground });
  if (isUser(answer)) return answer;
  if (isObject(answer) && Object.keys(answer).length === 0) return null;
  throw new TypeError('an answer that is no profile');
}

/**
 * Reads the profile for a player's page. A profile without an id, or of another player, means that the session is
 * lost. The lost session is then reported as after a 401 [STATE-002] [ERR-001] [A10], and the function throws. If
 * this page has renewed its session in the meantime, the response belongs to the old session, and the profile is
 * requested again.
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
