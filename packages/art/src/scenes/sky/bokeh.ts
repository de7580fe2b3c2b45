import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const bokeh: Scene = (c, p) => {
  for (let i = 0; i < 20; i++) {
    const r = 6 + c.rand() * 28;
    c.circle(c.rand() * 300, c.rand() * 280, r, i % 3 ? p.g : p.x, `opacity="${num(0.06 + c.rand() * 0.16)}"`);
  }
};
