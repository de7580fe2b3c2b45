import { at } from './geometry.ts';
import { num } from './number.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export const suit = (s: Suit, x: number, y: number, r: number): string => {
  const q = (u: number, v: number) => at([x + u * r, y + v * r]);
  if (s === 'diamond')
    return `M${q(0, -1)}Q${q(0.3, -0.38)} ${q(0.76, 0)}Q${q(0.3, 0.38)} ${q(0, 1)}Q${q(-0.3, 0.38)} ${q(-0.76, 0)}Q${q(-0.3, -0.38)} ${q(0, -1)}Z`;
  const heart = (dy: number, f: number) =>
    `M${q(0, dy + f)}C${q(-0.5, dy + f * 0.5)} ${q(-1, dy + f * 0.15)} ${q(-1, dy - f * 0.35)}C${q(-1, dy - f * 0.98)} ${q(-0.2, dy - f * 1.02)} ${q(0, dy - f * 0.4)}C${q(0.2, dy - f * 1.02)} ${q(1, dy - f * 0.98)} ${q(1, dy - f * 0.35)}C${q(1, dy + f * 0.15)} ${q(0.5, dy + f * 0.5)} ${q(0, dy + f)}Z`;
  const stem = `M${q(0, 0.15)}Q${q(0.06, 0.8)} ${q(0.42, 1)}H${num(x - 0.42 * r)}Q${q(-0.06, 0.8)} ${q(0, 0.15)}Z`;
  if (s === 'heart') return heart(0, 1);
  if (s === 'spade') return heart(-0.12, -1) + stem;
  const lobe = (u: number, v: number) =>
    `M${q(u - 0.42, v)}a${num(r * 0.42)} ${num(r * 0.42)} 0 1 1 ${num(r * 0.84)} 0a${num(r * 0.42)} ${num(r * 0.42)} 0 1 1 ${num(-r * 0.84)} 0Z`;
  return lobe(0, -0.5) + lobe(-0.48, 0.16) + lobe(0.48, 0.16) + stem; // club
};
