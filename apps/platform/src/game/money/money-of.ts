import { isCurrency } from '@liftoff/rules/money/money';
import type { GameSessionRow } from '../rows.ts';

/** A session or round, as far as it identifies a wallet. */
export type MoneyOwner = Pick<GameSessionRow, 'player_id' | 'currency'>;

/** The player and currency behind a session's real money. Throws for play money. */
export function moneyOf({ player_id: playerId, currency }: MoneyOwner) {
  if (playerId === null || !isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
  return { playerId: Number(playerId), currency };
}
