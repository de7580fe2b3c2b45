import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const ufo: Subject = {
  tints: ['silver', 'teal', 'violet', 'slate'],
  scenes: ['stars', 'mesa', 'meadow', 'city'],
  draw(c, p) {
    c.poly(
      [
        [112, 160],
        [188, 160],
        [256, 300],
        [44, 300],
      ],
      c.linAt(
        [
          [lighten(p.x, 0.4), 0.7],
          [p.x, 0],
        ],
        150,
        160,
        150,
        290,
      ),
    );
    for (const [y, rx] of [
      [210, 52],
      [246, 72],
    ] as const)
      c.ellipse(150, y, rx, rx * 0.14, 'none', `stroke="${lighten(p.x, 0.5)}" stroke-width="1.6" opacity=".5"`);
    c.path(
      'M96 118A54 56 0 0 1 204 118Z',
      c.lin(
        [
          [lighten(p.g, 0.6), 0.9],
          [p.g, 0.55],
          [p.b, 0.8],
        ],
        60,
      ),
    );
    c.circle(150, 104, 17, mix(p.x, '#ffffff', 0.2));
    c.path('M126 128Q150 104 174 128Z', mix(p.x, p.b, 0.3));
    both(s => c.ellipse(150 + s * 7, 103, 4.5, 6, '#0a0c14', `transform="rotate(${s * 16} ${150 + s * 7} 103)"`));
    c.path(
      'M112 108C116 86 130 74 146 70',
      'none',
      'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
    );
    c.path(
      'M28 142C40 112 100 108 150 108C200 108 260 112 272 142C250 172 50 172 28 142Z',
      c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 90),
    );
    c.ellipse(150, 150, 96, 15, darken(p.h3, 0.4));
    c.ellipse(150, 153, 52, 9, lighten(p.x, 0.5));
    range(9).forEach(i => {
      const x = 48 + i * 25.5,
        y = 141 + Math.sin((i / 8) * Math.PI) * 12;
      c.glow(x, y, 13, i % 2 ? p.x : '#ffd25e', 0.8);
      c.circle(x, y, 5, i % 2 ? lighten(p.x, 0.4) : '#fff0b8');
    });
    shine(c, 'M44 134C60 120 90 116 120 114', 4, 0.7);
    range(4).forEach(i => c.path(star4(110 + i * 26, 220 + (i % 2) * 24, 6), '#fff', 'opacity=".8"'));
  },
};
