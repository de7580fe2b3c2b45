import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const lighthouse: Subject = {
  wide: true,
  tints: ['ruby', 'cobalt', 'emerald'],
  scenes: ['storm', 'waves', 'stars'],
  draw(c, p) {
    c.poly(
      [
        [158, 96],
        [-40, 30],
        [-40, 130],
      ],
      c.linAt(
        [
          [p.x, 0.75],
          [p.x, 0],
        ],
        150,
        96,
        -30,
        80,
      ),
    );
    c.poly(
      [
        [158, 96],
        [340, 40],
        [340, 150],
      ],
      c.linAt(
        [
          [p.x, 0.75],
          [p.x, 0],
        ],
        160,
        96,
        330,
        100,
      ),
    );
    c.path('M134 116 H176 L190 262 H120Z', c.lin(['#fffdf8', '#f2ece2', '#b9aea6'], 0));
    for (let i = 0; i < 3; i++) {
      const y = 136 + i * 42,
        a = 13.5 + (y - 116) * 0.096 + 8;
      c.poly(
        [
          [155 - a, y],
          [155 + a, y],
          [155 + a + 2, y + 21],
          [155 - a - 2, y + 21],
        ],
        c.lin([p.h2, p.h2, p.h3], 0),
      );
    }
    c.rect(126, 108, 58, 9, darken(p.h3, 0.4), 'rx="3"');
    c.rect(138, 82, 34, 27, c.lin([lighten(p.x, 0.7), p.x], 90));
    c.line('M149 82 V108 M161 82 V108', darken(p.h3, 0.4), 2.5);
    c.path('M132 84 L155 56 L178 84Z', c.lin([p.h2, p.h3], 0));
    c.circle(155, 54, 4, p.h1);
    c.glow(155, 96, 60, p.x, 0.9);
    c.path('M60 270 Q100 236 128 252 Q160 238 196 254 Q226 244 250 276 L270 300 H40Z', c.lin([p.g, p.b], 90));
  },
};
