/** The parts of a timer. Hours, minutes and seconds have two digits, and days are not padded [PTOUR-013]. */
export interface TimeLeft {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/** Splits a duration in milliseconds into the parts of a timer. A negative duration counts as zero. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: String(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3_600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}
