import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const windmill: Subject = {
  wide: true,
  tints: ['ruby', 'snow', 'teal', 'sand'],
  scenes: ['meadow', 'dawn', 'lagoon', 'foliage'],
  draw(c, p) {
    c.path('M-10 258Q80 222 180 250T310 240V310H-10Z', c.lin([mix(p.g, '#5aa04a', 0.5), p.b], 90));
    c.path('M116 128H184L208 258H92Z', c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 0));
    for (const y of [164, 200, 232])
      c.line(`M${116 - (y - 128) * 0.18} ${y}H${184 + (y - 128) * 0.18}`, p.h3, 1.5, 'opacity=".4"');
    c.path('M104 132Q150 62 196 132Z', c.lin([lighten(p.x, 0.2), p.x, darken(p.x, 0.5)], 20));
    c.rect(98, 126, 104, 10, darken(p.x, 0.4), 'rx="4"');
    c.path('M136 258V224A14 15 0 0 1 164 224V258Z', '#3a2010');
    for (const [x, y] of [
      [150, 158],
      [132, 192],
      [168, 192],
    ] as const) {
      c.rect(x - 8, y, 16, 18, '#ffe3a0', 'rx="3"');
      c.line(`M${x} ${y}v18M${x - 8} ${y + 9}h16`, '#6a4a2a', 1.6);
    }
    range(4).forEach(i =>
      c.group(`transform="rotate(${22 + i * 90} 150 112)"`, () => {
        c.rect(147, 4, 6, 108, '#5a3a1e');
        c.rect(153, 8, 30, 82, '#fff6e2', 'opacity=".92"');
        for (let k = 0; k < 5; k++) c.line(`M153 ${8 + k * 20.5}h30`, '#8a6a44', 1.5);
        for (const x of [163, 173, 183]) c.line(`M${x} 8v82`, '#8a6a44', 1.2);
      }),
    );
    c.ball(150, 112, 11, '#b98552');
    range(9).forEach(i => {
      const x = 16 + i * 34,
        y = 262 + (i % 2) * 8;
      c.line(`M${x} ${y + 16}V${y}`, '#2f6a34', 2);
      c.ball(x, y - 4, 6, i % 2 ? '#ff5a6a' : '#ffd25e');
    });
  },
};
