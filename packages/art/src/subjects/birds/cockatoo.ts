import { darken, lighten, tone } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const cockatoo: Subject = {
  tints: ['snow', 'blush', 'obsidian', 'peach'],
  scenes: ['foliage', 'lagoon', 'deco', 'rays'],
  draw(c, p) {
    fan(
      c,
      150,
      86,
      8,
      -128,
      -34,
      i => 82 - Math.abs(i - 3.5) * 6,
      10,
      () => c.lin([lighten(p.x, 0.45), p.x, darken(p.x, 0.2)], 90),
    );
    c.path(
      smooth(
        [
          [150, 66],
          [192, 84],
          [208, 130],
          [220, 190],
          [212, 262],
          [88, 262],
          [80, 190],
          [92, 130],
          [108, 84],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 60),
    );
    for (let r = 0; r < 4; r++)
      range(6).forEach(i =>
        c.path(
          leaf(104 + i * 18 + (r % 2) * 9, 176 + r * 20, 28, 10, 90),
          tone(p, (i + r) % 2 ? 0 : 0.3),
          `stroke="${p.h2}" stroke-width=".9"`,
        ),
      );
    both(s => {
      eye(c, 150 + s * 34, 122, 8, darken(p.x, 0.2));
      c.circle(150 + s * 34, 122, 14, 'none', `stroke="${p.h2}" stroke-width="2" opacity=".6"`);
      c.ellipse(150 + s * 42, 152, 11, 8, p.x, 'opacity=".28"');
    });
    c.path(
      'M150 108C170 112 178 136 166 162C160 176 154 184 150 190C146 184 140 176 134 162C122 136 130 112 150 108Z',
      c.lin(['#5a5562', '#2a2730', '#131118'], 40),
    );
    c.line('M150 116V180', '#000', 1.2, 'opacity=".4"');
    shine(c, 'M138 122C132 136 136 150 142 162', 3, 0.5);
  },
};
