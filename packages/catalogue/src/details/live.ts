import { lookup } from '../core/lookup.ts';
import type { Title } from '../game.ts';
import { round2, type Chances } from './chances.ts';
import type { Sheet } from './sheet.ts';

interface Table {
  /** Return to player in percent, assuming the best strategy. */
  readonly rtp: number;
  readonly category: string;
}

const TABLES: Readonly<Record<string, Table>> = {
  roulette: { rtp: 97.3, category: 'live-roulette' },
  blackjack: { rtp: 97.5, category: 'live-blackjack' },
  baccarat: { rtp: 97.5, category: 'live-baccarat' },
  pokerTable: { rtp: 96.3, category: 'live-poker' },
  crapsTable: { rtp: 97.5, category: 'live-dice' },
  sicboTable: { rtp: 97.2, category: 'live-dice' },
  duelTable: { rtp: 96.3, category: 'live-cards' },
  moneyWheel: { rtp: 96.1, category: 'game-shows' },
  ballDraw: { rtp: 94.2, category: 'game-shows' },
  doors: { rtp: 96, category: 'game-shows' },
};
const STAKES: readonly (readonly [min: number, max: number])[] = [
  [0.1, 1000],
  [0.5, 2000],
  [1, 5000],
  [5, 5000],
  [1, 10000],
  [10, 25000],
  [0.2, 2500],
];

export const liveSheet = (title: Title, { rand, chance, from }: Chances): Sheet => {
  const table = lookup(TABLES, title.subject.replace(/(roulette|blackjack|baccarat).*/, '$1'), 'live table');
  const [minBet, maxBet] = from(...STAKES);
  const rtp = round2(Math.min(97.5, table.rtp - rand() * 0.8));
  const seats = /blackjack|poker/.test(title.subject) ? 1 + Math.floor(rand() * 7) : null;
  const categories = ['live', table.category];
  if (chance(0.08)) categories.push('drop-wins-live');
  return { facts: { rtp, minBet, maxBet, has_demo_mode: false, seats }, categories, badges: [] };
};
