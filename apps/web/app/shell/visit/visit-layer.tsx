import type { User } from '@liftoff/contract/account/account';
import { newStudioFor } from '@liftoff/rules/account/new-studio';
import { useEffect, useState } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router';
import { completeArrival, keepArrival } from '../../shared/site/arrival.ts';
import { keepDepositCode } from '../../shared/site/deposit-code.ts';
import type { Brand } from '../../shared/site/brand/brand.ts';
import { logFailure } from '../../shared/calls/client-log.ts';
import { onConsent } from '../../shared/preferences/consent.ts';
import { usePaths } from '../../shared/site/site.ts';
import { watchInstalls } from '../installed.ts';
import { reloadForMissingChunks } from './missing-chunks.ts';
import { useHash } from './use-hash.ts';
import { startTracker } from './tracker.ts';
import { useCookieNotice } from './use-cookie-notice.ts';
import { useAgeQuestion } from './use-age-question.ts';
import { useRestoredPage } from './use-restored-page.ts';
import { useStay } from './use-stay.ts';
import { useSurveyDue } from './visit-time.ts';
import { part } from '../../shared/parts/part.tsx';

const Notices = part(() => import('./notices.tsx'));
const SurveyWatch = part(() => import('./survey/survey-watch.tsx'));

/**
 * Contains everything that belongs to a visit rather than to a page: hashes, notices, tracking marks, the tracker.
 * Loaded when the browser is idle. It reads cookies for information that a page cached for everyone cannot contain.
 */
export default function VisitLayer({ user }: { user: User | null }) {
  const [asked, setAsked] = useState(false);
  useHash({ guest: user === null, askCookies: () => setAsked(true) });
  useRestoredPage(user?.id ?? null);
  useArrival();
  const brand = usePageBrand();
  useTracker(brand?.customerTracker, user);
  useOfflinePages();
  useEffect(() => reloadForMissingChunks(), []);
  useEffect(watchInstalls, []);
  const age = useAgeQuestion();
  const stay = useStay();
  const cookies = useCookieNotice(asked, () => setAsked(false));
  const wasHidden = useWasHidden();
  const surveyDue = useSurveyDue();
  // The player's groups decide whether the new-studio popup is due [STATE-021].
  const isNew = newStudioFor(user?.statuses.map(({ id }) => id) ?? []) !== null;
  const shown = { age, cookies: age ? null : cookies, stay: age ? null : stay };
  return (
    <>
      {(age || cookies || stay || isNew || wasHidden) && (
        <Notices {...shown} user={age || !isNew ? null : user} wasHidden={wasHidden} brand={brand} />
      )}
      {surveyDue && <SurveyWatch busy={Boolean(age || cookies || stay)} />}
    </>
  );
}

/**
 * Whether the tab was hidden when it was opened, or has been hidden since. The texts with which its title alternates
 * are loaded only then [CONST-026].
 */
function useWasHidden(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    const look = () => document.hidden && setWas(true);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return was;
}

/**
 * Reads the tracking marks immediately, and stores them as soon as the visitor has given consent [CONST-015]
 * [CONST-016] [ERR-016]. A deposit code is kept without consent, because the visitor has asked for it.
 */
function useArrival(): void {
  useEffect(() => {
    keepDepositCode();
    void completeArrival().then(keepArrival);
    return onConsent(keepArrival);
  }, []);
}

/** Caches the pages that are shown without a connection, once everything else on the page is loaded [B15]. */
function useOfflinePages(): void {
  const paths = usePaths();
  const shell = useRouteLoaderData<{ brand: Brand }>('routes/shell');
  const wanted = shell?.brand.offlinePages;
  useEffect(() => {
    if (import.meta.env.DEV || wanted === undefined) return;
    void import('./offline-pages.ts')
      .then(({ keepOfflinePages }) => keepOfflinePages(paths, wanted))
      .catch((error: unknown) => logFailure('offline pages', error));
  }, [paths, wanted]);
}

const hasBrand = (data: unknown): data is { brand: Brand } =>
  typeof data === 'object' && data !== null && 'brand' in data;

/** The brand as loaded by any route of the current page, including games and forms. */
const usePageBrand = (): Brand | undefined =>
  useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasBrand)?.brand;

function useTracker(address: string | undefined, user: User | null): void {
  // Signing in loads a new document, so the player never changes within a document.
  useEffect(() => startTracker(address, user), [address, user]);
}
