import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const watermelon: Subject = {
  tints: ['ruby', 'coral', 'rose'],
  scenes: ['lagoon', 'bokeh', 'halftone', 'rays'],
  draw(c, p) {
    c.group('transform="rotate(-14 150 150)"', () => {
      c.path('M22 118A128 128 0 0 0 278 118Z', c.lin(['#5fbf5a', '#1f7a3c', '#0c4a26'], 60));
      c.clipped('<path d="M22 118A128 128 0 0 0 278 118Z"/>', () =>
        range(9).forEach(i => c.line(`M${44 + i * 26} 120q6 40 ${(4 - i) * -6} 118`, '#0c4a26', 7, 'opacity=".35"')),
      );
      c.path('M34 118A116 116 0 0 0 266 118Z', '#f3f7d6');
      c.path('M44 118A106 106 0 0 0 256 118Z', c.lin([lighten(p.h1, 0.1), p.h2, mix(p.h2, p.h3, 0.5)], 70));
      for (const [x, y, a] of [
        [84, 138, 20],
        [120, 140, 6],
        [158, 138, -4],
        [196, 140, -14],
        [224, 134, -24],
        [100, 168, 16],
        [138, 172, 4],
        [178, 170, -8],
        [208, 162, -20],
        [122, 198, 8],
        [160, 200, -4],
        [186, 194, -12],
      ] as const) {
        c.path(leaf(x, y, 13, 4.5, 90 + a), '#1c0f14');
        c.circle(x - 1, y + 4, 1.2, '#fff');
      }
      c.line('M44 118H256', lighten(p.h1, 0.5), 3, 'opacity=".8"');
      shine(c, 'M60 132C70 166 96 190 124 200', 6, 0.3);
    });
    c.path(leaf(214, 62, 50, 17, -34), c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
    c.path(leaf(214, 62, 44, 14, 20), c.lin([GREEN.h1, GREEN.h3], 60));
    for (const [x, y, r] of [
      [60, 62, 7],
      [96, 40, 5],
      [40, 92, 4],
      [250, 226, 6],
      [230, 246, 4],
    ] as const)
      c.ball(x, y, r, '#dff4ff');
  },
};
