/** What shows that a visitor is at the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

let seen: Promise<void> | undefined;
let settle: (() => void) | undefined;

/** Settles when the visitor first moves, presses, types or scrolls; at once on the server, which renders everything. */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  seen ??= new Promise(resolve => {
    settle = resolve;
    if (window.scrollY > 0) resolve();
    for (const sign of signsOfUse)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return seen;
}

/**
 * Settles it without waiting. A signed-in player's page changes by itself, and what is still the server's markup by then
 * would have to be drawn anew, or would hold the change up (decision 008).
 */
export function wakeSleepingParts(): void {
  void firstInteraction();
  settle?.();
}
