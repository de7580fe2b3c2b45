import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import { isAmount, isKnownCurrency } from './balance-message.ts';

type JackpotMessage = RealtimeEvents['jackpot_win_award'];

/** Validates a message from the jackpot channel; `null` if it is malformed and must be ignored [RT-013]. */
export function readJackpotWin(data: unknown): JackpotMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { identifier, level, level_name, amount_cents, currency } = data as Partial<JackpotMessage>;
  const texts = [identifier, level, level_name].every(text => typeof text === 'string' && text !== '');
  return texts && isKnownCurrency(currency) && isAmount(amount_cents) ? (data as JackpotMessage) : null;
}
