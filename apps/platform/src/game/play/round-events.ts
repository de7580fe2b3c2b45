import { wire } from '@liftoff/rules/money/money';
import type { OutboxEvent } from '../../realtime/outbox.ts';
import { balanceEvent } from '../../wallet/balance-event.ts';
import type { GameSessionRow } from '../rows.ts';

interface After {
  readonly balance: bigint;
  /** Sequence number of the account's latest entry; `null` for play money, which has no entries. */
  readonly seq: number | null;
  readonly since: number | null;
  readonly bonus: bigint;
}

/** The event with the new balance, for the player's other tabs. Demos publish no event. */
export function balanceEvents(
  { player_id: playerId, currency }: Pick<GameSessionRow, 'player_id' | 'currency'>,
  { balance: amount, seq, since, bonus }: After,
): OutboxEvent[] {
  if (seq === null || since === null || playerId === null) return [];
  return [balanceEvent(Number(playerId), { currency, amount, bonus, seq, since })];
}

/**
 * Publishes a real-money win above its stake to the platform's ticker; a return of no more than the stake is not a
 * win [C22].
 */
export function winEvents(
  round: { mode: string; nickname: string; game: string; currency: string; stake: bigint; win: bigint },
  at: Date,
): OutboxEvent[] {
  if (round.mode !== 'real' || round.win <= round.stake) return [];
  const { nickname, game, currency } = round;
  return [{ channel: 'wins', data: { nickname, game, currency, win_cents: wire(round.win), at: at.toISOString() } }];
}
