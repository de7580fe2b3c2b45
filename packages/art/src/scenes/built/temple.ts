import { mix } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const temple: Scene = (c, p) => {
  c.glow(150, 150, 160, p.g, 0.4);
  both(s => {
    for (let k = 0; k < 2; k++) {
      const x = 150 + s * (104 + k * 42) - 15;
      c.rect(
        x,
        40 + k * 16,
        30,
        310,
        c.lin([mix(p.g, p.b, 0.6 + k * 0.15), mix(p.g, p.b, 0.3 + k * 0.2), mix(p.g, p.b, 0.8)], 0),
      );
      c.rect(x - 6, 30 + k * 16, 42, 11, mix(p.g, p.b, 0.38 + k * 0.2));
      for (let j = 1; j < 4; j++) c.rect(x + j * 7.5 - 1, 52 + k * 16, 1.6, 300, p.b, 'opacity=".35"');
    }
  });
  c.path('M-10 40L150 -30L310 40V20H-10Z', mix(p.g, p.b, 0.55));
  c.path('M-10 300L80 262H220L310 300V410H-10Z', c.lin([mix(p.g, p.b, 0.55), p.b], 90));
};
