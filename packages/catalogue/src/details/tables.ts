import { round2, type Chances } from './chances.ts';
import type { Sheet } from './sheet.ts';

const FEATURES = ['side-bets', 'multi-hand', 'auto-play', 'statistics', 'favourite-bets'];
const STAKES: readonly (readonly [min: number, max: number])[] = [
  [0.1, 500],
  [1, 1000],
  [0.5, 250],
  [1, 2500],
];

export const tablesSheet = ({ rand, from, some }: Chances): Sheet => {
  const [minBet, maxBet] = from(...STAKES);
  const rtp = round2(94.5 + rand() * 3);
  const volatility = from('low', 'medium');
  const features = some(FEATURES, () => 2);
  return { facts: { rtp, volatility, minBet, maxBet, features }, categories: ['tables'], badges: [] };
};
