/** The state of a flight as the canvas needs it; times are server time. */
export interface Flight {
  state: 'ready' | 'flying' | 'collected' | 'ended';
  /** Server time of the start in milliseconds; `null` before the first flight. */
  startedAt: number | null;
  /** Server time in milliseconds at which the flight was collected or ended; `null` while it is in progress. */
  stoppedAt: number | null;
  /** The multiplier at which it stopped, in hundredths. */
  hundredths: number;
}

export const noFlight: Flight = { state: 'ready', startedAt: null, stoppedAt: null, hundredths: 100 };
