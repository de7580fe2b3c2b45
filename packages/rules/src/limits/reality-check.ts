/** A stretch of play, across all of a player's games, sessions and devices. */
export interface PlayStretch {
  readonly beganAt: Date;
  /**
   * When the interval to the next reality check starts. It lies in the future while the pause after a check is in
   * progress.
   */
  readonly countedFrom: Date;
  /** When the player last placed a stake. */
  readonly playedAt: Date;
  /** Whether a check is already due, whatever interval has been set since then. */
  readonly struck: boolean;
}

/** Data that decides when a reality check is due. */
export interface PlayTime {
  /** The stored stretch; `null` if the player has never played. */
  readonly stretch: PlayStretch | null;
  /** When the session used for play began; `null` if unknown. */
  readonly sessionBegan: Date | null;
  /** Minutes between two checks; `null` if there are no checks. */
  readonly intervalMin: number | null;
}

const minuteMs = 60_000;

/**
 * A session that starts at least this long after the last stake begins a new stretch. A session that starts earlier
 * continues the old one.
 */
export const restMs = 30 * minuteMs;

/** The current stretch; `null` if the next stake begins a new one. */
export const stretchOf = ({ stretch, sessionBegan }: PlayTime): PlayStretch | null =>
  stretch !== null && sessionBegan !== null && sessionBegan.getTime() >= stretch.playedAt.getTime() + restMs
    ? null
    : stretch;

/** When the next reality check is due; `null` if never, or if there is no current stretch. */
export function checkDueAt(time: PlayTime): Date | null {
  const stretch = stretchOf(time);
  if (stretch === null || time.intervalMin === null) return null;
  return new Date(stretch.countedFrom.getTime() + time.intervalMin * minuteMs);
}

/**
 * A player's status. `begins` means that the next stake begins a stretch, `runs` that a stretch is in progress, `due`
 * that a reality check is due, and `paused` that play is paused after one. While the status is `due` or `paused`, no
 * stake opens a round [C17].
 */
export function playTimeStatus(time: PlayTime, now: Date): 'begins' | 'runs' | 'due' | 'paused' {
  const stretch = stretchOf(time);
  if (stretch === null) return 'begins';
  // During a pause there has been no play since the check. The second condition prevents a clock that was set back
  // from causing a pause.
  if (now < stretch.countedFrom && stretch.playedAt < stretch.countedFrom) return 'paused';
  const due = checkDueAt(time);
  return stretch.struck || (due !== null && now >= due) ? 'due' : 'runs';
}
