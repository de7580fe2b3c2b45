import type { User } from '@liftoff/contract/account';
import { accountCalls } from '../calls/account-calls.ts';
import { inBackground } from '../calls/in-background.ts';

/** The player as the platform has them now; null for a guest: their answer is an empty object (STATE-001, STATE-002). */
export async function readProfile(): Promise<User | null> {
  const answer = await accountCalls.getPlayer({ headers: inBackground });
  return isUser(answer) ? answer : null;
}

const isUser = (answer: User | Record<string, never>): answer is User => typeof answer.id === 'number';
