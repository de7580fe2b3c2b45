import { refuse } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import type { Sql, Tx } from '../database/database.ts';
import { buyTickets, type Purchase, type SpendPoints } from './buy-tickets.ts';
import type { MayHaveTickets } from './earn-tickets.ts';
import { findLottery, isOnSale } from './lottery-rows.ts';

/** Sells tickets by cards of the points shop, under the rules that also hold on the page of a lottery. */
export function ticketSale(deps: Deps, parts: { mayHave: MayHaveTickets; spend: SpendPoints }) {
  return {
    isOnSale: async (sql: Sql, name: string) => {
      const lottery = await findLottery(sql, name);
      return lottery !== null && lottery.terms.price_points !== null && isOnSale(lottery, deps.now());
    },
    sell: async (tx: Tx, { lottery: name, ...order }: Omit<Purchase, 'lotteryId'> & { lottery: string }) => {
      const lottery = await findLottery(tx, name);
      if (lottery === null) return refuse('not_found');
      const refused = await buyTickets(tx, { deps, ...parts }, { ...order, lotteryId: lottery.id });
      return refused?.refused === 'not_enough_money' ? refuse('not_enough_points') : refused;
    },
  };
}
