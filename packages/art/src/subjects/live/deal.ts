import type { Canvas } from '../../core/canvas.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Rank } from '../../core/playing-cards.ts';
import type { Suit } from '../../core/suit.ts';

/** A card from the short deck, for which indices are drawn. */
export type Card = readonly [rank: Rank, suit: Suit];

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8'];
const SUITS: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

/** Deals n different cards for this game. */
export const deal = (c: Canvas, n: number): Card[] => {
  const out: number[] = [];
  while (out.length < n) {
    const k = Math.floor(c.rand() * 28);
    if (!out.includes(k)) out.push(k);
  }
  return out.map(k => [nth(RANKS, k % 7), nth(SUITS, Math.floor(k / 7))]);
};
