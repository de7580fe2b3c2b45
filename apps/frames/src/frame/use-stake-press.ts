import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { pressGuard, usualRestMs } from './press-guard.ts';

/** A key press that belongs to the control in focus and not to the game. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, a[href], button:not([data-round-button]), [role="grid"]') !== null;

export interface StakePressOptions {
  /** What a press does now, null while the button waits. A change of it asks for a fresh press. */
  meaning: string | null;
  /** The press costs money: its meaning must have stood for the rest. */
  stakes: boolean;
  /** False where a press would do nothing yet by the player's own doing: no chips, a field filled in wrongly. */
  ready?: boolean;
  /** Shows what is still missing, on a press that does nothing for want of it. */
  onUnready?: () => void;
  /** Something lies over the game: keys are not for it. */
  covered: boolean;
  restMs?: number;
  onPress: () => void;
}

/**
 * The one way to a stake, for every button and key that costs money. A press counts when it began under the meaning it
 * ends under, and only after that meaning has stood for a moment; a late or double press of the action before buys
 * nothing. Space or Enter plays one round for one press: a held key repeats, and repeats are dropped until it is let
 * go [C19]. Gives the properties of the button, and whether it rests after a change.
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
    /** The meaning has just changed: the button shows that it waits. */
    resting,
    button: {
      type: 'button',
      'data-round-button': '',
      'aria-disabled': meaning === null || !ready || resting,
      onPointerDown: () => guard.begin(),
      // A click that no pointer made (detail 0) is one of assistive technology and begins with itself.
      onClick: (event: MouseEvent) => {
        if (event.detail === 0) guard.begin();
        end.current();
      },
    },
  } as const;
}

export type StakePress = ReturnType<typeof useStakePress>;
