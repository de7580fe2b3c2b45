import type { Canvas } from '../../core/canvas.ts';
import { orbs } from '../../subjects/myth/orbs.ts';
import { FOCUS, night, sceneColours } from '../backdrop.ts';

/** The jackpot levels as orbs around the largest one. */
export const jackpot = (c: Canvas): void => {
  const p = sceneColours('#120a18', '#34143c', '#e07ad0', '#f1ce80');
  night(c, p);
  const colours = { ...p, h1: '#ffd6f6', h2: '#c85ab8', h3: '#7b3fb0', g: '#8f7bff' };
  c.group(`transform="translate(${FOCUS - 230} 26) scale(1.56)"`, () => orbs.draw(c, colours));
};
