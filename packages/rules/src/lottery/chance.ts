/**
 * The chance that at least one of a player's tickets wins one of the prizes, from 0 to 1, if nobody gets another ticket.
 * Each ticket wins at most once, so it is 1 less the chance that all prizes go to other tickets.
 */
export function chanceOfPrize(own: number, total: number, prizes: number): number {
  if (own <= 0 || total <= 0) return 0;
  if (own >= total || prizes > total - own) return prizes > 0 ? 1 : 0;
  let none = 1;
  for (let place = 0; place < prizes; place += 1) none *= (total - own - place) / (total - place);
  return 1 - none;
}

/** Number of tickets that win. */
export const prizeCount = (prizes: readonly { readonly count: number }[]): number =>
  prizes.reduce((sum, { count }) => sum + count, 0);

/** The total tickets of a player in all lotteries [PLOTT-002]. */
export const totalTickets = (statuses: readonly { readonly tickets: number }[]): number =>
  statuses.reduce((sum, { tickets }) => sum + tickets, 0);
