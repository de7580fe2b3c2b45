import { CallError, type Answer } from '@liftoff/contract/core/client';

type Listener = () => void;

const listeners = new Set<Listener>();
let isEnding = false;

/** Tells that a call was answered 401: the session it was sent with is no more (ERR-001). */
export function reportSessionLost(): void {
  if (isEnding) return;
  for (const listener of listeners) listener();
}

/** Hears of it; gives the way to hear no more. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Ends the session by a call of this page, which then says so itself: another call may be answered 401 before this one
 * is. Where the call fails, the end of the session is told of as before, also that which it met itself.
 */
export async function endSession<T>(end: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    return await end();
  } catch (error) {
    isEnding = false;
    if (error instanceof CallError && error.status === 401) reportSessionLost();
    throw error;
  }
}

/** How often another session has taken the place of the one before, and the call that is about to see to it, if any. */
let renewed = 0;
let renewing: Promise<Answer> | undefined;

/** How often this page has renewed its session: noted by a call as it is sent. */
export const renewals = (): number => renewed;

/**
 * Renews the session by a call of this page: the platform ends the one before, so a call that was sent with it may be
 * answered 401 although the player goes on.
 */
export async function renewSession(renew: () => Promise<Answer>): Promise<Answer> {
  renewing = renew();
  try {
    const answer = await renewing;
    if (answer.ok) renewed++;
    return answer;
  } finally {
    renewing = undefined;
  }
}

/** Whether another session has taken the place of the one a call was sent with; waits for one that is about to. */
export async function isRenewedSince(count: number): Promise<boolean> {
  await renewing?.catch(() => undefined);
  return renewed > count;
}

/** The session is ended from this page, which leaves: nobody is told of its end any more. */
export const leaveSession = (): void => listeners.clear();
