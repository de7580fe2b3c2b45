import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { keepConsent, useConsent, type Consent } from '../../shared/preferences/consent.ts';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { isCrawler } from '../../shared/site/crawler.ts';

/** Delay in milliseconds before the notice appears [CONST-066]. */
const delayMs = 1_500;

const signUpPaths = ['/sign-up', '/registration'];

export type Choose = (choice: Exclude<Consent, null>) => void;

/**
 * Shows the cookie notice 1.5 seconds after the page's start until a choice is stored [OVERLAY-001], but never over a
 * registration [OVERLAY-003]. On a game's page it waits, because it would cover the game's controls. `asked` means
 * that the visitor wants to change an earlier choice. Returns the function that stores the choice, or `null` while the
 * notice is hidden.
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
  const isGame = pathname.startsWith('/play/');
  const isShown = asked || (due && consent === null && !isGame && !isCrawler());
  if (!isShown || isSignUp) return null;
  return choice => {
    keepConsent(choice);
    answered();
  };
}
