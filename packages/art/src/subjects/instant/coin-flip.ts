import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, at, both, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { leaf, starPoints } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const coinFlip: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['rays', 'rings', 'bokeh', 'grid'],
  draw(c, p) {
    both(s =>
      range(3).forEach(i =>
        c.path(
          `M${150 + s * (96 + i * 13)} ${86 + i * 6}Q${150 + s * (122 + i * 13)} 140 ${150 + s * (96 + i * 13)} ${194 - i * 6}`,
          'none',
          `stroke="${lighten(p.x, 0.4)}" stroke-width="4" stroke-linecap="round" opacity="${num(0.85 - i * 0.25)}"`,
        ),
      ),
    );
    c.group('transform="rotate(-16 150 140)"', () => {
      c.circle(158, 148, 92, darken(p.h3, 0.4));
      range(7).forEach(i => c.circle(157 - i, 147 - i, 92, i % 2 ? p.h3 : p.h2));
      c.circle(150, 140, 92, c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 55));
      range(60).forEach(i =>
        c.line(
          `M${at(polar(150, 140, 90, (i / 60) * TAU))}L${at(polar(150, 140, 84, (i / 60) * TAU))}`,
          p.h3,
          1.4,
          'opacity=".6"',
        ),
      );
      c.circle(150, 140, 78, c.lin([p.h2, p.h1, lighten(p.h1, 0.3)], 55), `stroke="${p.h3}" stroke-width="1.6"`);
      both(s =>
        range(7).forEach(i =>
          c.path(
            leaf(
              ...polar(150, 146, 60, ((90 - s * (16 + i * 20)) * TAU) / 360),
              20,
              6,
              90 - s * (16 + i * 20) - s * 66,
            ),
            p.h3,
            'opacity=".7"',
          ),
        ),
      );
      c.poly(starPoints(150, 136, 42, 17, 5), c.lin([p.h3, darken(p.h3, 0.3)], 60));
      c.poly(starPoints(148, 134, 40, 16, 5), c.lin([lighten(p.h1, 0.6), p.h2], 60));
      gem(c, 149, 136, 11, p.x);
      c.path(
        'M78 108C88 78 112 58 142 54',
        'none',
        'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"',
      );
    });
    c.shade(150, 262, 70, 9);
    sparkle(c, 218, 74, 15);
    sparkle(c, 82, 222, 9);
  },
};
