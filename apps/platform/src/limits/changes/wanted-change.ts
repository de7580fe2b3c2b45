/** The change that a player requests for a limit: its removal, a new amount in one currency, or new minutes. */
export interface WantedChange {
  readonly removal: boolean;
  readonly currency: string | null;
  readonly amount: bigint | null;
  readonly minutes: number | null;
}
