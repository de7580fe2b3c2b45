import type { ReactNode } from 'react';
import type { StakePress } from '../frame/use-stake-press.ts';

/** The round button. While a round runs it rests, keeps its focus and says what is going on. */
export function RoundButton({ label, press, children }: { label: string; press: StakePress; children: ReactNode }) {
  return (
    <button
      {...press.button}
      className={`spinb num${press.button['aria-disabled'] ? ' is-wait' : ''}`}
      aria-label={label}
    >
      {children}
    </button>
  );
}
