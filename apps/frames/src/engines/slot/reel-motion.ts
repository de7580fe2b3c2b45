/** The animated elements of one reel. */
export interface ReelParts {
  /** The static symbols, which leave when the reel starts and return with the result. */
  cells: HTMLElement;
  /** The blurred band shown while the reel turns. */
  band: HTMLElement;
}

/** Start times and duration of the reel stops, in milliseconds after the button is pressed. */
export interface StopTimes {
  starts: readonly number[];
  stopMs: number;
  totalMs: number;
}

/** Minimum time in milliseconds before a result is shown, however fast the response arrives [C19]. */
export const leastRoundMs = 2500;
const stopMs = 340;
const firstStopMs = 1150;

/**
 * A spin's timing. It depends only on the number of reels and the game's cycle. It does not depend on the symbols, so
 * reels never slow down before a near miss, or on input, so nothing can stop a reel early [C20].
 */
export function stopTimes(reels: number, minCycleMs: number): StopTimes {
  const totalMs = Math.max(leastRoundMs, minCycleMs);
  const lastStart = totalMs - stopMs;
  const gap = reels > 1 ? (lastStart - firstStopMs) / (reels - 1) : 0;
  const starts = Array.from({ length: reels }, (_, reel) => (reels > 1 ? firstStopMs + gap * reel : lastStart));
  return { starts, stopMs, totalMs };
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts all reels. Only transform and opacity are animated, so the compositor can do it alone. */
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

/** Stops one reel on the symbols currently in its cells, with the same curve for every reel and every result. */
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
  // Removes the finished animations, so that the cells lose their stacking context and win lines can run between them
  // and the background.
  endWith(landing, cells);
  endWith(fade, band);
}

/** Removes an animation, along with all other animations on its element, once it has finished. */
function endWith(animation: Animation, element: HTMLElement): void {
  const drop = () => {
    for (const other of element.getAnimations()) other.cancel();
  };
  animation.finished.then(drop, () => {});
}
