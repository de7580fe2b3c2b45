import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const cactus: Subject = {
  tints: ['moss', 'jade', 'teal', 'lime'],
  scenes: ['mesa', 'dunes', 'dawn', 'stars'],
  draw(c, p) {
    c.shade(150, 266, 100, 10);
    const lobe = (d: string) => {
      c.line(d, darken(p.h3, 0.3), 50, 'stroke-linecap="round" stroke-linejoin="round"');
      c.line(d, c.linAt([p.h1, p.h2, p.h3], 90, 100, 220, 160), 44, 'stroke-linecap="round" stroke-linejoin="round"');
    };
    lobe('M150 190H86Q76 190 76 178V132');
    lobe('M150 166H212Q224 166 224 152V110');
    c.line('M150 262V76', darken(p.h3, 0.3), 74, 'stroke-linecap="round"');
    c.line('M150 262V76', c.lin([p.h1, p.h1], 0) && p.h2, 68, 'stroke-linecap="round"');
    c.path('M116 262V76a34 34 0 0 1 68 0V262Z', c.lin([lighten(p.h1, 0.15), p.h1, p.h2, p.h3], 0));
    for (const x of [130, 150, 170]) {
      c.line(`M${x} 262V62`, p.h3, 2.5, 'opacity=".5"');
      for (let y = 70; y < 256; y += 20)
        c.path(
          `M${x - 6} ${y - 4}L${x} ${y}L${x + 6} ${y - 4}M${x} ${y}V${y - 8}`,
          'none',
          'stroke="#fff6dc" stroke-width="1.3" opacity=".85"',
        );
    }
    for (const [x, ys] of [
      [76, [136, 158, 180]],
      [224, [114, 136, 156]],
    ] as const)
      for (const y of ys)
        c.path(
          `M${x - 6} ${y - 4}L${x} ${y}L${x + 6} ${y - 4}M${x} ${y}V${y - 8}`,
          'none',
          'stroke="#fff6dc" stroke-width="1.3" opacity=".85"',
        );
    for (const [x, y, r] of [
      [150, 38, 24],
      [76, 106, 17],
      [224, 84, 17],
    ] as const) {
      range(7).forEach(i => c.path(leaf(x, y, r, r * 0.32, -180 + i * 30), i % 2 ? lighten(p.x, 0.3) : p.x));
      c.circle(x, y - 1, r * 0.26, '#ffe27a');
    }
    c.path('M84 268Q150 250 216 268V282H84Z', c.lin(['#d9a066', '#7a4a22'], 90));
  },
};
