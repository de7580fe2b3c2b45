import { useEffect } from 'react';
import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { retried } from '../shared/parts/retried-part.ts';

let started = false;

const signs = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Loads the code that closes dropdowns at the first interaction; opening them needs no script. The last event before
 * the code was loaded is passed to it, so that an early key press is not lost. It listens on the window, because React
 * stops events in parts of the document that are not hydrated yet.
 */
function start(): void {
  if (started) return;
  started = true;
  let last: Event | null = null;
  const keep = (event: Event) => void (last = event);
  for (const sign of signs) window.addEventListener(sign, keep, true);
  void firstInteraction()
    .then(retried(() => import('./dropdowns/closing.ts')))
    .then(({ closeDropdowns }) => closeDropdowns(last))
    .finally(() => {
      for (const sign of signs) window.removeEventListener(sign, keep, true);
    });
}

export function useDropdownClosing(): void {
  useEffect(start, []);
}
