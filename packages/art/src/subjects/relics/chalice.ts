import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { lathe } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const chalice: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['arch', 'rays', 'ruin', 'curtain'],
  draw(c, p) {
    c.path(
      lathe([
        [76, 62],
        [80, 96],
        [66, 138],
        [26, 162],
        [16, 178],
        [26, 190],
        [14, 202],
        [20, 226],
        [66, 246],
        [72, 258],
      ]),
      metal(c, p),
    );
    c.ellipse(150, 62, 76, 17, c.lin([darken(p.h3, 0.2), p.h3], 90));
    c.ellipse(150, 65, 66, 12, c.lin([lighten(p.x, 0.3), darken(p.x, 0.45)], 60));
    c.ellipse(150, 62, 76, 17, 'none', `stroke="${lighten(p.h1, 0.5)}" stroke-width="3.5"`);
    c.path('M72 98Q150 128 228 98L224 114Q150 144 76 114Z', darken(p.h3, 0.1), 'opacity=".5"');
    range(5).forEach(i => gem(c, 94 + i * 28, 112 + Math.sin((i / 4) * Math.PI) * 12, 10, i % 2 ? p.x : p.g));
    c.ellipse(150, 190, 26, 8, lighten(p.h1, 0.3), 'opacity=".8"');
    shine(c, 'M86 76C86 106 96 128 112 142', 6, 0.6);
    sparkle(c, 206, 60, 14);
    c.glow(150, 48, 50, p.x, 0.5);
  },
};
