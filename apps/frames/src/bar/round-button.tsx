import type { ReactNode } from 'react';
import type { StakePress } from '../frame/use-stake-press.ts';

/** The round button. While a round runs it is disabled but keeps the focus, and its label says what is happening. */
export function RoundButton({ label, press, children }: { label: string; press: StakePress; children: ReactNode }) {
  return (
    <button
      {...press.button}
      className={`round-button numeric${press.button['aria-disabled'] ? ' is-waiting' : ''}`}
      aria-label={label}
    >
      {children}
    </button>
  );
}
