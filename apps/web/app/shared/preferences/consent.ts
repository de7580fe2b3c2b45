import { useSyncExternalStore } from 'react';
import { keepCookie, readCookie } from './cookies.ts';
import { onPageVisible } from '../parts/on-page-visible.ts';

/** The visitor's choice about optional cookies and scripts; `null` before they choose [D13]. */
export type Consent = 'accepted' | 'refused' | null;

const cookie = 'cookie_consent';
/** Lifetime of the choice in days: one year [CONST-013]. */
const keptDays = 365;
/**
 * Version of the cookie notice. Increase it if the notice asks for something new: every visitor is then asked again.
 */
const version = 1;

const listeners = new Set<() => void>();

/** Reads the choice. The cookie contains the version of the notice, the choice, and its time in seconds [C38]. */
export function readConsent(): Consent {
  const [of, choice] = (readCookie(cookie) ?? '').split('.');
  if (of !== String(version)) return null;
  return choice === 'accepted' || choice === 'refused' ? choice : null;
}

export function keepConsent(choice: Exclude<Consent, null>): void {
  keepCookie(cookie, `${version}.${choice}.${Math.floor(Date.now() / 1_000)}`, keptDays);
  for (const tell of listeners) tell();
}

/**
 * Calls `tell` after each change of the choice. A change made in another tab or window is detected when this page
 * becomes visible. Returns a function that stops this.
 */
export function onConsent(tell: () => void): () => void {
  let known = readConsent();
  const look = () => {
    const before = known;
    known = readConsent();
    if (known !== before) tell();
  };
  listeners.add(look);
  const stop = onPageVisible(look);
  return () => {
    listeners.delete(look);
    stop();
  };
}

/** The current choice. It is always `null` on the server, whose page is the same for everyone. */
export const useConsent = (): Consent => useSyncExternalStore(onConsent, readConsent, () => null);
