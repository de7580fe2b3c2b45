import type { User } from '@liftoff/contract/account';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { inBackground } from '../../shared/calls/in-background.ts';

/** Whose session this browser has, as the platform has them now; null for a guest: their answer is an empty object. */
export async function readPlayer(): Promise<User | null> {
  const answer = await accountCalls.getPlayer({ headers: inBackground });
  return isUser(answer) ? answer : null;
}

const isUser = (answer: User | Record<string, never>): answer is User => 'id' in answer;
