import { wire } from '@liftoff/rules/money/money';
import type { OutboxEvent } from '../../realtime/outbox.ts';

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
