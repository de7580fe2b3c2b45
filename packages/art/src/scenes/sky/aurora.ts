import { lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const aurora: Scene = (c, p) => {
  starfield(c, p, 40);
  for (let k = 0; k < 3; k++) {
    let d = '';
    for (let i = 0; i <= 24; i++) {
      const x = -10 + i * 13.5,
        y = 120 + k * 34 + Math.sin(i * 0.42 + k * 1.9) * 30;
      d += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
    }
    for (let i = 24; i >= 0; i--) {
      const x = -10 + i * 13.5,
        y = 120 + k * 34 + Math.sin(i * 0.42 + k * 1.9) * 30 - 84 - Math.sin(i * 0.9 + k) * 22;
      d += `L${num(x)} ${num(y)}`;
    }
    c.path(
      d + 'Z',
      c.lin(
        [
          [k === 1 ? p.x : p.g, 0],
          [k === 1 ? p.x : lighten(p.g, 0.2), 0.62],
        ],
        90,
      ),
    );
  }
  c.poly(
    [
      [-10, 300],
      [40, 232],
      [74, 262],
      [122, 214],
      [170, 268],
      [214, 226],
      [262, 270],
      [310, 238],
      [310, 410],
      [-10, 410],
    ],
    c.lin([mix(p.g, p.b, 0.55), p.b], 90),
  );
};
