/** A header notice's audience and time settings. An omitted setting does not restrict it. */
export interface AimedNotice {
  /** ISO country codes. An unknown country matches none of them. */
  readonly countries?: readonly string[];
  /** Player groups. Guests are not in any of them. */
  readonly groups?: readonly string[];
  /** ISO times between which the notice is shown. */
  readonly from?: string;
  readonly until?: string;
}

/** The visitor for whom a notice is evaluated. */
export interface NoticeReader {
  readonly country: string | null;
  readonly groups: readonly string[];
  readonly now: Date;
}

/** Whether a notice is shown to a reader now. At the exact time `until` it is no longer shown. */
export function isAimedAt(notice: AimedNotice, { country, groups, now }: NoticeReader): boolean {
  const { countries, groups: asked, from, until } = notice;
  if (countries !== undefined && (country === null || !countries.includes(country))) return false;
  if (asked !== undefined && !asked.some(group => groups.includes(group))) return false;
  if (from !== undefined && now < new Date(from)) return false;
  return until === undefined || now < new Date(until);
}
