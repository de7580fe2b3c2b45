import { CallError, type Answer } from '@liftoff/contract/core/client';

type Listener = () => void;

const listeners = new Set<Listener>();
let isEnding = false;

/** Notifies listeners that a call got a 401 response, so its session no longer exists [ERR-001]. */
export function reportSessionLost(): void {
  if (isEnding) return;
  for (const listener of listeners) listener();
}

/** Registers a listener for a lost session. Returns a function that removes it. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Ends the session with a call from this page. From then on a lost session is not reported, because other calls might
 * get a 401 response before this call completes. If the call fails, reporting resumes, and a 401 response to the call
 * itself is reported too.
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

/** Number of times that the session was renewed, and the renewing call if one is in progress. */
let renewed = 0;
let renewing: Promise<Answer> | undefined;

/** Number of times that this page has renewed its session. A call stores the number when it is sent. */
export const renewals = (): number => renewed;

/**
 * Sends a call that renews the session. The platform ends the previous session, so other calls in progress might get
 * a 401 response although the player stays signed in.
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

/** Whether the session was renewed since the count was this number. Waits for a renewal in progress. */
export async function isRenewedSince(count: number): Promise<boolean> {
  await renewing?.catch(() => undefined);
  return renewed > count;
}

/** Removes all listeners, because this page has ended the session and the player is leaving it. */
export const leaveSession = (): void => listeners.clear();
