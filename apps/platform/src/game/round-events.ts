import { privateChannel } from '@liftoff/contract/realtime';
import { wire } from '@liftoff/rules/money';
import type { OutboxEvent } from '../realtime/outbox.ts';
import type { SessionRow } from './rows.ts';

interface After {
  readonly balance: bigint;
  readonly seq: number | null;
  readonly bonus: bigint;
}

/** The new balance, for the player's other tabs. A demo tells nobody. */
export function balanceEvents(session: Pick<SessionRow, 'player_id' | 'currency'>, after: After): OutboxEvent[] {
  if (after.seq === null || session.player_id === null) return [];
  return [
    {
      channel: privateChannel('balance', Number(session.player_id)),
      data: {
        currency: session.currency,
        amount_cents: wire(after.balance),
        bonus_cents: wire(after.bonus),
        seq: after.seq,
      },
    },
  ];
}

/** A real win above its stake goes to the ticker of the house; less than the stake is no win [C22]. */
export function winEvents(
  round: { mode: string; nickname: string; game: string; currency: string; stake: bigint; win: bigint },
  at: Date,
): OutboxEvent[] {
  if (round.mode !== 'real' || round.win <= round.stake) return [];
  const { nickname, game, currency } = round;
  return [{ channel: 'wins', data: { nickname, game, currency, win_cents: wire(round.win), at: at.toISOString() } }];
}
