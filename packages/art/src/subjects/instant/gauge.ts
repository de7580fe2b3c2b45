import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const gauge: Subject = {
  tints: ['teal', 'flame', 'violet', 'lime'],
  scenes: ['grid', 'hex', 'city', 'stars'],
  draw(c, p) {
    c.circle(150, 158, 118, c.lin(['#e6edf6', '#566177', '#1c202b', '#8794a8'], 55));
    c.circle(150, 158, 106, c.rad([mix(p.b, p.g, 0.25), darken(p.b, 0.4)], 50, 40, 66));
    range(31).forEach(i => {
      const t = i / 30,
        a = ((-215 + t * 250) * TAU) / 360;
      c.line(
        `M${at(polar(150, 158, 98, a))}L${at(polar(150, 158, i % 5 ? 88 : 78, a))}`,
        t > 0.72 ? p.x : i % 5 ? lighten(p.g, 0.3) : '#fff',
        i % 5 ? 2 : 4,
        'stroke-linecap="round"',
      );
    });
    const arc = (t0: number, t1: number, k: string, w: number) => {
      const A = polar(150, 158, 66, ((-215 + t0 * 250) * TAU) / 360),
        B = polar(150, 158, 66, ((-215 + t1 * 250) * TAU) / 360);
      c.line(`M${at(A)}A66 66 0 ${(t1 - t0) * 250 > 180 ? 1 : 0} 1 ${at(B)}`, k, w, 'stroke-linecap="round"');
    };
    arc(0, 1, darken(p.g, 0.6), 13);
    arc(0, 0.82, c.lin([p.h3, p.h2, p.x], 0), 13);
    const n = ((-215 + 0.82 * 250) * TAU) / 360;
    c.glow(...polar(150, 158, 88, n), 30, p.x, 0.9);
    c.poly(
      [polar(150, 158, 92, n), polar(150, 158, 10, n + 1.57), polar(150, 158, 10, n - 1.57)],
      c.lin(['#fff', p.x], 60),
    );
    c.ball(150, 158, 20, p.h2);
    c.rect(112, 214, 76, 26, darken(p.b, 0.5), 'rx="6"');
    c.line(
      'M124 222V232M140 222V232M136 222h8v5h-8v5h8M156 222h8v10h-8ZM172 222l8 10M180 222l-8 10',
      p.x,
      2.6,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    shine(c, 'M60 118C74 84 102 62 134 54', 6, 0.45);
  },
};
