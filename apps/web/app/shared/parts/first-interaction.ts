/** Events that show that a visitor is using the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** How long after a press the page waits at most for the click, in milliseconds. */
const pressMaxMs = 500;

/**
 * Calls `use` at the first sign of use. After a press it waits until the click is answered and painted, so that the
 * work that follows does not delay the answer.
 */
function onFirstUse(use: () => void): void {
  let isPressed = false;
  const painted = () => requestAnimationFrame(() => setTimeout(use));
  const hear = ({ type }: Event) => {
    if (type === 'pointerdown') {
      isPressed = true;
      addEventListener('click', painted, { once: true, capture: true });
      setTimeout(use, pressMaxMs);
    } else if (!isPressed) use();
  };
  for (const sign of signsOfUse) addEventListener(sign, hear, { once: true, passive: true, capture: true });
}

let seen: Promise<void> | undefined;
let settle: (() => void) | undefined;

/**
 * Resolves at the visitor's first pointer movement, click, key press or scroll. On the server it resolves
 * immediately, because the server renders everything.
 */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  seen ??= new Promise(resolve => {
    settle = resolve;
    if (window.scrollY > 0) resolve();
    onFirstUse(resolve);
  });
  return seen;
}

/**
 * Resolves `firstInteraction` without an interaction. A signed-in player's page changes automatically, and parts that
 * are not hydrated before the first change would be rendered again or delay the change (decision 008).
 */
export function wakeSleepingParts(): void {
  void firstInteraction();
  settle?.();
}
