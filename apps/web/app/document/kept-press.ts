/** Interval in milliseconds at which a clicked button is checked for hydration, and the maximum number of checks. */
const lookMs = 50;
const looks = 300;

/** The button clicked last, until its click is repeated or discarded. */
let kept: HTMLButtonElement | null = null;

/**
 * Stores a click on a button that React has not hydrated yet and repeats it after hydration; without this, the click
 * would have no effect. Only the last click is stored, for at most fifteen seconds, and it is repeated once. A click
 * elsewhere or a key press in the meantime discards it, because the visitor has moved on. Submit buttons and clicks
 * that another listener has handled are ignored.
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
