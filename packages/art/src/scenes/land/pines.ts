import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { pine } from './pine.ts';

export const pines: Scene = (c, p) => {
  c.circle(
    150,
    140,
    104,
    c.rad([
      [lighten(p.g, 0.6), 0.6],
      [p.g, 0.2],
      [p.g, 0],
    ]),
  );
  for (let l = 0; l < 3; l++) {
    const k = mix(mix(p.g, p.a, 0.5), p.b, 0.2 + l * 0.3);
    let d = '';
    for (let i = 0; i < 9 - l; i++) {
      const x = -14 + i * (40 + l * 6) + c.rand() * 16;
      if (l === 2 && x > 84 && x < 216) continue;
      d += pine(x, 262 + l * 34, 0.8 + l * 0.42 + c.rand() * 0.4);
    }
    c.path(d, k);
    c.rect(0, 256 + l * 32, 300, 160, k);
    if (l < 2)
      c.rect(
        0,
        216 + l * 26,
        300,
        54,
        c.lin(
          [
            [p.g, 0],
            [p.g, 0.22],
            [p.g, 0],
          ],
          90,
        ),
      );
  }
};
