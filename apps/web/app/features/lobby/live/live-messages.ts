import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import { isAmount, isKnownCurrency } from '../../../shared/money/balance-message.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Parses a message from the jackpots channel. Returns `null` if it is malformed; the caller then ignores it [RT-013].
 */
export function readJackpotChange(data: unknown): RealtimeEvents['jackpots_changes'] | null {
  if (!isFields(data) || !isText(data.identifier) || !Array.isArray(data.levels)) return null;
  const whole = data.levels.every(level => isFields(level) && isText(level.identifier) && isAmount(level.amount_cents));
  return whole && isKnownCurrency(data.currency) ? (data as unknown as RealtimeEvents['jackpots_changes']) : null;
}

/** Parses a message from the wins channel; `null` if it is malformed [RT-013]. */
export function readWin(data: unknown): RealtimeEvents['wins'] | null {
  if (!isFields(data) || !isAmount(data.win_cents) || !isKnownCurrency(data.currency)) return null;
  const whole = [data.nickname, data.game].every(isText) && (data.jackpot === undefined || isJackpot(data.jackpot));
  return whole ? (data as unknown as RealtimeEvents['wins']) : null;
}

const isJackpot = (jackpot: unknown): boolean =>
  isFields(jackpot) &&
  [jackpot.identifier, jackpot.level, jackpot.level_name].every(isText) &&
  isAmount(jackpot.original_amount_cents) &&
  isKnownCurrency(jackpot.original_currency);
