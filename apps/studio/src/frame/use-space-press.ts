import { useEffect, useRef } from 'react';

/** A key press that belongs to the control in focus and not to the game. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, a[href], button:not([data-round-button]), [role="grid"]') !== null;

/**
 * Space or Enter plays one round for one press: a held key repeats, and repeats are dropped until it is let go [C19].
 */
export function useSpacePress(press: () => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    let down = false;
    const onDown = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('[data-round-button]') !== null;
      const plays = event.key === ' ' || (event.key === 'Enter' && onButton);
      if (!plays || belongsElsewhere(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (down || event.repeat) return;
      down = true;
      latest.current();
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
  }, []);
}
