import { lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const pomegranate: Subject = {
  tints: ['ruby', 'rose', 'plum'],
  scenes: ['weave', 'garden', 'temple', 'bokeh'],
  draw(c, p) {
    c.path('M92 60L86 24L104 40L116 18L128 40L148 26L140 62Z', c.lin([p.h1, p.h3], 60));
    c.circle(116, 142, 88, c.rad([lighten(p.h1, 0.2), p.h2, p.h3], 36, 28, 82));
    shine(c, 'M44 134C46 102 66 76 92 68', 7, 0.5);
    c.circle(188, 186, 80, c.lin([p.h2, p.h3], 60));
    c.circle(188, 186, 71, '#fff3d6');
    c.circle(188, 186, 65, '#f6dcae');
    for (let r = 0; r < 4; r++)
      range(nth([1, 6, 12, 17], r)).forEach(i => {
        const [x, y] = polar(188, 186, nth([0, 19, 36, 54], r), (i / nth([1, 6, 12, 17], r)) * TAU + r * 0.4);
        if ((i + r) % 6 === 5) return;
        c.ellipse(x, y, 8.5, 7.5, c.rad([lighten(p.h1, 0.5), lighten(p.h2, 0.1), p.h3], 38, 30, 80));
        c.circle(x - 2, y - 2.5, 1.8, '#fff', 'opacity=".85"');
      });
    range(6).forEach(i => c.line(`M188 186L${at(polar(188, 186, 66, (i / 6) * TAU + 0.2))}`, '#fff3d6', 3));
    for (const [x, y] of [
      [66, 244],
      [88, 256],
      [48, 226],
    ] as const) {
      c.ellipse(x, y, 9, 8, c.rad([lighten(p.h1, 0.5), p.h2, p.h3], 38, 30, 80));
      c.circle(x - 2, y - 3, 2, '#fff');
    }
    c.path(leaf(196, 84, 60, 16, -30), c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
  },
};
