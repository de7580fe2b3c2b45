import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const dunes: Scene = (c, p) => {
  c.circle(
    210,
    96,
    46,
    c.rad([
      [lighten(p.g, 0.75), 1],
      [lighten(p.g, 0.3), 0.9],
    ]),
  );
  c.glow(210, 96, 110, p.g, 0.6);
  for (let l = 0; l < 4; l++) {
    const y = 216 + l * 32,
      s = l % 2 ? 1 : -1;
    c.path(
      `M-10 ${y + s * 18}C70 ${y - 36 * s} 170 ${y + 42 * s} 310 ${y - 18 * s}V410H-10Z`,
      c.lin([mix(p.g, p.a, 0.25 + l * 0.2), mix(p.a, p.b, 0.3 + l * 0.15)], 80),
    );
    c.line(
      `M-10 ${y + s * 18}C70 ${y - 36 * s} 170 ${y + 42 * s} 310 ${y - 18 * s}`,
      lighten(p.g, 0.5),
      1.5,
      'opacity=".45"',
    );
  }
};
