/** What a raise or removal would make of a limit: nothing is left of it, or one amount or the minutes become others. */
export interface WantedChange {
  readonly removal: boolean;
  readonly currency: string | null;
  readonly amount: bigint | null;
  readonly minutes: number | null;
}
