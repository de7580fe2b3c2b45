import { lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const chilli: Subject = {
  tints: ['ruby', 'flame', 'lime', 'tomato'],
  scenes: ['embers', 'rays', 'mesa', 'halftone'],
  draw(c, p) {
    c.glow(150, 150, 130, '#ff8a2e', 0.4);
    for (const [rot, q] of [
      [34, 0.86],
      [-10, 1],
    ] as const)
      c.group(`transform="translate(150 150) rotate(${rot}) scale(${q}) translate(-150 -150)"`, () => {
        c.path(
          'M176 82C206 104 210 150 178 194C150 232 104 256 58 252C100 240 122 212 130 178C136 148 132 116 142 92C150 78 164 74 176 82Z',
          c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 20),
        );
        c.path(
          'M158 92C148 120 158 160 136 196C124 216 106 234 86 244',
          'none',
          'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"',
        );
        c.path(
          'M134 100C138 72 172 62 188 92C176 100 170 94 162 102C154 94 146 104 134 100Z',
          c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60),
        );
        c.line('M164 78C166 58 178 46 198 44', GREEN.h2, 9, 'stroke-linecap="round"');
        c.line('M163 76C165 58 178 46 196 43', GREEN.h1, 3, 'stroke-linecap="round" opacity=".8"');
      });
    for (const [x, y, s] of [
      [70, 112, 1],
      [232, 214, 0.8],
      [92, 72, 0.6],
    ] as const)
      c.path(
        `M${x} ${y}c${12 * s} ${-16 * s} ${2 * s} ${-26 * s} ${-2 * s} ${-38 * s}c${-6 * s} ${12 * s} ${-18 * s} ${22 * s} ${2 * s} ${38 * s}Z`,
        c.lin(['#fff0a8', '#ff7a2e'], 90),
      );
  },
};
