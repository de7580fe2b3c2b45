/** Milliseconds between two looks at whether React has taken a button over, and how many there are. */
const lookMs = 50;
const looks = 300;

/** The button that was clicked last, until its click is made again or forgotten. */
let kept: HTMLButtonElement | null = null;

/**
 * Keeps a click on a button that React has not taken over yet, and makes it again when it has: otherwise it would be lost
 * without a sign. Only the last one is kept, once, and for fifteen seconds. Whoever clicks elsewhere or presses a key
 * meanwhile has gone on, and nothing happens behind their back. Sending a form is left to the browser, and so is a button
 * that something other than React listens to.
 */
export function keepPresses(): void {
  addEventListener(
    'click',
    event => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
      kept = button && !event.defaultPrevented && !isTakenOver(button) ? button : null;
      if (kept) wait(kept, 0);
    },
    true,
  );
  addEventListener('keydown', () => (kept = null), true);
}

const isTakenOver = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some(key => key.startsWith('__reactProps'));

function wait(button: HTMLButtonElement, count: number): void {
  if (kept !== button) return;
  if (isTakenOver(button)) {
    if ('requestIdleCallback' in window) requestIdleCallback(clickAgain, { timeout: 500 });
    else setTimeout(clickAgain, 200);
  } else if (count < looks && button.isConnected) setTimeout(wait, lookMs, button, count + 1);
  else kept = null;
}

function clickAgain(): void {
  const button = kept;
  kept = null;
  if (button?.isConnected) button.click();
}
