import { useSyncExternalStore } from 'react';
import { keepCookie, readCookie } from './cookies.ts';
import { onPageVisible } from '../parts/on-page-visible.ts';

/** What a visitor has said to cookies and scripts that the site could do without; null while nothing was said [D13]. */
export type Consent = 'accepted' | 'refused' | null;

const cookie = 'cookie_consent';
/** CONST-013: a year. */
const keptDays = 365;
/** Of the notice's words: when it asks for something else, its number grows and everyone is asked anew. */
const version = 1;

const listeners = new Set<() => void>();

/** The cookie is the version of the notice, the choice and when it was made, in seconds (C38). */
export function readConsent(): Consent {
  const [of, choice] = (readCookie(cookie) ?? '').split('.');
  if (of !== String(version)) return null;
  return choice === 'accepted' || choice === 'refused' ? choice : null;
}

export function keepConsent(choice: Exclude<Consent, null>): void {
  keepCookie(cookie, `${version}.${choice}.${Math.floor(Date.now() / 1_000)}`, keptDays);
  for (const tell of listeners) tell();
}

/** Called after each change of the choice, one of another tab or window too once this one is looked at; answers how to stop. */
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

/** Nothing on the server: its page is the same for everyone. */
export const useConsent = (): Consent => useSyncExternalStore(onConsent, readConsent, () => null);
