import { lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const jelly: Subject = {
  tints: ['ice', 'rose', 'violet', 'mint'],
  scenes: ['reef', 'abyss', 'bokeh'],
  draw(c, p) {
    for (let i = 0; i < 9; i++) {
      const x = 92 + i * 14.5,
        w = (i % 2 ? 1 : -1) * 14;
      c.line(
        `M${x} 150 C${x + w} 186 ${x - w} 214 ${x + w * 0.6} ${250 + ((i * 37) % 40)}`,
        i % 3 ? p.h1 : p.x,
        i % 3 ? 2 : 5,
        `stroke-linecap="round" opacity="${i % 3 ? 0.7 : 0.5}"`,
      );
    }
    c.path(
      'M66 152 C66 86 104 52 150 52 C196 52 234 86 234 152 C222 166 210 148 196 160 C184 172 172 150 150 162 C128 150 116 172 104 160 C90 148 78 166 66 152Z',
      c.rad(
        [
          [lighten(p.h1, 0.7), 0.98],
          [p.h1, 0.92],
          [p.h2, 0.9],
          [p.h3, 0.95],
        ],
        42,
        28,
        78,
      ),
    );
    c.path(
      'M86 134 C90 96 112 72 140 66',
      'none',
      'stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"',
    );
    for (const [x, y, r] of [
      [150, 116, 16],
      [122, 130, 10],
      [178, 130, 10],
      [150, 84, 8],
    ] as const)
      c.circle(x, y, r, p.x, 'opacity=".35"');
    for (let i = 0; i < 12; i++)
      c.circle(
        30 + c.rand() * 240,
        40 + c.rand() * 220,
        2 + c.rand() * 4,
        'none',
        `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".6"`,
      );
  },
};
