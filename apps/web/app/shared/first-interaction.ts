/** What shows that a visitor is at the page. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

let seen: Promise<void> | undefined;

/** Settles when the visitor first moves, presses, types or scrolls; at once on the server, which renders everything. */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  seen ??= new Promise(resolve => {
    if (window.scrollY > 0) resolve();
    for (const sign of signsOfUse)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return seen;
}
