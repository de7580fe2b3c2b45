/** An amount deposited or staked in a currency, in minor units, and the amount that earns a ticket there. */
export interface EarningAmount {
  readonly amount: bigint;
  /** `null` if nothing is earned in the currency. */
  readonly perTicket: bigint | null;
}

/** Tickets earned by amounts in several currencies, at most `max`. Rests of different currencies are not added up. */
export function earnedTickets(amounts: readonly EarningAmount[], max: number): number {
  const tickets = amounts.reduce(
    (sum, { amount, perTicket }) => (perTicket === null || amount <= 0n ? sum : sum + amount / perTicket),
    0n,
  );
  return tickets > BigInt(max) ? max : Number(tickets);
}
