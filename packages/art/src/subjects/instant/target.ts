import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const target: Subject = {
  tints: ['ruby', 'teal', 'flame', 'violet'],
  scenes: ['grid', 'hex', 'stadium', 'ridge'],
  draw(c, p) {
    c.circle(150, 148, 112, '#10131c', 'opacity=".5"');
    (
      [
        [108, '#fffaf0'],
        [90, p.h2],
        [70, '#fffaf0'],
        [50, p.h2],
        [29, '#fffaf0'],
        [13, p.x],
      ] as const
    ).forEach(([r, k]) => c.circle(150, 148, r, c.rad([lighten(k, 0.3), k, darken(k, 0.35)], 38, 30, 80)));
    c.group('transform="rotate(-34 150 148)"', () => {
      c.line('M150 148H318', darken(p.h3, 0.2), 8, 'stroke-linecap="round"');
      c.line('M150 147H318', '#d9a066', 5, 'stroke-linecap="round"');
      for (const w of [-1, 1]) {
        c.path(`M250 148l22 ${w * 24}h40l-20 ${-w * 24}Z`, c.lin([lighten(p.x, 0.3), darken(p.x, 0.3)], 60));
      }
      c.poly(
        [
          [150, 148],
          [172, 140],
          [172, 156],
        ],
        '#e6edf6',
      );
    });
    range(8).forEach(i =>
      c.line(
        `M${at(polar(150, 148, 116, (i / 8) * TAU + 0.39))}L${at(polar(150, 148, 132, (i / 8) * TAU + 0.39))}`,
        lighten(p.x, 0.4),
        5,
        'stroke-linecap="round"',
      ),
    );
    shine(c, 'M60 112C72 80 98 58 128 50', 5, 0.5);
    sparkle(c, 178, 112, 12);
  },
};
