import { chip } from '../../core/chips.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { playingCard } from '../../core/playing-cards.ts';
import type { Card } from '../live/deal.ts';
import type { Subject } from '../subject.ts';

export const cards: Subject = {
  tints: ['gold', 'cobalt', 'emerald', 'ruby'],
  scenes: ['weave', 'felt', 'deco'],
  draw(c, p) {
    const others: readonly Card[] = [
      ['K', 'heart'],
      ['Q', 'diamond'],
      ['J', 'club'],
      ['10', 'heart'],
      ['K', 'diamond'],
    ];
    const [rank, face] = nth(others, Math.floor(c.rand() * 5));
    playingCard(c, 104, 150, 104, -17, 'A', nth(['spade', 'club', 'heart'] as const, Math.floor(c.rand() * 3)), p.h2);
    playingCard(c, 190, 152, 104, 13, rank, face, p.h2);
    chip(c, 74, 250, 30, p.x);
    chip(c, 226, 252, 30, p.h2);
  },
};
