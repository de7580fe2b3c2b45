import { mix, tone } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const iceberg: Subject = {
  wide: true,
  tints: ['ice', 'snow', 'teal', 'violet'],
  scenes: ['aurora', 'dawn', 'storm', 'stars'],
  draw(c, p) {
    const f = (q: readonly Point[], t: number) => c.poly(q, tone(p, t), `stroke="${tone(p, t)}" stroke-width=".6"`);
    f(
      [
        [150, 34],
        [104, 96],
        [138, 110],
      ],
      -0.5,
    );
    f(
      [
        [150, 34],
        [138, 110],
        [178, 94],
      ],
      -0.1,
    );
    f(
      [
        [178, 94],
        [150, 34],
        [206, 72],
      ],
      0.25,
    );
    f(
      [
        [104, 96],
        [66, 150],
        [112, 152],
        [138, 110],
      ],
      -0.35,
    );
    f(
      [
        [138, 110],
        [112, 152],
        [166, 152],
        [178, 94],
      ],
      0.05,
    );
    f(
      [
        [178, 94],
        [166, 152],
        [214, 152],
        [206, 72],
      ],
      0.4,
    );
    f(
      [
        [206, 72],
        [214, 152],
        [246, 152],
        [228, 112],
      ],
      0.6,
    );
    c.rect(
      -10,
      150,
      320,
      150,
      c.lin(
        [
          [mix(p.g, p.a, 0.3), 0.85],
          [p.b, 0.9],
        ],
        90,
      ),
    );
    const g = (q: readonly Point[], t: number) => c.poly(q, mix(tone(p, t), mix(p.g, p.a, 0.5), 0.42));
    g(
      [
        [54, 152],
        [112, 152],
        [96, 210],
      ],
      0.2,
    );
    g(
      [
        [112, 152],
        [166, 152],
        [150, 276],
        [96, 210],
      ],
      0.4,
    );
    g(
      [
        [166, 152],
        [214, 152],
        [204, 220],
        [150, 276],
      ],
      0.6,
    );
    g(
      [
        [214, 152],
        [258, 152],
        [204, 220],
      ],
      0.85,
    );
    for (let i = 0; i < 6; i++) c.path(leaf(20 + i * 46, 152 + (i % 2) * 4, 44, 2.5, 0), '#fff', 'opacity=".75"');
    for (let i = 0; i < 9; i++)
      c.circle(60 + c.rand() * 190, 180 + c.rand() * 90, 1.5 + c.rand() * 3, '#fff', 'opacity=".35"');
    sparkle(c, 150, 48, 14);
    sparkle(c, 92, 122, 8);
    sparkle(c, 216, 96, 8);
  },
};
