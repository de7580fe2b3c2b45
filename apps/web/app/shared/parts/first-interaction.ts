/** Events that show that a visitor is using the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

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
    for (const sign of signsOfUse)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
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
