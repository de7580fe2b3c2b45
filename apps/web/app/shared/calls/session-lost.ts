type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells that a call was answered 401: the session it was sent with is no more (ERR-001). */
export function tellSessionLost(): void {
  for (const listener of listeners) listener();
}

/** Hears of it; gives the way to hear no more. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The session is ended from this page, which leaves: nobody is told of its end any more. */
export const leaveSession = (): void => listeners.clear();
