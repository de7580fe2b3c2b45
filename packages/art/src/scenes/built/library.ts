import { darken, mix } from '../../core/colour.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Scene } from '../scene.ts';

export const library: Scene = (c, p) => {
  c.glow(150, 150, 170, p.g, 0.55);
  for (const x of [-10, 232])
    for (let r = 0; r < 5; r++) {
      c.rect(x, 20 + r * 62, 78, 62, darken(p.b, 0.2));
      c.rect(x, 76 + r * 62, 78, 6, mix(p.a, p.g, 0.2));
      let u = x + 3;
      while (u < x + 70) {
        const w = 6 + c.rand() * 7,
          h = 34 + c.rand() * 18;
        c.rect(u, 76 + r * 62 - h, w - 1, h, mix(nth([p.g, p.x, p.a, '#c9a468'], Math.floor(c.rand() * 4)), p.b, 0.45));
        c.rect(u, 76 + r * 62 - h + 6, w - 1, 2, '#ffe9ac', 'opacity=".5"');
        u += w;
      }
    }
  c.path('M68 20H232V8H68Z', mix(p.a, p.g, 0.2));
  for (let i = 0; i < 18; i++)
    c.circle(80 + c.rand() * 140, 30 + c.rand() * 260, 0.7 + c.rand() * 1.5, '#fff0c8', 'opacity=".7"');
};
