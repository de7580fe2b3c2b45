import { darken, lighten, tone } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';
import { bubbles } from './bubbles.ts';

export const turtle: Subject = {
  tints: ['jade', 'moss', 'teal', 'topaz'],
  scenes: ['reef', 'lagoon', 'ripples', 'abyss'],
  draw(c, p) {
    c.group('transform="rotate(-24 150 150)"', () => {
      both(s => {
        const X = (v: number) => 150 + s * v;
        c.path(
          smooth([
            [X(44), 108],
            [X(84), 76],
            [X(124), 66],
            [X(134), 78],
            [X(110), 106],
            [X(74), 134],
          ]),
          c.lin([p.h1, p.h2, p.h3], 60),
        );
        c.path(
          smooth([
            [X(48), 196],
            [X(76), 216],
            [X(92), 244],
            [X(80), 250],
            [X(56), 236],
            [X(36), 214],
          ]),
          c.lin([p.h2, p.h3], 60),
        );
        for (const [x, y] of [
          [90, 88],
          [108, 80],
          [76, 104],
          [68, 220],
        ] as const)
          c.ellipse(X(x), y, 7, 5, p.h3, 'opacity=".5"');
      });
      c.path(
        smooth([
          [150, 34],
          [170, 46],
          [172, 70],
          [160, 92],
          [140, 92],
          [128, 70],
          [130, 46],
        ]),
        c.lin([p.h1, p.h2, p.h3], 60),
      );
      both(s => {
        c.circle(150 + s * 14, 52, 4, '#0a0c12');
        c.circle(150 + s * 14 - 1, 51, 1.3, '#fff');
      });
      c.path(
        smooth([
          [150, 78],
          [200, 94],
          [218, 144],
          [200, 206],
          [150, 238],
          [100, 206],
          [82, 144],
          [100, 94],
        ]),
        c.lin([p.h1, p.h2, darken(p.h3, 0.3)], 60),
      );
      c.path(
        smooth([
          [150, 88],
          [192, 102],
          [208, 146],
          [192, 200],
          [150, 228],
          [108, 200],
          [92, 146],
          [108, 102],
        ]),
        c.lin([tone(p, 0.7), tone(p, 1.2)], 60),
      );
      const plate = (pts: readonly Point[], t: number) =>
        c.poly(
          pts,
          c.lin([lighten(tone(p, t), 0.25), tone(p, t + 0.25)], 60),
          `stroke="${darken(p.h3, 0.4)}" stroke-width="2" stroke-linejoin="round"`,
        );
      plate(
        [
          [150, 96],
          [170, 112],
          [164, 134],
          [136, 134],
          [130, 112],
        ],
        0.2,
      );
      plate(
        [
          [136, 138],
          [164, 138],
          [174, 160],
          [164, 182],
          [136, 182],
          [126, 160],
        ],
        0.1,
      );
      plate(
        [
          [136, 186],
          [164, 186],
          [168, 206],
          [150, 222],
          [132, 206],
        ],
        0.3,
      );
      both(s => {
        const m = (a: readonly Point[]) => a.map(([x, y]): Point => [150 + s * x, y]);
        plate(
          m([
            [24, 112],
            [46, 110],
            [54, 140],
            [28, 152],
            [18, 136],
          ]),
          0.4,
        );
        plate(
          m([
            [28, 158],
            [56, 144],
            [56, 178],
            [42, 200],
            [18, 184],
          ]),
          0.5,
        );
      });
      shine(c, 'M104 108C94 132 94 156 100 180', 4, 0.35);
    });
    bubbles(c, p);
  },
};
