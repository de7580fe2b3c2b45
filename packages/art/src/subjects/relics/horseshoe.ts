import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const horseshoe: Subject = {
  tints: ['silver', 'gold', 'copper', 'brass'],
  scenes: ['meadow', 'rays', 'mesa', 'bokeh'],
  draw(c, p) {
    const d =
      'M98 252L78 246C52 186 46 62 150 50C254 62 248 186 222 246L202 252L194 234C220 172 206 104 150 98C94 104 80 172 106 234Z';
    c.path(d, darken(p.h3, 0.4), 'transform="translate(5 7)"');
    c.path(d, c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 55));
    c.path(
      'M88 226C64 168 68 84 150 74C232 84 236 168 212 226',
      'none',
      `stroke="${p.h3}" stroke-width="9" opacity=".55"`,
    );
    for (const [x, y, r] of [
      [74, 170, -8],
      [78, 130, 10],
      [98, 96, 34],
      [202, 96, -34],
      [222, 130, -10],
      [226, 170, 8],
    ] as const)
      c.rect(x - 4, y - 7, 8, 14, '#120c0a', `rx="2" transform="rotate(${r} ${x} ${y})"`);
    range(4).forEach(i =>
      c.group(`transform="rotate(${45 + i * 90} 150 174)"`, () => {
        c.path(
          'M150 174C126 158 120 142 130 131C138 123 148 127 150 138C152 127 162 123 170 131C180 142 174 158 150 174Z',
          c.lin(['#b8f59a', '#3fae5a', '#12613a'], 100),
        );
      }),
    );
    c.ball(150, 174, 7, p.x);
    shine(c, 'M66 148C66 104 90 72 128 62', 5, 0.7);
    sparkle(c, 232, 74, 12);
  },
};
