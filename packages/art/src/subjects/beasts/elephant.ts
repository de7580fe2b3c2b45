import { darken, lighten, mix } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { both, range } from '../../core/geometry.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const elephant: Subject = {
  tints: ['slate', 'snow', 'sand', 'violet'],
  scenes: ['savanna', 'foliage', 'temple', 'rays'],
  draw(c, p) {
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.path(
        smooth([
          [X(36), 84],
          [X(84), 62],
          [X(116), 96],
          [X(112), 150],
          [X(82), 190],
          [X(50), 168],
          [X(40), 130],
        ]),
        c.lin([p.h1, p.h2, p.h3], s > 0 ? 60 : 100),
      );
      c.path(
        smooth([
          [X(50), 98],
          [X(82), 84],
          [X(98), 110],
          [X(94), 146],
          [X(76), 168],
          [X(58), 148],
        ]),
        mix(p.h3, '#e8a0a0', 0.35),
        'opacity=".6"',
      );
    });
    c.path(
      smooth([
        [150, 62],
        [188, 76],
        [202, 116],
        [192, 152],
        [176, 176],
        [172, 214],
        [182, 244],
        [164, 262],
        [142, 254],
        [132, 220],
        [126, 178],
        [108, 152],
        [98, 116],
        [112, 76],
      ]),
      c.lin([p.h1, p.h2, p.h3], 40),
    );
    both(s => {
      c.path(
        `M${150 + s * 34} 172C${150 + s * 40} 204 ${150 + s * 62} 226 ${150 + s * 86} 222C${150 + s * 68} 214 ${150 + s * 54} 194 ${150 + s * 50} 164Z`,
        c.lin(['#fffdf5', '#e6d8bd', '#a58f6c'], 80),
      );
      eye(c, 150 + s * 30, 132, 4.5, p.x);
      c.line(
        `M${150 + s * 20} 118Q${150 + s * 32} 112 ${150 + s * 42} 122`,
        p.h3,
        3,
        'stroke-linecap="round" opacity=".7"',
      );
    });
    range(6).forEach(i =>
      c.line(
        `M${128 + i} ${178 + i * 12}Q150 ${186 + i * 12} ${174 - i * 0.4} ${176 + i * 12}`,
        p.h3,
        2,
        'opacity=".55"',
      ),
    );
    c.path(
      'M150 66L168 96L150 128L132 96Z',
      c.lin([lighten(p.x, 0.4), darken(p.x, 0.25)], 70),
      `stroke="${lighten(p.x, 0.6)}" stroke-width="1.6"`,
    );
    c.circle(150, 97, 7, lighten(p.x, 0.7));
    both(s =>
      c.line(
        `M150 66Q${150 + s * 26} 70 ${150 + s * 46} 92`,
        lighten(p.x, 0.3),
        3,
        'stroke-dasharray="1 6" stroke-linecap="round"',
      ),
    );
  },
};
