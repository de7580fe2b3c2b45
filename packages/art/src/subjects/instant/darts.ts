import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const darts: Subject = {
  tints: ['ruby', 'emerald', 'cobalt', 'gold'],
  scenes: ['halftone', 'rays', 'library', 'bokeh'],
  draw(c, p) {
    c.circle(150, 148, 116, '#14151b');
    range(20).forEach(i => {
      const a = ((i - 0.5) / 20) * TAU,
        b = ((i + 0.5) / 20) * TAU;
      const q = (R: number, r: number, k: string) =>
        c.poly(
          [polar(150, 148, R, a), polar(150, 148, R, b), polar(150, 148, r, b), polar(150, 148, r, a)],
          k,
          'stroke="#c7b48a" stroke-width=".6"',
        );
      q(104, 97, i % 2 ? p.h2 : p.x);
      q(97, 62, i % 2 ? '#1c1d25' : '#f3e8cf');
      q(62, 55, i % 2 ? p.h2 : p.x);
      q(55, 18, i % 2 ? '#1c1d25' : '#f3e8cf');
    });
    c.circle(150, 148, 18, p.h2, 'stroke="#c7b48a" stroke-width="1"');
    c.circle(150, 148, 9, p.x, 'stroke="#c7b48a" stroke-width="1"');
    c.circle(
      150,
      148,
      104,
      c.rad(
        [
          ['#fff', 0.22],
          ['#fff', 0],
          ['#000', 0.4],
        ],
        34,
        26,
        82,
      ),
    );
    for (const [x, y, dx, dy, k] of [
      [152, 146, 92, -78, p.x],
      [166, 160, 98, -40, p.h1],
      [140, 158, 66, -104, p.h2],
    ] as const) {
      c.line(`M${x} ${y}l${dx * 0.3} ${dy * 0.3}`, '#e6edf6', 2.5);
      c.line(`M${x + dx * 0.28} ${y + dy * 0.28}l${dx * 0.3} ${dy * 0.3}`, '#566177', 8, 'stroke-linecap="round"');
      c.line(`M${x + dx * 0.58} ${y + dy * 0.58}l${dx * 0.25} ${dy * 0.25}`, '#e0a53c', 3);
      const a = (Math.atan2(dy, dx) * 360) / TAU;
      for (const w of [-1, 1])
        c.path(leaf(x + dx * 0.76, y + dy * 0.76, 42, 11, a + w * 15), c.lin([lighten(k, 0.3), darken(k, 0.2)], 60));
    }
    shine(c, 'M56 108C68 76 94 54 122 46', 4, 0.35);
  },
};
