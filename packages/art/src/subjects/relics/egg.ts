import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { metal, shine } from '../../core/light.ts';
import { lathe, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const egg: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'amethyst', 'blush', 'pearl'],
  scenes: ['curtain', 'snow', 'bokeh', 'garden'],
  draw(c, p) {
    c.path(
      lathe([
        [20, 220],
        [28, 232],
        [16, 240],
        [52, 254],
        [60, 264],
      ]),
      metal(c, GOLD),
    );
    const d = 'M150 32C196 32 230 108 230 158C230 206 194 232 150 232C106 232 70 206 70 158C70 108 104 32 150 32Z';
    c.path(d, c.rad([lighten(p.h1, 0.35), p.h2, p.h3, darken(p.h3, 0.3)], 38, 34, 80));
    c.clipped(`<path d="${d}"/>`, () => {
      for (let i = -6; i <= 6; i++)
        c.path(
          `M${150 + i * 30} 20Q${150 + i * 42} 140 ${150 + i * 30 - 40} 260M${150 + i * 30} 20Q${150 + i * 42} 140 ${150 + i * 30 + 40} 260`,
          'none',
          `stroke="${lighten(p.h1, 0.45)}" stroke-width="1.6" opacity=".45"`,
        );
      c.rect(60, 134, 180, 34, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 90));
      c.rect(60, 138, 180, 26, darken(p.h3, 0.1));
      range(7).forEach(i => gem(c, 78 + i * 24, 151, 10, i % 2 ? '#f7f1ea' : p.x));
      for (const y of [86, 206]) c.line(`M60 ${y}Q150 ${y + 18} 240 ${y}`, GOLD.h1, 4);
      range(6).forEach(i => c.ball(80 + i * 28, 94 + Math.sin((i / 5) * Math.PI) * 8, 5, '#f7f1ea', { lo: 0.3 }));
    });
    c.path('M150 8L160 22L176 16L168 36H132L124 16L140 22Z', c.lin([GOLD.h1, GOLD.h2], 90));
    c.ball(150, 8, 5, p.x);
    c.path(star4(150, 70, 18), '#fff', 'opacity=".9"');
    shine(c, 'M88 128C92 96 108 66 128 50', 7, 0.5);
  },
};
