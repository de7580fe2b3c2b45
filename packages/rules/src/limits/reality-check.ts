/** A stretch of play, over all games, sessions and devices of a player. */
export interface PlayStretch {
  readonly beganAt: Date;
  /** From when the time to the next reality check counts; later than now while the pause after one lasts. */
  readonly countedFrom: Date;
  /** When the player last staked. */
  readonly playedAt: Date;
  /** A check is known to be due, whatever interval has been set since. */
  readonly struck: boolean;
}

/** What a reality check is decided by. */
export interface PlayTime {
  /** The stretch that is kept; null: the player has never played. */
  readonly stretch: PlayStretch | null;
  /** When the session began in which is played; null: not known. */
  readonly sessionBegan: Date | null;
  /** Minutes between two checks; null: there are none. */
  readonly intervalMin: number | null;
}

const minuteMs = 60_000;

/** Who signs in so long after the last stake begins to play anew; who comes back sooner goes on. */
export const restMs = 30 * minuteMs;

/** The stretch that still goes on; null: the next stake begins one. */
export const stretchOf = ({ stretch, sessionBegan }: PlayTime): PlayStretch | null =>
  stretch !== null && sessionBegan !== null && sessionBegan.getTime() >= stretch.playedAt.getTime() + restMs
    ? null
    : stretch;

/** When the next reality check is due; null: never, or nothing is being played. */
export function checkDueAt(time: PlayTime): Date | null {
  const stretch = stretchOf(time);
  if (stretch === null || time.intervalMin === null) return null;
  return new Date(stretch.countedFrom.getTime() + time.intervalMin * minuteMs);
}

/**
 * How a player stands: the next stake `begins` a stretch, or the stretch `runs`; a reality check is `due`, or the pause
 * after one lasts, and no stake opens a round [C17].
 */
export function playTimeStatus(time: PlayTime, now: Date): 'begins' | 'runs' | 'due' | 'paused' {
  const stretch = stretchOf(time);
  if (stretch === null) return 'begins';
  // Of a pause nothing has been played since. A clock that was set back makes none of what it counts from.
  if (now < stretch.countedFrom && stretch.playedAt < stretch.countedFrom) return 'paused';
  const due = checkDueAt(time);
  return stretch.struck || (due !== null && now >= due) ? 'due' : 'runs';
}
