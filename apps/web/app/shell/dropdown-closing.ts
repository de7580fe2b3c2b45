import { useEffect } from 'react';
import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { retried } from '../shared/parts/retried-part.ts';

let started = false;

const signs = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Dropdowns open by themselves; how they close is asked for when the visitor first does something. What they did last
 * while it was on its way counts, so that a key pressed early is not lost.
 */
function start(): void {
  if (started) return;
  started = true;
  let last: Event | null = null;
  const keep = (event: Event) => void (last = event);
  for (const sign of signs) document.addEventListener(sign, keep);
  void firstInteraction()
    .then(retried(() => import('./dropdowns/closing.ts')))
    .then(({ closeDropdowns }) => closeDropdowns(last))
    .finally(() => {
      for (const sign of signs) document.removeEventListener(sign, keep);
    });
}

export function useDropdownClosing(): void {
  useEffect(start, []);
}
