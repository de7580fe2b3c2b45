/** How long the browser stores a notice, in milliseconds [CONST-019]. */
export const noticeKeptMs = 2 * 3_600_000;
/** Time between two cleanups of the stored notices, in milliseconds [CONST-020]. */
export const noticeCleanupMs = 2 * 3_600_000;

/** A notice as stored in the browser. */
export interface Kept<Notice> {
  readonly player: number;
  readonly id: string;
  readonly notice: Notice;
  /** When the reported event happened, in milliseconds on the platform's clock. */
  readonly at: number;
  readonly read: boolean;
  /**
   * Whether the player removed the notice. A removed notice stays stored until it expires, so that the same event
   * does not add it again.
   */
  readonly removed: boolean;
  /**
   * Whether the notice reports a lasting condition, such as a reached limit. Such a notice is remembered until the
   * condition ends, so that the condition is not reported twice.
   */
  readonly lasting?: boolean;
}

/** Whether a notice is still stored. Both times are in milliseconds on the platform's clock. */
export const isNoticeKept = (at: number, now: number): boolean => now - at < noticeKeptMs;

/** Whether the browser must still remember a notice, because it has not expired or because its condition lasts. */
export const isNoticeNeeded = ({ at, lasting }: Pick<Kept<unknown>, 'at' | 'lasting'>, now: number): boolean =>
  lasting === true || isNoticeKept(at, now);

/** The notices to show a player: only their own, neither expired nor removed, newest first. */
export function shownNotices<N>(kept: readonly Kept<N>[], player: number, now: number): Kept<N>[] {
  return kept
    .filter(one => one.player === player && !one.removed && isNoticeKept(one.at, now))
    .toSorted((a, b) => b.at - a.at);
}
