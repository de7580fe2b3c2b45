type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Registers a listener that is called when the player's data is removed from the chat. Returns a function that
 * removes the listener.
 */
export function onChatUserCleared(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Removes the player from this page's chat: the conversation closes and none of it remains in the browser
 * [STATE-022].
 */
export function clearChatUser(): void {
  for (const listener of listeners) listener();
}
