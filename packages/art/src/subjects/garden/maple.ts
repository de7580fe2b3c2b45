import { lighten } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const maple: Subject = {
  tints: ['flame', 'ruby', 'gold', 'moss'],
  scenes: ['rays', 'pines', 'foliage'],
  draw(c, p) {
    const h: Point[] = [
      [150, 46],
      [164, 78],
      [184, 66],
      [182, 112],
      [214, 90],
      [218, 108],
      [256, 106],
      [242, 138],
      [258, 150],
      [206, 192],
      [212, 214],
      [156, 204],
      [156, 256],
      [150, 256],
    ];
    const all = h.concat(
      h
        .slice()
        .toReversed()
        .map(([x, y]) => [300 - x, y]),
    );
    c.poly(
      all,
      c.lin([p.h1, p.h2, p.h3], 100),
      `stroke="${lighten(p.h1, 0.4)}" stroke-width="2.5" stroke-linejoin="round"`,
    );
    c.poly(h.concat([[150, 46]]), '#000', 'opacity=".14"');
    for (const [x, y] of [
      [150, 64],
      [244, 112],
      [56, 112],
      [206, 206],
      [94, 206],
    ] as const)
      c.line(`M150 200 L${x} ${y}`, lighten(p.h1, 0.5), 2.2, 'opacity=".6" stroke-linecap="round"');
    c.poly(
      [
        [150, 46],
        [136, 78],
        [116, 66],
        [118, 112],
        [150, 190],
      ],
      '#fff',
      'opacity=".14"',
    );
    for (let i = 0; i < 8; i++) {
      const x = 20 + c.rand() * 260,
        y = 20 + c.rand() * 240;
      c.poly(
        [
          [x, y - 8],
          [x + 6, y],
          [x, y + 8],
          [x - 6, y],
        ],
        p.x,
        `opacity=".8" transform="rotate(${num(c.rand() * 90)} ${num(x)} ${num(y)})"`,
      );
    }
  },
};
