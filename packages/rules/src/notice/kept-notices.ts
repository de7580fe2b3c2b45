/** CONST-019: milliseconds that a notice is kept in the browser. */
export const noticeKeptMs = 2 * 3_600_000;
/** CONST-020: milliseconds between two cleanups of the kept notices. */
export const noticeCleanupMs = 2 * 3_600_000;

/** A notice as the browser keeps it. */
export interface Kept<Notice> {
  readonly player: number;
  readonly id: string;
  readonly notice: Notice;
  /** When what it tells of happened: milliseconds of the platform's clock. */
  readonly at: number;
  readonly read: boolean;
  /** The player removed it: it stays until it expires, so that the same event does not bring it back. */
  readonly removed: boolean;
  /** What it tells of lasts, as a limit that is reached: it is remembered, so that it is not told again, until that is over. */
  readonly lasting?: boolean;
}

/** Whether a notice of that moment is kept at `now`, both milliseconds of the platform's clock. */
export const isNoticeKept = (at: number, now: number): boolean => now - at < noticeKeptMs;

/** Whether the browser still needs it at `now`: it is kept, or what it tells of lasts. */
export const isNoticeNeeded = ({ at, lasting }: Pick<Kept<unknown>, 'at' | 'lasting'>, now: number): boolean =>
  lasting === true || isNoticeKept(at, now);

/** What the player sees at `now`: theirs, neither expired nor removed, newest first. */
export function shownNotices<N>(kept: readonly Kept<N>[], player: number, now: number): Kept<N>[] {
  return kept
    .filter(one => one.player === player && !one.removed && isNoticeKept(one.at, now))
    .toSorted((a, b) => b.at - a.at);
}
