import { useEffect } from 'react';
import { firstInteraction } from '../shared/first-interaction.ts';

let started = false;

/** Dropdowns open by themselves; how they close is asked for when the visitor first does something. */
function start(): void {
  if (started) return;
  started = true;
  void firstInteraction()
    .then(() => import('./dropdowns/closing.ts'))
    .then(({ closeDropdowns }) => closeDropdowns());
}

export function useDropdownClosing(): void {
  useEffect(start, []);
}
