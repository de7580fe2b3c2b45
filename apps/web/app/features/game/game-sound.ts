import { useSyncExternalStore } from 'react';
import { keepPreference, readPreference } from '../../shared/preferences/preferences.ts';

const listeners = new Set<() => void>();

/** The choice made in this tab, or `null` if none was made. It takes effect even if the browser cannot store it. */
let chosen: boolean | null = null;

/** Whether game sound is on, according to the choice in this tab or on an earlier visit. */
export const isSoundOn = (): boolean => chosen ?? readPreference('gameSound');

/** Turns the sound of all games on or off, and stores the choice in this browser. */
export function turnSound(on: boolean): void {
  chosen = on;
  keepPreference('gameSound', on);
  for (const changed of listeners) changed();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * The server does not know the choice, so it assumes that sound is on. This is safe, because a game gets the setting
 * only after it has opened in the browser.
 */
const onTheServer = () => true;

/** The current sound choice; rerenders when it changes. */
export const useGameSound = (): boolean => useSyncExternalStore(follow, isSoundOn, onTheServer);
