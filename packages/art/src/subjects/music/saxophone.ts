import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { smooth } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';
import { note } from './note.ts';

export const saxophone: Subject = {
  tints: ['gold', 'brass', 'copper', 'silver'],
  scenes: ['city', 'curtain', 'bokeh', 'deco'],
  draw(c, p) {
    const tube: Point[] = [
      [198, 34],
      [176, 40],
      [166, 62],
      [152, 120],
      [138, 180],
      [124, 226],
      [140, 258],
      [174, 252],
      [188, 214],
      [196, 170],
    ];
    const d = smooth(tube, false);
    c.line('M198 34L226 44', '#15151c', 11, 'stroke-linecap="round"');
    c.line(d, darken(p.h3, 0.35), 40, 'stroke-linecap="round" opacity="0"');
    range(60).forEach(i => {
      const t = i / 59,
        n = tube.length - 1,
        k = Math.min(n - 1, Math.floor(t * n)),
        f = t * n - k,
        [ax, ay] = nth(tube, k),
        [bx, by] = nth(tube, k + 1);
      c.circle(
        ax + (bx - ax) * f,
        ay + (by - ay) * f,
        6 + t * 15,
        i % 2 ? c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 0) : c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 0),
      );
    });
    c.ellipse(202, 158, 46, 24, c.lin([lighten(p.h1, 0.4), p.h2, p.h3], 20), 'transform="rotate(16 202 158)"');
    c.ellipse(203, 155, 36, 17, darken(p.h3, 0.5), 'transform="rotate(16 203 155)"');
    range(6).forEach(i => {
      const x = 160 - i * 6.5,
        y = 92 + i * 26;
      c.circle(x - 6, y, 10, darken(p.h3, 0.3));
      c.circle(x - 7, y - 1, 8, c.lin(['#fffbe8', '#d8c9a8'], 60));
    });
    c.line('M178 70L150 196', lighten(p.h1, 0.4), 3, 'opacity=".8"');
    shine(c, 'M168 58C158 90 146 140 132 196', 3.5, 0.7);
    note(c, 74, 96, 1, lighten(p.x, 0.4));
    note(c, 92, 176, 0.8, p.x);
    note(c, 250, 94, 0.9, lighten(p.x, 0.3));
    sparkle(c, 232, 134, 13);
  },
};
