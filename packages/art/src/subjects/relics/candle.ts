import { lighten } from '../../core/colour.ts';
import { metal } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const candle: Subject = {
  tints: ['ivory', 'ruby', 'violet', 'emerald'],
  scenes: ['arch', 'library', 'ruin', 'curtain'],
  draw(c, p) {
    for (const [x, y, h, w] of [
      [94, 150, 92, 19],
      [206, 128, 114, 19],
      [150, 98, 140, 23],
    ] as const) {
      c.glow(x, y - 26, 62, '#ffb84a', 0.75);
      c.path(
        `M${x - w} ${y + 8}Q${x} ${y - 6} ${x + w} ${y + 8}V${y + h}H${x - w}Z`,
        c.lin([p.h3, lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 0),
      );
      c.path(
        `M${x - w} ${y + 10}v22q4 12 8 0v-14q5 -4 8 2v30q4 10 8 0v-32q6 -6 14 -6v-6Z`,
        lighten(p.h1, 0.45),
        'opacity=".8"',
      );
      c.ellipse(x, y + 6, w - 2, 5, lighten(p.h1, 0.5));
      c.line(`M${x} ${y + 6}V${y - 8}`, '#2a1a10', 3);
      c.path(
        `M${x} ${y - 58}C${x + 18} ${y - 30} ${x + 13} ${y - 10} ${x} ${y - 6}C${x - 13} ${y - 10} ${x - 18} ${y - 30} ${x} ${y - 58}Z`,
        c.lin(['#ffd25e', '#fff3b8', '#ff9a3d'], 90),
      );
      c.path(
        `M${x} ${y - 36}C${x + 8} ${y - 22} ${x + 6} ${y - 10} ${x} ${y - 8}C${x - 6} ${y - 10} ${x - 8} ${y - 22} ${x} ${y - 36}Z`,
        '#fff',
      );
    }
    c.path('M66 240H234L222 256H78Z', metal(c, GOLD));
    c.rect(132, 254, 36, 14, metal(c, GOLD), 'rx="3"');
  },
};
