import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';
import { ridgeLine } from './ridge-line.ts';

export const ridge: Scene = (c, p) => {
  starfield(c, p, 26, 180);
  for (let l = 0; l < 3; l++) {
    const q = ridgeLine(c, 226 + l * 34, 50 - l * 8, 30);
    c.poly(q, c.lin([mix(mix(p.g, p.a, 0.3 + l * 0.2), p.b, 0.12 + l * 0.28), mix(p.a, p.b, 0.55 + l * 0.2)], 90));
    if (!l)
      q.slice(1, -1).forEach(
        ([x, y], i) =>
          i % 2 &&
          c.poly(
            [
              [x, y],
              [x - 9, y + 17],
              [x - 2, y + 13],
              [x + 3, y + 20],
              [x + 9, y + 16],
            ],
            lighten(p.g, 0.7),
            'opacity=".8"',
          ),
      );
  }
};
