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
/** CONST-014: 31536000000 ms. */
const keptDays = 365;
const askedIn = 'AU';
const oops = '/oops';
/** Milliseconds: where it is not known by then where the visitor stands, they are asked. */
const answerMs = 3_000;

const isAnswered = (): boolean => readCookie(cookie) !== null;

export interface AgeQuestion {
  approve: () => void;
  decline: () => void;
}

/** Rejects once the signal is over, whatever the work does. */
const withinSignal = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * OVERLAY-004 to OVERLAY-006: asked of whoever is in Australia by their address (ROLE-025), until the cookie is set, in
 * another tab or window too once this one is looked at. Who declines is led to /oops and has no cookie, so the next visit asks
 * again. Where the platform does not say the country, the one that the page was rendered for counts.
 */
export function useAgeQuestion(): AgeQuestion | null {
  const { country } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (country !== askedIn || isAnswered()) return undefined;
    const over = new AbortController();
    // The question may have been answered in another tab meanwhile.
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
