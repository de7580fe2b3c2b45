import { surveyAfterMs } from '@liftoff/rules/support/survey';
import { useEffect, useState } from 'react';
import { keepSessionPreference, readSessionPreference } from '../../shared/preferences/preferences.ts';

/** How long the visit had lasted when this document began. */
let before: number | undefined;

/**
 * How long the visit has lasted, in milliseconds; a new document is no new visit. It is counted by how long its documents
 * were open, so that a browser's clock that is set anew changes nothing [B16].
 */
export function visitMs(): number {
  before ??= Math.max(0, readSessionPreference('visitMs'));
  return before + performance.now();
}

/** What the visit's next document, or this one when it comes back, goes on from. */
const keepVisit = (): void => keepSessionPreference('visitMs', Math.round(visitMs()));

/** A document that comes back was not there meanwhile, and others of the visit were. */
const resumeVisit = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) before = readSessionPreference('visitMs') - performance.now();
};

/** PSURVEY-003: true once the visit has lasted five minutes; until then nothing of the survey is loaded. */
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
    // A document that is put away by the system is told of nothing but that it is hidden.
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
