import type { Canvas } from '../../core/canvas.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';
import { prizeWheel } from '../prize-wheel.ts';

/** The prize wheel. */
export const wheel = (c: Canvas): void => {
  const p = sceneColours('#0a0d1c', '#1a1c4a', '#8b8dff', '#f1ce80');
  night(c, p);
  const colours = { ...p, a: p.b, b: p.a, h1: '#b9c3ff', h2: '#6b7cf0', h3: '#2c3287' };
  c.group(`transform="translate(${FOCUS - 285} ${WIDE.h / 2 - 285}) scale(1.9)"`, () => prizeWheel(c, colours));
};
