import { darken, lighten, tone } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const feather: Subject = {
  tints: ['teal', 'flame', 'snow', 'violet', 'emerald'],
  scenes: ['stars', 'rays', 'parchment', 'nebula'],
  draw(c, p) {
    c.group('transform="rotate(32 150 150)"', () => {
      const d = 'M150 22C196 66 200 150 168 214L150 232L132 214C100 150 104 66 150 22Z';
      c.path(d, c.lin([p.h1, p.h2, p.h3], 80));
      range(16).forEach(i =>
        both(s =>
          c.line(
            `M150 ${66 + i * 10}Q${150 + s * 22} ${48 + i * 10} ${150 + s * (40 - Math.abs(i - 7) * 2)} ${36 + i * 11}`,
            i % 3 ? tone(p, 1) : lighten(p.h1, 0.4),
            1.4,
            'opacity=".5"',
          ),
        ),
      );
      c.ellipse(150, 84, 22, 30, c.lin([lighten(p.x, 0.3), darken(p.x, 0.4)], 90));
      c.ellipse(150, 88, 13, 19, p.h3);
      c.ellipse(150, 90, 6.5, 10, lighten(p.x, 0.6));
      c.line('M150 40C152 120 152 200 146 286', lighten(p.h1, 0.6), 3.5, 'stroke-linecap="round"');
      c.path('M132 214L112 200L136 192ZM166 180L186 170L172 160Z', p.b, 'opacity=".8"');
    });
    range(7).forEach(i => sparkle(c, 40 + ((i * 83) % 220), 40 + ((i * 59) % 210), 4 + (i % 3) * 3, lighten(p.x, 0.6)));
  },
};
