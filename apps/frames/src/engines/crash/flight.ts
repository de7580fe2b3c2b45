/** A flight as the canvas sees it; times are the server's. */
export interface Flight {
  state: 'ready' | 'flying' | 'collected' | 'ended';
  /** Server time of the start in milliseconds; null before the first flight. */
  startedAt: number | null;
  /** Server time at which it was collected or ended. */
  stoppedAt: number | null;
  /** The multiplier it stopped at, in hundredths. */
  hundredths: number;
}

export const noFlight: Flight = { state: 'ready', startedAt: null, stoppedAt: null, hundredths: 100 };
