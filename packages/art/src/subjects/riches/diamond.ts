import { lighten, tone } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const diamond: Subject = {
  tints: ['ice', 'rose', 'emerald', 'ruby', 'violet', 'topaz', 'cobalt'],
  scenes: ['rays', 'nebula', 'bokeh', 'deco', 'cavern'],
  draw(c, p) {
    c.glow(150, 140, 140, p.h1, 0.45);
    const y0 = 72,
      y1 = 118,
      [x0, x1, x2, x3, x4] = [44, 98, 150, 202, 256] as const,
      [u0, u1, u2, u3] = [84, 124, 176, 216] as const,
      b: Point = [150, 250];
    const f = (pts: readonly Point[], t: number) =>
      c.poly(pts, tone(p, t), `stroke="${lighten(p.h1, 0.5)}" stroke-width=".8" stroke-opacity=".6"`);
    f(
      [
        [u0, y0],
        [x0, y1],
        [x1, y1],
      ],
      -0.2,
    );
    f(
      [
        [u0, y0],
        [u1, y0],
        [x1, y1],
      ],
      0.1,
    );
    f(
      [
        [u1, y0],
        [x1, y1],
        [x2, y1],
      ],
      -0.55,
    );
    f(
      [
        [u1, y0],
        [u2, y0],
        [x2, y1],
      ],
      -0.1,
    );
    f(
      [
        [u2, y0],
        [x2, y1],
        [x3, y1],
      ],
      0.2,
    );
    f(
      [
        [u2, y0],
        [u3, y0],
        [x3, y1],
      ],
      0.4,
    );
    f(
      [
        [u3, y0],
        [x3, y1],
        [x4, y1],
      ],
      0.6,
    );
    f([[x0, y1], [x1, y1], b], 0.25);
    f([[x1, y1], [x2, y1], b], -0.25);
    f([[x2, y1], [x3, y1], b], 0.5);
    f([[x3, y1], [x4, y1], b], 0.9);
    c.poly(
      [
        [x1, y1],
        [124, 150],
        [150, 176],
        [x2, y1],
      ],
      '#fff',
      'opacity=".4"',
    );
    c.poly(
      [
        [x2, y1],
        [176, 150],
        [150, 176],
      ],
      p.x,
      'opacity=".3"',
    );
    c.poly(
      [
        [52, 122],
        [92, 122],
        [134, 220],
      ],
      '#fff',
      'opacity=".2"',
    );
    sparkle(c, 92, 92, 19);
    sparkle(c, 216, 140, 12);
    sparkle(c, 150, 60, 8);
    range(8).forEach(i => {
      const [X, Y] = polar(150, 140, 128, (i / 8) * TAU + 0.3);
      c.line(
        `M${num(X)} ${num(Y)}L${at(polar(150, 140, 142, (i / 8) * TAU + 0.3))}`,
        lighten(p.h1, 0.4),
        3,
        'stroke-linecap="round" opacity=".6"',
      );
    });
  },
};
