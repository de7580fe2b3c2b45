import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD, WOOD } from './materials.ts';

export const shield: Subject = {
  tints: ['cobalt', 'ruby', 'emerald', 'silver', 'gold', 'plum'],
  scenes: ['ruin', 'storm', 'arch', 'ridge'],
  draw(c, p) {
    c.group('transform="rotate(-38 150 150)"', () => {
      for (const s of [0, 1])
        c.group(s ? 'transform="rotate(76 150 150)"' : '', () => {
          c.rect(144, -4, 12, 250, c.lin(['#eef3fa', '#8794a8', '#39445a'], 0));
          c.rect(122, 246, 56, 9, c.lin([GOLD.h1, GOLD.h3], 0), 'rx="4"');
          c.rect(145, 254, 10, 36, WOOD.h3);
          c.ball(150, 292, 8, GOLD.h2);
        });
    });
    const d = 'M150 34C178 50 212 56 240 54C244 140 226 214 150 262C74 214 56 140 60 54C88 56 122 50 150 34Z';
    c.path(d, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 60));
    c.group('transform="translate(15 14.5) scale(.9)"', () => {
      c.path(d, c.lin([p.h1, p.h2, p.h3], 60));
      c.path('M150 34C178 50 212 56 240 54C244 140 226 214 150 262Z', '#000', 'opacity=".16"');
      c.path('M150 34V262M58 130H242', 'none', `stroke="${lighten(p.x, 0.2)}" stroke-width="17" opacity=".9"`);
      c.line('M150 34V262M58 130H242', lighten(p.x, 0.6), 2, 'transform="translate(-6 -6)" opacity=".7"');
    });
    c.circle(150, 132, 40, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 60));
    c.circle(150, 132, 32, darken(p.h3, 0.2));
    range(8).forEach(i => c.path(leaf(...polar(150, 132, 6, (i / 8) * TAU), 24, 7, i * 45), i % 2 ? GOLD.h2 : GOLD.h1));
    gem(c, 150, 132, 12, p.x);
    range(14).forEach(i => {
      const t = i / 13;
      c.circle(66 + t * 168, 62 - Math.sin(t * Math.PI) * 14 + (t > 0.44 && t < 0.56 ? -6 : 0), 2.5, '#fff4cc');
    });
    shine(c, 'M78 76C76 124 86 168 110 202', 5, 0.45);
  },
};
