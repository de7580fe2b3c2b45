import { lighten } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const halftone: Scene = (c, p) => {
  const rows = new Map();
  for (let y = 0; y < 22; y++)
    for (let x = 0; x < 17; x++) {
      const X = x * 19 + (y % 2) * 9,
        Y = y * 16,
        d = Math.hypot(X - 150, Y - 150) / 190;
      if (d < 0.46 || Y > 340) continue;
      const r = Math.min(7, Math.ceil((d - 0.4) * 4.5) * 2);
      rows.set(r, (rows.get(r) ?? '') + `M${X} ${Y}l.1.1`);
    }
  for (const [r, d] of rows) c.line(d, lighten(p.g, 0.15), r * 2, 'stroke-linecap="round" opacity=".28"');
};
