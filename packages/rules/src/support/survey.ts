/** Milliseconds on the site before the widget is thought of (PSURVEY-003). */
export const surveyAfterMs = 5 * 60_000;
/** Milliseconds after these, and between two looks whether anything is in the way (PSURVEY-004). */
export const surveyDelayMs = 5_000;

export interface Survey {
  readonly id: string;
  readonly collector: string;
}

/**
 * The survey that an operator's configuration switches on: enabled (PSURVEY-001) and with both of its ids (PSURVEY-002).
 * Null for anything else.
 */
export function surveyOf(config: Readonly<Record<string, unknown>>): Survey | null {
  const { survey_id: id, survey_collector_id: collector, is_enable_widget: enabled } = config;
  if (enabled !== true || !isId(id) || !isId(collector)) return null;
  return { id, collector };
}

/** It stands in an address and in a preference. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/**
 * Milliseconds until it is looked again whether the survey can be shown, and 0 where it can: `onSiteMs` since the visit
 * began; in a game (PSURVEY-005) or under a dialog (PSURVEY-006) not yet.
 */
export function surveyWaitMs(now: { onSiteMs: number; inGame: boolean; dialogOpen: boolean }): number {
  const due = surveyAfterMs + surveyDelayMs;
  if (now.onSiteMs < due) return due - now.onSiteMs;
  return now.inGame || now.dialogOpen ? surveyDelayMs : 0;
}
