import { darken, lighten } from '../../core/colour.ts';
import type { Face } from '../../core/die.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

/** Positions of the pips on one half, in steps from its centre. */
const PIPS: Record<Face, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const dominoes: Subject = {
  tints: ['ivory', 'obsidian', 'ruby', 'teal'],
  scenes: ['weave', 'felt', 'lagoon', 'deco'],
  draw(c, p) {
    const tile = (x: number, y: number, r: number, a: Face, b: Face, k: string) =>
      c.group(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
        c.rect(-36, -70, 80, 152, '#000', 'rx="13" opacity=".4"');
        c.rect(-40, -76, 80, 152, c.lin([lighten(k, 0.5), k, darken(k, 0.3)], 60), 'rx="13"');
        c.rect(-40, -76, 80, 146, c.lin([lighten(k, 0.7), lighten(k, 0.25)], 60), 'rx="13"');
        c.line('M-30 -3H30', darken(k, 0.55), 3, 'opacity=".6"');
        c.circle(0, -3, 5, '#e0a53c');
        const ink = k === p.h2 ? p.h3 : '#16181f';
        for (const [n, oy] of [
          [a, -39],
          [b, 33],
        ] as const)
          for (const [u, v] of PIPS[n]) {
            c.circle(u * 19, oy + v * 19, 7.5, ink);
            c.circle(u * 19 - 2, oy + v * 19 - 2, 2, '#fff', 'opacity=".35"');
          }
      });
    tile(210, 140, 22, 3, 5, p.x);
    tile(96, 172, -20, 6, 4, p.h2);
    tile(158, 128, 4, 5, 6, '#f4efe4');
  },
};
