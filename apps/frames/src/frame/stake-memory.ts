import type { FrameStart } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { memoryOf, type Memory } from './memory.ts';

type Game = Pick<FrameStart, 'identifier' | 'currency'>;

const nameOf = (what: 'stake' | 'chip', { identifier, currency }: Game): string => `${what}:${identifier}:${currency}`;

/**
 * Storage for stakes. Each demo has a different owner, so all demos in a tab share one storage. It contains only
 * play-money stakes.
 */
export const stakeMemory = (start: Pick<FrameStart, 'mode' | 'storage_key'>): Memory =>
  memoryOf(start.mode === 'real' ? start : { storage_key: 'demo' });

/**
 * The last stake or chip selected in this game and currency, in minor units; `null` if there is none, the game no
 * longer offers it, or it is above `money`, the player's real and bonus money together.
 */
export function rememberedAmount(
  memory: Memory,
  what: 'stake' | 'chip',
  game: Game,
  offered: readonly bigint[],
  money: bigint,
): bigint | null {
  const kept = memory.read(nameOf(what, game), amountOf);
  if (kept === null) return null;
  const amount = minor(kept);
  return offered.includes(amount) && amount <= money ? amount : null;
}

const amountOf = (kept: unknown): string | null => (typeof kept === 'string' && /^\d{1,38}$/.test(kept) ? kept : null);

export const rememberAmount = (memory: Memory, what: 'stake' | 'chip', game: Game, amount: bigint): void =>
  memory.keep(nameOf(what, game), amount.toString());
