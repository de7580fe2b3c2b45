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
const stopMs = 400;
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

/**
 * How a game's reels move: they turn; in games that pay for groups, their symbols fall; where the number of symbols on
 * a reel changes, the symbols stretch to the height of the reel when it stops.
 */
export type ReelStyle = 'turn' | 'fall' | 'stretch';

const rowsOf = ({ cells }: ReelParts): HTMLElement[] =>
  [...cells.children].filter(cell => cell instanceof HTMLElement).toReversed();

/** Lets the symbols of one reel fall out of the frame, the lowest first. */
function dropOut(reel: ReelParts, delay: number): void {
  const rows = rowsOf(reel);
  for (const [above, cell] of rows.entries())
    cell.animate([{ transform: 'translateY(0)' }, { transform: `translateY(${(above + 1) * 118}%)` }], {
      duration: 360,
      delay: delay + above * 45,
      easing: 'cubic-bezier(.55,0,.85,.4)',
      fill: 'both',
    });
  reel.cells.animate({ opacity: 0 }, { duration: 1, delay: delay + 360 + rows.length * 45, fill: 'both' });
}

/** Share of the stop in which the rows of a reel land one after another. */
const landingSpread = 0.3;

/** Lets the new symbols of one reel fall into place, the lowest first, with one small bounce. */
function dropIn(reel: ReelParts): void {
  for (const animation of reel.cells.getAnimations()) animation.cancel();
  const rows = rowsOf(reel);
  for (const [above, cell] of rows.entries()) {
    const from = (rows.length - above) * 118 + 30;
    const landing = cell.animate(
      [
        { transform: `translateY(-${from}%)`, easing: 'cubic-bezier(.45,0,.9,.6)' },
        { transform: 'translateY(0) scaleY(.93)', offset: 0.62, easing: 'cubic-bezier(.2,.6,.4,1)' },
        { transform: 'translateY(-5%)', offset: 0.8, easing: 'cubic-bezier(.5,0,.8,.5)' },
        { transform: 'translateY(0)' },
      ],
      {
        duration: stopMs * (1 - landingSpread),
        delay: (stopMs * landingSpread * above) / Math.max(1, rows.length - 1),
        fill: 'both',
      },
    );
    endWith(landing, cell);
  }
}

/** Starts all reels. Only transform and opacity are animated, so the compositor can do it alone. */
export function startReels(reels: readonly ReelParts[], style: ReelStyle = 'turn'): void {
  if (prefersStillness()) {
    for (const { cells } of reels) cells.animate({ opacity: 0 }, { duration: 0, fill: 'forwards' });
    return;
  }
  for (const [index, reel] of reels.entries()) {
    const { cells, band } = reel;
    const delay = index * 40;
    if (style === 'fall') {
      dropOut(reel, delay);
      continue;
    }
    cells.animate(
      [
        { transform: 'translateY(0)', opacity: 1 },
        { transform: 'translateY(-3%)', opacity: 1, offset: 0.4, easing: 'cubic-bezier(.5,0,.9,.4)' },
        { transform: 'translateY(70%)', opacity: 0 },
      ],
      { duration: 300, delay, fill: 'both' },
    );
    band.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140, delay: delay + 180, fill: 'both' });
    const lap = [{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }];
    // The first lap gathers speed, because a reel has weight.
    band.animate(lap, { duration: 760, delay, easing: 'cubic-bezier(.5,0,.75,.6)' });
    band.animate(lap, { duration: 430, delay: delay + 760, iterations: Number.POSITIVE_INFINITY });
  }
}

/**
 * Stops one reel on the symbols currently in its cells, with the same curve for every reel and every result. A reel
 * runs a little too far, is pressed together, and settles.
 */
export function stopReel(reel: ReelParts, style: ReelStyle = 'turn'): void {
  const { cells, band } = reel;
  if (prefersStillness()) {
    for (const animation of cells.getAnimations()) animation.cancel();
    return;
  }
  if (style === 'fall') {
    dropIn(reel);
    return;
  }
  const landing = cells.animate([...(style === 'stretch' ? stretching : settling)], { duration: stopMs, fill: 'both' });
  const fade = band.animate({ opacity: 0 }, { duration: 130, fill: 'forwards' });
  // Removes the finished animations, so that the cells lose their stacking context and win lines can run between them
  // and the background.
  endWith(landing, cells);
  endWith(fade, band);
}

const settling: readonly Keyframe[] = [
  { transform: 'translateY(-82%)', opacity: 0, easing: 'cubic-bezier(.2,.6,.35,1)' },
  { transform: 'translateY(-16%)', opacity: 1, offset: 0.34, easing: 'cubic-bezier(.25,.7,.5,1)' },
  { transform: 'translateY(3%) scaleY(.962)', opacity: 1, offset: 0.62, easing: 'cubic-bezier(.4,0,.4,1)' },
  { transform: 'translateY(-.9%) scaleY(1.008)', opacity: 1, offset: 0.84, easing: 'cubic-bezier(.4,0,.5,1)' },
  { transform: 'translateY(0)', opacity: 1 },
];

/** From the foot of the reel to its full height, slightly beyond it, and back. */
const stretching: readonly Keyframe[] = [
  { transform: 'scaleY(.3)', opacity: 0, easing: 'cubic-bezier(.2,.6,.35,1)' },
  { transform: 'scaleY(.55)', opacity: 1, offset: 0.25, easing: 'cubic-bezier(.3,.6,.4,1)' },
  { transform: 'scaleY(1.05)', opacity: 1, offset: 0.68, easing: 'cubic-bezier(.4,0,.4,1)' },
  { transform: 'scaleY(.985)', opacity: 1, offset: 0.86, easing: 'cubic-bezier(.4,0,.5,1)' },
  { transform: 'scaleY(1)', opacity: 1 },
];

/** Removes an animation, along with all other animations on its element, once it has finished. */
function endWith(animation: Animation, element: HTMLElement): void {
  const drop = () => {
    for (const other of element.getAnimations()) other.cancel();
  };
  animation.finished.then(drop, () => {});
}
