/** Milliseconds on the site before the widget is thought of (PSURVEY-003). */
export const surveyAfterMs = 5 * 60_000;
/** Milliseconds after these, and between two looks whether anything is in the way (PSURVEY-004). */
export const surveyDelayMs = 5_000;

export interface Survey {
  readonly id: string;
  readonly collector: string;
}

/**
 * The survey that an operator's configuration switches on: enabled (PSURVEY-001) and with both of its ids, none of them
 * empty (PSURVEY-002); one that is written as a number is its digits. Null for anything else.
 */
export function surveyOf(config: Readonly<Record<string, unknown>>): Survey | null {
  const [id, collector] = [idOf(config.survey_id), idOf(config.survey_collector_id)];
  return config.is_enable_widget === true && id !== null && collector !== null ? { id, collector } : null;
}

/** Characters of a parameter of a path, at most. */
const idMax = 200;
/** One line, as every parameter of a path. `.` and `..` are none: they lead to another path. */
const line = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}]+$/u;

/** Null for none, and for one that the answers' path could not name. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && id.length <= idMax && line.test(id) ? id : null;
}

/**
 * Milliseconds until it is looked again whether the survey can be shown, and 0 where it can: `onSiteMs` since the visit
 * began; in a game (PSURVEY-005) or under a dialog (PSURVEY-006) not yet.
 */
export function surveyWaitMs(now: { onSiteMs: number; inGame: boolean; dialogOpen: boolean }): number {
  const due = surveyAfterMs + surveyDelayMs;
  if (now.onSiteMs < due) return due - now.onSiteMs;
  return now.inGame || now.dialogOpen ? surveyDelayMs : 0;
}
