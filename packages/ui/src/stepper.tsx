import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { StepperValue } from './stepper-frame.tsx';

export type StepperProps = {
  /** What is counted ("Quantity"). */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Shown instead of the bare number, for a value that stands for something else (a stake in a list of stakes). */
  display?: ReactNode;
};

/** A held button waits this long, then repeats at this pace. Milliseconds. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/** The next value, kept between the bounds. */
export function stepped(value: number, by: 1 | -1, min: number, max: number): number {
  return Math.max(min, Math.min(max, value + by));
}

/** Minus, value, plus. The ends disable; a held button repeats; the new value is spoken. */
export function Stepper(props: StepperProps): ReactElement {
  const { label, lessLabel, moreLabel, value, min, max, onChange, display } = props;
  const less = useHeldButton(() => onChange(stepped(value, -1, min, max)), value > min);
  const more = useHeldButton(() => onChange(stepped(value, 1, min, max)), value < max);
  return (
    <fieldset className="step num" aria-label={label}>
      <IconButton icon={MinusIcon} label={lessLabel} disabled={value <= min} {...less} />
      <StepperValue>{display ?? value}</StepperValue>
      <IconButton icon={PlusIcon} label={moreLabel} disabled={value >= max} {...more} />
    </fieldset>
  );
}

/** A press acts once; holding acts again and again until release or the end. The click after a hold is swallowed. */
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
