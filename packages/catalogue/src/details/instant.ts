import type { Title } from '../game.ts';
import { round2, type Chances } from './chances.ts';
import type { Sheet } from './sheet.ts';

const FEATURES = ['auto-cash-out', 'provably-fair', 'two-bets', 'turbo-mode', 'adjustable-risk', 'leaderboard'];
const FLYING = /jet|propeller|balloon|paperPlane|rocket|meteor|satellite|gauge/;

export const instantSheet = (title: Title, { rand, from, some }: Chances): Sheet => {
  const rtp = round2(95 + rand() * 2.5);
  const volatility = from('low', 'medium', 'high', 'adjustable');
  const maxWin = from(500, 1000, 2500, 5000, 10000);
  const maxBet = from(50, 100, 250);
  const features = some(FEATURES, () => 3);
  const categories = ['instant', 'turbo', ...(FLYING.test(title.subject) ? ['crash'] : [])];
  return { facts: { rtp, volatility, maxWin, minBet: 0.1, maxBet, features }, categories, badges: [] };
};
