import { num } from '../../core/number.ts';
import { ngon } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const hex: Scene = (c, p) => {
  const id = c.symbol(() =>
    c.poly(ngon(0, 0, 25, 6, Math.PI / 6), 'none', `stroke="${p.g}" stroke-width="1.2" stroke-opacity=".35"`),
  );
  for (let y = 0; y < 10; y++)
    for (let x = 0; x < 8; x++) {
      const X = x * 45 - 4 + (y % 2) * 22.5,
        Y = y * 39;
      c.use(id, `translate(${X} ${Y})`);
      if (c.rand() > 0.8) c.poly(ngon(X, Y, 22, 6, Math.PI / 6), p.g, `opacity="${num(0.08 + c.rand() * 0.2)}"`);
    }
};
