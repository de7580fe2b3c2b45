import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const strawberry: Subject = {
  tints: ['ruby', 'tomato', 'rose', 'snow'],
  scenes: ['meadow', 'bokeh', 'halftone', 'garden'],
  draw(c, p) {
    c.group('transform="rotate(10 150 150)"', () => {
      const d = 'M150 88C190 70 236 92 234 138C230 196 180 246 150 264C120 246 70 196 66 138C64 92 110 70 150 88Z';
      c.path(d, c.rad([lighten(p.h1, 0.1), p.h2, mix(p.h2, p.h3, 0.4), p.h3], 38, 28, 84));
      for (let r = 0; r < 6; r++) {
        const n = nth([5, 6, 5, 4, 3, 2], r),
          y = 118 + r * 24;
        range(n).forEach(i => {
          const x = 150 + (i - (n - 1) / 2) * (30 - r);
          c.path(leaf(x, y - 5, 10, 3.5, 90), '#ffe79a', `stroke="${p.h3}" stroke-width="1.2"`);
        });
      }
      for (const a of [-164, -128, -90, -52, -16])
        c.path(
          leaf(150, 88, 62, 14, a + (a === -90 ? 0 : a < -90 ? -12 : 12)),
          c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60),
        );
      for (const a of [150, 30, 110, 70]) c.path(leaf(150, 86, 40, 12, a), c.lin([GREEN.h2, GREEN.h3], 60));
      c.line('M150 84C150 60 162 46 178 38', GREEN.h2, 6, 'stroke-linecap="round"');
      shine(c, 'M82 146C82 120 94 104 110 98', 7, 0.5);
    });
    sparkle(c, 222, 78, 12);
    sparkle(c, 70, 222, 8);
  },
};
