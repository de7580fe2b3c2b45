import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const stars: Scene = (c, p) => {
  starfield(c, p, 52);
  for (let i = 0; i < 4; i++) {
    const r = 88 + i * 34;
    c.circle(150, 150, r, 'none', `stroke="${p.g}" stroke-opacity="${num(0.26 - i * 0.05)}" stroke-width="1.2"`);
  }
};
