import { lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { lathe, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const oilLamp: Subject = {
  tints: ['gold', 'brass', 'copper', 'silver'],
  scenes: ['dunes', 'cavern', 'weave', 'stars'],
  draw(c, p) {
    c.path(
      'M62 128C30 110 26 74 62 62C98 50 60 30 84 8C118 22 94 56 112 66C130 78 92 100 84 122Z',
      c.lin(
        [
          [lighten(p.x, 0.6), 0.85],
          [p.x, 0.55],
          [p.x, 0.05],
        ],
        -90,
      ),
    );
    c.glow(70, 120, 70, p.x, 0.7);
    c.path(
      smooth(
        [
          [64, 140],
          [52, 126],
          [62, 120],
          [92, 146],
          [120, 152],
          [180, 152],
          [222, 168],
          [218, 204],
          [186, 226],
          [136, 228],
          [104, 208],
          [84, 176],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 80),
    );
    c.line(
      'M212 178C252 156 268 192 246 210C230 222 214 214 206 204',
      c.lin([p.h1, p.h3], 90),
      9,
      'stroke-linecap="round"',
    );
    c.path(
      lathe(
        [
          [8, 112],
          [14, 122],
          [32, 138],
          [46, 152],
        ],
        158,
      ),
      metal(c, p),
    );
    c.ball(158, 106, 8, p.x);
    c.path(
      lathe(
        [
          [18, 224],
          [14, 234],
          [48, 250],
          [54, 258],
        ],
        158,
      ),
      metal(c, p),
    );
    c.path('M100 182Q156 202 214 182L212 194Q156 214 104 196Z', p.h3, 'opacity=".55"');
    range(5).forEach(i => gem(c, 114 + i * 22, 191 + Math.sin((i / 4) * Math.PI) * 8, 7, i % 2 ? p.g : p.x));
    shine(c, 'M96 168C112 166 140 162 176 164', 5, 0.6);
    sparkle(c, 214, 130, 11);
    for (const [x, y, s] of [
      [110, 36, 7],
      [52, 34, 5],
      [132, 82, 6],
    ] as const)
      sparkle(c, x, y, s, lighten(p.x, 0.6));
  },
};
