import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepConsent, useConsent, type Consent } from '../../shared/preferences/consent.ts';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { isCrawler } from '../../shared/site/crawler.ts';

/** CONST-066, in milliseconds. */
const delayMs = 1_500;

const signUpPaths = ['/sign-up', '/registration'];

export type Choose = (choice: Exclude<Consent, null>) => void;

/**
 * OVERLAY-001 to OVERLAY-003: shown until a choice is kept, a second and a half after the page has come to rest, and
 * never where somebody registers. `asked`: the visitor wants to choose anew.
 */
export function useCookieNotice(asked: boolean, answered: () => void): Choose | null {
  const consent = useConsent();
  const { pathname } = useLocation();
  const dialog = useDialog();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const isSignUp = signUpPaths.includes(pathname) || dialog?.name === 'sign-up';
  const isShown = asked || (due && consent === null && !isCrawler());
  if (!isShown || isSignUp) return null;
  return choice => {
    keepConsent(choice);
    answered();
  };
}
