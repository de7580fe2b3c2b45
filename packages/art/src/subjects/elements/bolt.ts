import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const bolt: Subject = {
  tints: ['gold', 'ice', 'violet', 'lime'],
  scenes: ['storm', 'ridge', 'city'],
  draw(c, p) {
    c.glow(150, 150, 130, p.x, 0.4);
    const b = 'M172 44 L96 160 H140 L118 250 L210 122 H162 L190 44Z';
    for (let i = 8; i > 0; i--) c.path(b, darken(p.h3, 0.55), `transform="translate(${i} ${i})"`);
    c.path(b, c.lin([lighten(p.h1, 0.4), p.h1, p.h2], 90), `stroke="${lighten(p.h1, 0.7)}" stroke-width="2.5"`);
    c.path('M172 44 L96 160 H122 L182 44Z', '#fff', 'opacity=".4"');
    for (const [x, y, q] of [
      [56, 88, 1],
      [252, 180, -1],
      [66, 214, 1],
    ] as const)
      c.line(
        `M${x} ${y} l${16 * q} 14 l${-8 * q} 6 l${18 * q} 18`,
        lighten(p.x, 0.4),
        2.5,
        'stroke-linejoin="round" stroke-linecap="round" opacity=".85"',
      );
  },
};
