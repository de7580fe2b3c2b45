import { lookup, nth } from '../core/lookup.ts';
import type { Title } from '../game.ts';
import { round2, type Chances } from './chances.ts';
import type { Sheet } from './sheet.ts';

const FEATURES = [
  'free-spins',
  'hold-and-spin',
  'expanding-wilds',
  'sticky-wilds',
  'cascades',
  'multiplier-trail',
  'bonus-buy',
  'respins',
  'mystery-symbols',
  'pick-bonus',
  'walking-wilds',
  'gamble',
  'colossal-symbols',
  'symbol-upgrade',
  'split-symbols',
];
const GRIDS: readonly (readonly [grid: string, lines: string])[] = [
  ['3x3', '5 lines'],
  ['5x3', '10 lines'],
  ['5x3', '20 lines'],
  ['5x3', '25 lines'],
  ['5x4', '40 lines'],
  ['5x4', '1,024 ways'],
  ['6x4', '4,096 ways'],
  ['6x5', 'pay anywhere'],
  ['7x7', 'clusters'],
  ['6x7', 'up to 117,649 ways'],
  ['5x5', '3,125 ways'],
  ['8x8', 'clusters'],
];
const STAKES: readonly (readonly [min: number, max: number])[] = [
  [0.1, 100],
  [0.2, 100],
  [0.2, 50],
  [0.1, 50],
  [0.25, 125],
  [0.1, 250],
  [0.2, 200],
];
/** Range of the maximum win by volatility, as multiples of the stake. */
const TOP_WINS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  low: [400, 1500],
  medium: [1500, 5000],
  high: [4000, 12000],
  'very-high': [8000, 50000],
};

export const slotsSheet = (title: Title, { rand, chance, from, some }: Chances): Sheet => {
  const old = title.theme === 'classic' && chance(0.5);
  const [grid, lines] = old ? nth(GRIDS, from(0, 0, 1)) : from(...GRIDS.slice(1));
  const volatility = from('low', 'medium', 'medium', 'high', 'high', 'very-high');
  const [least, most] = lookup(TOP_WINS, volatility, 'volatility');
  const [minBet, maxBet] = from(...STAKES);
  const rtp = round2(92 + rand() ** 0.55 * 5.4);
  const maxWin = Math.round((least + rand() * (most - least)) / 100) * 100;
  const features = some(FEATURES, () => (old ? 1 : 2 + Math.floor(rand() * 3)));
  const categories = ['pokies', 'slots'];
  const badges: string[] = [];
  let jackpot: string | undefined;
  if (lines.includes('ways')) categories.push('ways');
  if (chance(0.08)) {
    categories.push('jackpots');
    badges.push(chance(0.35) ? 'mystic-jackpots' : 'jackpot');
    jackpot = from('mini-major-grand', 'single', 'mystic');
  }
  if (chance(0.1)) categories.push(from('drop-wins', 'drop-wins-slots'));
  if (chance(0.09)) {
    categories.push('bonus-wagering');
    badges.push('bonus-wagering');
  }
  const facts = { rtp, volatility, maxWin, grid, lines, features, minBet, maxBet };
  return { facts: jackpot === undefined ? facts : { ...facts, jackpot }, categories, badges };
};
