/** The parts of one reel that move. */
export interface ReelParts {
  /** The symbols that stand still: they leave at the start and come back with the result. */
  cells: HTMLElement;
  /** The blurred band that runs while the reel turns. */
  band: HTMLElement;
}

/** When each reel begins to stop and how long a stop takes, in milliseconds from the press. */
export interface StopTimes {
  starts: readonly number[];
  stopMs: number;
  totalMs: number;
}

/** No round is on the screen sooner than this, whatever the answer is [C19]. */
export const leastRoundMs = 2500;
const stopMs = 340;
const firstStopMs = 1150;

/**
 * The timetable of a spin. It depends on the number of reels and the game's cycle and on nothing else: not on the
 * symbols, so there is no slow-down before a near miss, and not on any input, so nothing can stop a reel early [C20].
 */
export function stopTimes(reels: number, minCycleMs: number): StopTimes {
  const totalMs = Math.max(leastRoundMs, minCycleMs);
  const lastStart = totalMs - stopMs;
  const gap = reels > 1 ? (lastStart - firstStopMs) / (reels - 1) : 0;
  const starts = Array.from({ length: reels }, (_, reel) => (reels > 1 ? firstStopMs + gap * reel : lastStart));
  return { starts, stopMs, totalMs };
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sets every reel turning; only transforms and opacity move, so the compositor does it alone. */
export function startReels(reels: readonly ReelParts[]): void {
  if (prefersStillness()) {
    for (const { cells } of reels) cells.animate({ opacity: 0 }, { duration: 0, fill: 'forwards' });
    return;
  }
  for (const [index, { cells, band }] of reels.entries()) {
    const delay = index * 40;
    cells.animate(
      [
        { transform: 'translateY(0)', opacity: 1 },
        { transform: 'translateY(-3%)', opacity: 1, offset: 0.4, easing: 'cubic-bezier(.5,0,.9,.4)' },
        { transform: 'translateY(70%)', opacity: 0 },
      ],
      { duration: 300, delay, fill: 'both' },
    );
    band.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140, delay: delay + 180, fill: 'both' });
    band.animate([{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }], {
      duration: 520,
      delay,
      iterations: Number.POSITIVE_INFINITY,
    });
  }
}

/** Brings one reel to rest on the symbols its cells now hold: the same curve for every reel and every result. */
export function stopReel({ cells, band }: ReelParts): void {
  if (prefersStillness()) {
    for (const animation of cells.getAnimations()) animation.cancel();
    return;
  }
  const landing = cells.animate(
    [
      { transform: 'translateY(-82%)', opacity: 0, easing: 'cubic-bezier(.2,.6,.35,1)' },
      { transform: 'translateY(-20%)', opacity: 1, offset: 0.4, easing: 'cubic-bezier(.2,.7,.4,1)' },
      { transform: 'translateY(2.2%)', opacity: 1, offset: 0.78, easing: 'cubic-bezier(.4,0,.5,1)' },
      { transform: 'translateY(0)', opacity: 1 },
    ],
    { duration: stopMs, fill: 'both' },
  );
  const fade = band.animate({ opacity: 0 }, { duration: 130, fill: 'forwards' });
  // What has landed is an ordinary element again, so that lines can run between it and the ground.
  endWith(landing, cells);
  endWith(fade, band);
}

/** When an animation has run, drops it and all others of its element. */
function endWith(animation: Animation, element: HTMLElement): void {
  const drop = () => {
    for (const other of element.getAnimations()) other.cancel();
  };
  animation.finished.then(drop, () => {});
}
