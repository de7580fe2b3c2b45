import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { pressGuard, usualRestMs } from './press-guard.ts';

/** Whether a key press is meant for the focused control instead of the game. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, a[href], button:not([data-round-button]), [role="grid"]') !== null;

export interface StakePressOptions {
  /** The current action; `null` while the button is waiting. After a change, only a new press counts. */
  meaning: string | null;
  /** Whether a press costs money. Such a press counts only after the rest period. */
  stakes: boolean;
  /** `false` if the player must do something first, such as place chips or correct a field. */
  ready?: boolean;
  /** Called when the button is pressed while not ready, to show what is missing. */
  onUnready?: () => void;
  /** Whether something covers the game, so that keys are ignored. */
  covered: boolean;
  restMs?: number;
  onPress: () => void;
}

/**
 * Handles all buttons and keys that place a stake. A press counts only if it began under the button's current meaning
 * and after the rest period, so that a late or double press meant for the previous action never places a stake. Space
 * or Enter plays one round per press: repeats from a held key are ignored until it is released [C19]. Returns the
 * button's properties, and whether it is in its rest period.
 */
export function useStakePress(options: StakePressOptions) {
  const { meaning, stakes, ready = true, restMs = usualRestMs } = options;
  const [guard] = useState(() => pressGuard(() => performance.now(), restMs));
  const [, lookAgain] = useState(0);
  guard.mean({ name: meaning, stakes });
  const latest = useRef(options);
  latest.current = options;
  const resting = guard.restLeft() > 0;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => lookAgain(times => times + 1), guard.restLeft());
    return () => clearTimeout(timer);
  });

  const end = useRef(() => {
    if (!guard.counts()) return;
    if (latest.current.ready !== false) latest.current.onPress();
    else latest.current.onUnready?.();
  });
  useEffect(() => {
    let down = false;
    const onDown = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('[data-round-button]') !== null;
      const plays = event.key === ' ' || (event.key === 'Enter' && onButton);
      if (!plays || belongsElsewhere(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (down || event.repeat) return;
      down = true;
      if (latest.current.covered) return;
      guard.begin();
      end.current();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (down) event.preventDefault();
      down = false;
    };
    const forget = () => {
      down = false;
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', forget);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', forget);
    };
  }, [guard]);

  return {
    /** Whether the meaning has just changed. The button then shows that it is waiting. */
    resting,
    button: {
      type: 'button',
      'data-round-button': '',
      'aria-disabled': meaning === null || !ready || resting,
      onPointerDown: () => guard.begin(),
      // A click without a pointer (detail 0) comes from assistive technology, so the press begins here.
      onClick: (event: MouseEvent) => {
        if (event.detail === 0) guard.begin();
        end.current();
      },
    },
  } as const;
}

export type StakePress = ReturnType<typeof useStakePress>;
