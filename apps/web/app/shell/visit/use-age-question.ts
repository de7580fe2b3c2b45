import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountCalls } from '../../shared/calls/tables/account-calls.ts';
import { requireAnswer } from '../../shared/calls/require-answer.ts';
import { logFailure } from '../../shared/calls/client-log.ts';
import { inBackground } from '../../shared/calls/in-background.ts';
import { keepCookie, readCookie } from '../../shared/preferences/cookies.ts';
import { onPageVisible } from '../../shared/parts/on-page-visible.ts';
import { useSite } from '../../shared/site/site.ts';

const cookie = 'age_consent';
/** The cookie's lifetime in days: one year [CONST-014]. */
const keptDays = 365;
const askedIn = 'AU';
const oops = '/oops';
/** Time in milliseconds to wait for the visitor's country. If it is still unknown then, the age check is shown. */
const answerMs = 3_000;

const isAnswered = (): boolean => readCookie(cookie) !== null;

export interface AgeQuestion {
  approve: () => void;
  decline: () => void;
}

/** Settles like `work`, but rejects when the signal aborts, even if the work continues. */
const withinSignal = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Asks visitors whose IP address is in Australia to confirm their age [ROLE-025] until the cookie is set. A cookie
 * set in another tab or window is detected when this page becomes visible [OVERLAY-004]. Declining leads to /oops and
 * sets no cookie, so the next visit asks again. If the platform reports no country, the country for which the page
 * was rendered applies.
 */
export function useAgeQuestion(): AgeQuestion | null {
  const { country } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (country !== askedIn || isAnswered()) return undefined;
    const over = new AbortController();
    // The visitor might have answered in another tab in the meantime, so the cookie is checked again.
    const decide = (asked: boolean) => setIsAsked(asked && !isAnswered());
    const ask = async () => {
      try {
        const signal = AbortSignal.any([over.signal, AbortSignal.timeout(answerMs)]);
        const answer = accountCalls.currentIp({ headers: inBackground, signal });
        const here = requireAnswer(await withinSignal(answer, signal), 'country_code');
        decide((here.country_code ?? country) === askedIn);
      } catch (error) {
        if (over.signal.aborted) return;
        logFailure('load country of the address', error);
        decide(true);
      }
    };
    void ask();
    return () => over.abort();
  }, [country]);
  useEffect(() => onPageVisible(() => isAnswered() && setIsAsked(false)), []);
  if (!isAsked || pathname === oops) return null;
  return {
    approve: () => {
      keepCookie(cookie, '1', keptDays);
      setIsAsked(false);
    },
    decline: () => void navigate(oops),
  };
}
