import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { lit, metal, shine, sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const key: Subject = {
  tints: ['gold', 'silver', 'brass', 'copper', 'rose'],
  scenes: ['library', 'arch', 'weave', 'garden'],
  draw(c, p) {
    c.group('transform="rotate(38 150 150)"', () => {
      c.rect(140, 118, 20, 148, c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h2, p.h3], 0), 'rx="4"');
      for (const [y, w] of [
        [222, 34],
        [242, 24],
      ] as const) {
        c.path(`M160 ${y}h${w}v16h-10v-6h-8v6h-${w - 18}Z`, lit(c, p));
      }
      for (const y of [120, 132, 206]) c.rect(133, y, 34, 7, metal(c, p), 'rx="3"');
      for (const [x, y, r] of [
        [150, 44, 30],
        [116, 84, 28],
        [184, 84, 28],
      ] as const) {
        c.circle(x, y, r, 'none', `stroke="${darken(p.h3, 0.2)}" stroke-width="15"`);
        c.circle(x, y, r, 'none', `stroke="${c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 60)}" stroke-width="11"`);
      }
      c.circle(150, 76, 24, c.lin([p.h1, p.h2, p.h3], 60));
      gem(c, 150, 76, 17, p.x);
      shine(c, 'M146 140V200', 3, 0.7);
      c.path(star4(150, 44, 14), lighten(p.h1, 0.5));
    });
    sparkle(c, 80, 66, 12);
    sparkle(c, 224, 226, 8);
  },
};
