import { useSyncExternalStore } from 'react';
import { keepPreference, readPreference } from '../../shared/preferences/preferences.ts';

const listeners = new Set<() => void>();

/** What was chosen in this tab: it counts also where the browser keeps nothing. */
let chosen: boolean | null = null;

/** Whether games may be heard, as chosen now or on an earlier visit. */
export const isSoundOn = (): boolean => chosen ?? readPreference('gameSound');

/** Turns the sound of every game on or off, and keeps the choice in this browser. */
export function turnSound(on: boolean): void {
  chosen = on;
  keepPreference('gameSound', on);
  for (const changed of listeners) changed();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The server does not know the choice; a game is told once it has opened, after the browser has read it. */
const onTheServer = () => true;

/** Follows the choice. */
export const useGameSound = (): boolean => useSyncExternalStore(follow, isSoundOn, onTheServer);
