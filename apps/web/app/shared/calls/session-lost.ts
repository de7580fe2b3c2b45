type Listener = () => void;

const listeners = new Set<Listener>();
let isEnding = false;

/** Tells that a call was answered 401: the session it was sent with is no more (ERR-001). */
export function tellSessionLost(): void {
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
 * is. Where the call fails, the end of the session is told of as before.
 */
export async function endSession<T>(end: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    return await end();
  } catch (error) {
    isEnding = false;
    throw error;
  }
}

/** The session is ended from this page, which leaves: nobody is told of its end any more. */
export const leaveSession = (): void => listeners.clear();
