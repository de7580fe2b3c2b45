const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

let seen: Promise<void> | undefined;

/** Settles when the visitor first moves, presses, types or scrolls; at once on the server, which renders everything. */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  seen ??= new Promise(resolve => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
  return seen;
}
