import { darken, lighten, tone } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { cloud } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const cloudburst: Subject = {
  tints: ['slate', 'violet', 'cobalt', 'snow'],
  scenes: ['storm', 'meadow', 'waves', 'city'],
  draw(c, p) {
    range(20).forEach(i => {
      const x = 62 + (i % 10) * 20,
        y = 176 + Math.floor(i / 10) * 46 + ((i * 17) % 30);
      c.path(
        `M${x} ${y}c8 14 8 22 0 24c-8 -2 -8 -10 0 -24Z`,
        c.lin([lighten(p.g, 0.7), lighten(p.g, 0.2)], 90),
        `opacity="${num(0.55 + (i % 3) * 0.2)}" transform="rotate(14 ${x} ${y})"`,
      );
    });
    c.path(cloud(118, 150, 96), c.lin([tone(p, 0.5), tone(p, 1)], 90));
    c.path(cloud(196, 158, 88), c.lin([tone(p, 0.35), tone(p, 0.9)], 90));
    c.path(cloud(150, 138, 116), c.lin([lighten(p.h1, 0.4), tone(p, 0.15), tone(p, 0.6)], 90));
    c.path(
      'M66 116C70 92 96 86 106 92C116 66 146 60 162 74',
      'none',
      'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"',
    );
    c.path(
      'M166 140L124 206H150L136 262L196 184H166L186 140Z',
      c.lin([lighten(p.x, 0.6), p.x], 90),
      `stroke="${darken(p.x, 0.55)}" stroke-width="3" stroke-linejoin="round"`,
    );
    c.glow(158, 200, 70, p.x, 0.4);
    sparkle(c, 236, 74, 11);
    sparkle(c, 58, 74, 8);
  },
};
