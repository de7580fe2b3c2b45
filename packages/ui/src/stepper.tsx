import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { StepperValue } from './stepper-frame.tsx';

export type StepperProps = {
  /** Name of the counted value ("Quantity"). */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Shown instead of the number if the value represents something else, such as a stake in a list of stakes. */
  display?: ReactNode;
};

/** Delay before a held button repeats, and time between repeats, in milliseconds. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/** Next value, clamped to the bounds. */
export function stepped(value: number, by: 1 | -1, min: number, max: number): number {
  return Math.max(min, Math.min(max, value + by));
}

/**
 * A minus button, a value and a plus button. Each button is disabled at its end of the range and repeats while held.
 * A new value is announced.
 */
export function Stepper(props: StepperProps): ReactElement {
  const { label, lessLabel, moreLabel, value, min, max, onChange, display } = props;
  const less = useHeldButton(() => onChange(stepped(value, -1, min, max)), value > min);
  const more = useHeldButton(() => onChange(stepped(value, 1, min, max)), value < max);
  return (
    <fieldset className="step numeric" aria-label={label}>
      <IconButton icon={MinusIcon} label={lessLabel} disabled={value <= min} {...less} />
      <StepperValue>{display ?? value}</StepperValue>
      <IconButton icon={PlusIcon} label={moreLabel} disabled={value >= max} {...more} />
    </fieldset>
  );
}

/**
 * A click acts once; holding acts repeatedly until release or the end of the range. The click that follows a hold is
 * ignored.
 */
function useHeldButton(act: () => void, enabled: boolean) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = act;
  });

  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);

  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };

  return {
    onPointerDown: () => {
      repeated.current = false;
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
