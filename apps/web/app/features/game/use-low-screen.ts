import { useSyncExternalStore } from 'react';

/**
 * Matches a phone held sideways or an enlarged page, which is too low for a header, a game and a bar. Must match the
 * media query in `game-low.css`.
 */
const query = '(min-aspect-ratio: 7/5) and (max-height: 500px)';

function follow(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
const onTheServer = () => false;

/** Whether the game page uses the layout for a low screen. */
export const useLowScreen = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches, onTheServer);
