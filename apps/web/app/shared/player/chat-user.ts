type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears that nobody writes in the chat any more; gives the way to hear no more. */
export function onChatUserCleared(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes the player out of the chat of this page: its conversation closes and nothing of it is kept (STATE-022). */
export function clearChatUser(): void {
  for (const listener of listeners) listener();
}
