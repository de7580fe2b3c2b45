import { surveyAfterMs } from '@liftoff/rules/support/survey';
import { useEffect, useState } from 'react';
import { keepSessionPreference, readSessionPreference } from '../../shared/preferences.ts';

/** When the visit began, by this browser's clock; a new document is no new visit. */
export function visitStart(): number {
  const kept = readSessionPreference('visitStart');
  if (kept > 0 && kept <= Date.now()) return kept;
  keepSessionPreference('visitStart', Date.now());
  return Date.now();
}

/** PSURVEY-003: true once the visit has lasted five minutes; until then nothing of the survey is loaded. */
export function useSurveyDue(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), Math.max(0, visitStart() + surveyAfterMs - Date.now()));
    return () => clearTimeout(timer);
  }, []);
  return due;
}
