import { mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';
import { swell } from './swell.ts';

export const waves: Scene = (c, p) => {
  starfield(c, p, 18, 150);
  for (let l = 0; l < 5; l++)
    c.path(swell(226 + l * 26, 11 - l, 40, (l % 2) * 18), mix(mix(p.g, p.a, 0.45), p.b, l / 5), 'opacity=".88"');
  c.path(
    'M-10 226q10 -11 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
    'none',
    'stroke="#fff" stroke-width="1.5" opacity=".35"',
  );
};
