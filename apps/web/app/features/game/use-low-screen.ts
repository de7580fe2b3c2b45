import { useSyncExternalStore } from 'react';

/** A phone turned sideways, or a page enlarged: too low for a header, a stage and a bar. The same as in `game-low.css`. */
const query = '(min-aspect-ratio: 7/5) and (max-height: 500px)';

function follow(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
const onTheServer = () => false;

/** Whether the game page is laid out for a low screen. */
export const useLowScreen = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches, onTheServer);
