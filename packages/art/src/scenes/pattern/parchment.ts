import { TAU, polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const parchment: Scene = (c, p) => {
  c.rect(0, 0, 300, 400, c.rad(['#f6e6bf', '#e3c68c', '#a8793f'], 50, 38, 75), 'opacity=".82"');
  for (const [x, y, n] of [
    [60, 70, 5],
    [246, 110, 6],
    [50, 250, 5],
  ] as const)
    range(n).forEach(i =>
      c.ellipse(x, y, 14 + i * 13, 10 + i * 10, 'none', 'stroke="#8a5a2c" stroke-width="1" opacity=".34"'),
    );
  c.line(
    'M20 300C60 240 110 290 150 236S250 210 284 130',
    '#a8321c',
    2.5,
    'stroke-dasharray="7 7" stroke-linecap="round" opacity=".8"',
  );
  c.line('M276 122l14 14M290 122l-14 14', '#a8321c', 4, 'stroke-linecap="round"');
  range(16).forEach(i => {
    const [x, y] = polar(150, 150, 220, (i / 16) * TAU);
    c.line(`M150 150L${num(x)} ${num(y)}`, '#8a5a2c', 0.8, 'opacity=".3"');
  });
  c.rect(
    0,
    210,
    300,
    190,
    c.lin(
      [
        [p.b, 0],
        [p.b, 0.9],
      ],
      90,
    ),
  );
};
