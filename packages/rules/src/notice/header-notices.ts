/** A notice under the header, as an operator writes it: for whom, and when. What is left out narrows nothing. */
export interface AimedNotice {
  /** ISO codes; a country that is not known is none of them. */
  readonly countries?: readonly string[];
  /** Groups of players; guests are in none. */
  readonly groups?: readonly string[];
  /** The moments from which and until which it is shown. */
  readonly from?: string;
  readonly until?: string;
}

/** Somebody who looks at the site. */
export interface NoticeReader {
  readonly country: string | null;
  readonly groups: readonly string[];
  readonly now: Date;
}

/** Whether a notice is for a reader now. The moment `until` is the first at which it is over. */
export function isAimedAt(notice: AimedNotice, { country, groups, now }: NoticeReader): boolean {
  const { countries, groups: asked, from, until } = notice;
  if (countries !== undefined && (country === null || !countries.includes(country))) return false;
  if (asked !== undefined && !asked.some(group => groups.includes(group))) return false;
  if (from !== undefined && now < new Date(from)) return false;
  return until === undefined || now < new Date(until);
}
