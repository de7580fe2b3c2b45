import { surveyAfterMs } from '@liftoff/rules/support/survey';
import { useEffect, useState } from 'react';
import { keepSessionPreference, readSessionPreference } from '../../shared/preferences/preferences.ts';

/** Length of the visit in milliseconds at the time when this document was opened. */
let before: number | undefined;

/**
 * Length of the visit in milliseconds; a new document continues the visit. The time for which each document was open
 * is added up, so changing the browser's clock has no effect [B16].
 */
export function visitMs(): number {
  before ??= Math.max(0, readSessionPreference('visitMs'));
  return before + performance.now();
}

/** Stores the visit's length for the next document, or for this document if it is restored later. */
const keepVisit = (): void => keepSessionPreference('visitMs', Math.round(visitMs()));

/**
 * Reads the visit's length again, because other documents of the visit might have been open while this one was
 * suspended.
 */
const resumeVisit = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) before = readSessionPreference('visitMs') - performance.now();
};

/** `true` once the visit has lasted five minutes [PSURVEY-003]. No part of the survey is loaded before then. */
export function useSurveyDue(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDue(true), Math.max(0, surveyAfterMs - visitMs()));
    };
    const resume = (event: PageTransitionEvent) => {
      resumeVisit(event);
      wait();
    };
    wait();
    // The length must be stored when the document is hidden, because a document that the system discards receives no
    // later event.
    document.addEventListener('visibilitychange', keepVisit);
    window.addEventListener('pagehide', keepVisit);
    window.addEventListener('pageshow', resume);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepVisit);
      window.removeEventListener('pagehide', keepVisit);
      window.removeEventListener('pageshow', resume);
    };
  }, []);
  return due;
}
