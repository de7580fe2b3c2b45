import { darken, lighten } from '../../core/colour.ts';
import { compassRose } from '../../core/compass-rose.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { leaf, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const tarot: Subject = {
  tints: ['violet', 'cobalt', 'emerald', 'ruby'],
  scenes: ['stars', 'curtain', 'nebula', 'rings'],
  draw(c, p) {
    for (const [x, r, k] of [
      [88, -16, p.h3],
      [212, 16, p.h3],
      [150, 0, p.h2],
    ] as const)
      c.group(`transform="translate(${x} ${r ? 158 : 148}) rotate(${r})"`, () => {
        c.rect(-50, -88, 108, 184, '#000', 'rx="10" opacity=".4"');
        c.rect(-54, -92, 108, 184, c.lin(['#fff3cf', '#e0b45c', '#8a5a1c'], 60), 'rx="10"');
        c.rect(-48, -86, 96, 172, c.lin([lighten(k, 0.1), k, darken(k, 0.55)], 80), 'rx="6"');
        c.rect(-42, -80, 84, 160, 'none', 'stroke="#f3d68e" stroke-width="1.4" rx="4" opacity=".8"');
        if (!r) {
          range(16).forEach(i =>
            c.path(leaf(...polar(0, -10, 26, (i / 16) * TAU), i % 2 ? 16 : 24, 4, (i / 16) * 360), '#f6d98c'),
          );
          c.circle(0, -10, 24, c.lin(['#fff3cf', '#e8b04a', '#a86a1c'], 60));
          c.path('M6 -28A20 20 0 1 0 6 8A16 16 0 0 1 6 -28Z', p.h3, 'opacity=".75"');
          for (const [u, v, q] of [
            [-24, -64, 7],
            [26, -60, 5],
            [-28, 50, 5],
            [26, 54, 7],
            [0, 62, 9],
          ] as const)
            c.path(star4(u, v, q), '#fff3cf');
        } else {
          compassRose(c, 0, 0, 40, '#ffe9ac', p.x, '#a86a1c');
        }
      });
  },
};
