import { drawBelow, type Draw } from '../game/fairness.ts';

/**
 * A fast deterministic generator (sfc32) for simulations and tests. It is never used for real rounds, whose numbers
 * come from `outcomeDraw`.
 */
export function seededDraw(seed: number): Draw {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 16; warm += 1) next();
  return n => drawBelow(n, next);
}
