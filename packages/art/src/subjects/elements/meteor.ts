import type { Canvas } from '../../core/canvas.ts';
import { darken, tone } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

/** The fire behind the rock. `turn` is the direction in which it streams, in degrees clockwise from straight up. */
export const meteorFire = (c: Canvas, turn: number): void => {
  for (const [w, L, k, o] of [
    [74, 230, '#ff5a1e', 0.55],
    [54, 210, '#ff8a2e', 0.75],
    [34, 180, '#ffd25e', 0.9],
    [16, 130, '#fffbe0', 1],
  ] as const)
    c.group(`transform="rotate(${turn} 116 186)"`, () =>
      c.path(
        `M${116 - w} 186Q${116 - w * 0.7} ${186 - L * 0.5} 116 ${186 - L}Q${116 + w * 0.7} ${186 - L * 0.5} ${116 + w} 186Z`,
        c.lin(
          [
            [k, 0],
            [k, o],
          ],
          90,
        ),
      ),
    );
};

/** The rock alone, centred on about (116, 186). */
export const meteorRock: Subject['draw'] = (c, p) => {
  const q: Point[] = [
    [52, 178],
    [74, 134],
    [120, 118],
    [166, 140],
    [184, 184],
    [164, 230],
    [118, 252],
    [70, 232],
  ];
  q.forEach((v, i) =>
    c.poly([[112, 178], v, nth(q, (i + 1) % 8)], tone(p, nth([0.9, 0.55, 0.35, 0.3, 0.7, 1, 1.25, 1.15], i))),
  );
  c.poly(
    [
      [74, 134],
      [120, 118],
      [112, 178],
    ],
    '#ffb04a',
    'opacity=".5"',
  );
  c.poly(
    [
      [120, 118],
      [166, 140],
      [112, 178],
    ],
    '#ffd25e',
    'opacity=".45"',
  );
  c.poly(
    [
      [166, 140],
      [184, 184],
      [112, 178],
    ],
    '#ff7a2e',
    'opacity=".45"',
  );
  for (const [x, y, r] of [
    [92, 190, 13],
    [128, 216, 11],
    [132, 166, 9],
    [84, 222, 7],
  ] as const) {
    c.ellipse(x, y, r, r * 0.8, darken(p.h3, 0.5), 'opacity=".7"');
    c.ellipse(x + 2, y + 2, r * 0.7, r * 0.5, tone(p, 0.7), 'opacity=".6"');
  }
  c.line('M64 186L92 178L104 202L128 196M118 240L128 216L156 210', p.x, 3, 'opacity=".9" stroke-linejoin="round"');
};

export const meteor: Subject = {
  tints: ['umber', 'obsidian', 'slate', 'rust'],
  scenes: ['stars', 'nebula', 'ridge', 'embers'],
  draw(c, p) {
    meteorFire(c, 45);
    meteorRock(c, p);
    for (const [x, y, s] of [
      [230, 120, 6],
      [196, 50, 5],
      [150, 66, 4],
    ] as const)
      c.circle(x, y, s, '#ffb04a');
    sparkle(c, 248, 220, 9);
    sparkle(c, 48, 70, 8);
    c.path(star4(120, 118, 14), '#fff', 'opacity=".8"');
  },
};
