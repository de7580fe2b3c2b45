import { darken, lighten } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const clover: Subject = {
  tints: ['emerald', 'jade', 'gold'],
  scenes: ['rays', 'meadow', 'bokeh'],
  draw(c, p) {
    c.line('M150 166 C152 206 164 236 188 256', darken(p.h3, 0.1), 9, 'stroke-linecap="round"');
    const leaf = (r: number) =>
      c.group(`transform="rotate(${r} 150 152)"`, () => {
        c.path(
          'M150 152 C108 128 96 96 112 74 C126 56 146 62 150 84 C154 62 174 56 188 74 C204 96 192 128 150 152Z',
          c.lin([p.h1, p.h2, p.h3], 100),
          `stroke="${lighten(p.h1, 0.35)}" stroke-width="2"`,
        );
        c.line(
          'M150 144 V100 M150 122 L134 104 M150 122 L166 104',
          lighten(p.h1, 0.4),
          2,
          'opacity=".5" stroke-linecap="round"',
        );
        c.path(
          'M118 78 C126 68 140 72 146 86',
          'none',
          'stroke="#fff" stroke-opacity=".5" stroke-width="3.5" stroke-linecap="round"',
        );
      });
    [225, 135, 315, 45].forEach(leaf);
    c.ball(150, 152, 12, p.x);
    for (const [x, y, s] of [
      [70, 60, 9],
      [240, 92, 7],
      [76, 226, 6],
    ] as const)
      c.path(star4(x, y, s), p.x);
  },
};
