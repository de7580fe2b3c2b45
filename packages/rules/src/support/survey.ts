/** How long a visit must last before the survey widget is considered, in milliseconds [PSURVEY-003]. */
export const surveyAfterMs = 5 * 60_000;
/**
 * The additional delay, and also the interval between two checks while a game or dialog is in the way, in
 * milliseconds [PSURVEY-004].
 */
export const surveyDelayMs = 5_000;

export interface Survey {
  readonly id: string;
  readonly collector: string;
}

/**
 * The survey enabled by the operator's configuration; `null` if there is none. Requires the enabled flag
 * [PSURVEY-001] and non-empty values for both ids [PSURVEY-002]. A numeric id is converted to digits.
 */
export function surveyOf(config: Readonly<Record<string, unknown>>): Survey | null {
  const [id, collector] = [idOf(config.survey_id), idOf(config.survey_collector_id)];
  return config.is_enable_widget === true && id !== null && collector !== null ? { id, collector } : null;
}

/** Maximum length of a path parameter, in characters. */
const idMax = 200;
/**
 * Matches a single line, as required for path parameters. Excludes `.` and `..`, which would lead to another path.
 */
const line = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}]+$/u;

/** Normalises an id; `null` if it is missing or cannot be part of the path to which answers are sent. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && id.length <= idMax && line.test(id) ? id : null;
}

/**
 * Milliseconds until the next check whether the survey can be shown; 0 if it can be shown now. `onSiteMs` is the time
 * since the visit began. The survey waits during a game [PSURVEY-005] and while a dialog is open [PSURVEY-006].
 */
export function surveyWaitMs(now: { onSiteMs: number; inGame: boolean; dialogOpen: boolean }): number {
  const due = surveyAfterMs + surveyDelayMs;
  if (now.onSiteMs < due) return due - now.onSiteMs;
  return now.inGame || now.dialogOpen ? surveyDelayMs : 0;
}
