import { TAU, polar, range } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const rays: Scene = (c, p) => {
  const n = 18;
  range(n).forEach(i => {
    const a = (i / n) * TAU + 0.1,
      w = (TAU / n) * 0.25;
    c.poly(
      [[150, 150], polar(150, 150, 420, a - w), polar(150, 150, 420, a + w)],
      c.rad(
        [
          [p.g, 0.3],
          [p.g, 0.12],
          [p.g, 0],
        ],
        50,
        50,
        70,
      ),
    );
  });
};
