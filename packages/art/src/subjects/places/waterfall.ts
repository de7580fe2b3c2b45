import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { cloud, leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const waterfall: Subject = {
  wide: true,
  tints: ['jade', 'slate', 'moss', 'violet'],
  scenes: ['foliage', 'dawn', 'aurora', 'rays'],
  draw(c, p) {
    c.path('M-10 80L60 66L104 84L112 268H-10Z', c.lin([p.h1, p.h2, p.h3], 20));
    c.path('M310 60L240 56L196 82L188 268H310Z', c.lin([p.h2, p.h3, darken(p.h3, 0.4)], 20));
    for (const d of [
      'M20 96l26 30l-10 42l24 60',
      'M70 84l-12 50l20 40',
      'M268 80l-22 44l16 50l-20 60',
      'M222 86l10 44l-14 40',
    ])
      c.line(d, darken(p.h3, 0.4), 2.5, 'opacity=".5" stroke-linejoin="round"');
    c.path('M100 82Q150 70 200 82L192 262H108Z', c.lin(['#ffffff', lighten(p.g, 0.55), lighten(p.g, 0.3)], 90));
    range(11).forEach(i =>
      c.line(
        `M${106 + i * 9} ${86 + (i % 3) * 16}V${180 + ((i * 31) % 80)}`,
        i % 2 ? '#fff' : mix(p.g, p.a, 0.4),
        2 + (i % 3),
        'opacity=".55" stroke-linecap="round"',
      ),
    );
    c.path('M96 84Q150 64 204 84Q150 76 96 84Z', '#fff');
    c.ellipse(150, 266, 140, 22, c.lin([lighten(p.g, 0.4), mix(p.g, p.b, 0.6)], 90));
    for (const [x, y, w] of [
      [112, 266, 34],
      [150, 258, 44],
      [190, 266, 34],
    ] as const)
      c.path(cloud(x, y, w), '#fff', 'opacity=".6"');
    for (const [x, y, s, n] of [
      [34, 78, 1, 7],
      [258, 66, 1, 7],
      [14, 230, 0.8, 6],
      [288, 220, 0.8, 6],
    ] as const)
      range(n).forEach(i =>
        c.path(leaf(x, y, 40 * s, 8 * s, -170 + i * (160 / (n - 1))), c.lin([mix('#6fc06a', p.g, 0.2), '#1d5a36'], 90)),
      );
    c.path(
      'M60 196A92 92 0 0 1 240 196',
      'none',
      `stroke="${c.lin(
        [
          ['#ff7a7a', 0.5],
          ['#ffd25e', 0.5],
          ['#5fe0a0', 0.5],
          ['#6fa8ff', 0.5],
        ],
        0,
      )}" stroke-width="10"`,
    );
  },
};
