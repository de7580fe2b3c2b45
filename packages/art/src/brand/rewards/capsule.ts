import type { Canvas } from '../../core/canvas.ts';
import { GOLD } from '../gold.ts';

/** A lootbox: a capsule with a gold band. */
export const capsule = (c: Canvas): void => {
  c.path('M58 56A34 34 0 0 1 126 56V84H58Z', c.lin(['#ffffff', '#cdd5ff', '#7d8df9', '#3a46b8'], 0));
  c.path('M58 92H126V112A34 34 0 0 1 58 112Z', c.lin(['#7d8df9', '#4a58d8', '#1d2474'], 0));
  c.rect(54, 82, 76, 12, c.lin(GOLD, 0), 'rx="4"');
  c.ball(92, 60, 14, '#91a1ff');
  c.line('M68 50C70 40 76 34 84 30', '#ffffff', 5, 'stroke-linecap="round" opacity=".8"');
};
