import { wire } from '@liftoff/rules/money/money';
import type { OutboxEvent } from '../../realtime/outbox.ts';
import { balanceEvent } from '../../wallet/balance-event.ts';
import type { GameSessionRow } from '../rows.ts';

interface After {
  readonly balance: bigint;
  /** Null for play money, which has no entries. */
  readonly seq: number | null;
  readonly since: number | null;
  readonly bonus: bigint;
}

/** The new balance, for the player's other tabs. A demo tells nobody. */
export function balanceEvents(
  { player_id: playerId, currency }: Pick<GameSessionRow, 'player_id' | 'currency'>,
  { balance: amount, seq, since, bonus }: After,
): OutboxEvent[] {
  if (seq === null || since === null || playerId === null) return [];
  return [balanceEvent(Number(playerId), { currency, amount, bonus, seq, since })];
}

/** A real win above its stake goes to the ticker of the platform; less than the stake is no win [C22]. */
export function winEvents(
  round: { mode: string; nickname: string; game: string; currency: string; stake: bigint; win: bigint },
  at: Date,
): OutboxEvent[] {
  if (round.mode !== 'real' || round.win <= round.stake) return [];
  const { nickname, game, currency } = round;
  return [{ channel: 'wins', data: { nickname, game, currency, win_cents: wire(round.win), at: at.toISOString() } }];
}
