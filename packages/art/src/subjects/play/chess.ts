import { lighten, mix, tone } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

/** Projects a grid point on the board: u runs to the right, v to the left. */
const q = (u: number, v: number): Point => [150 + (u - v) * 32.5, 214 + (u + v) * 13];

export const chess: Subject = {
  tints: ['ivory', 'obsidian', 'gold', 'jade'],
  scenes: ['weave', 'library', 'moonrise', 'ruin'],
  draw(c, p) {
    c.poly(
      [
        [20, 262],
        [150, 214],
        [280, 262],
        [150, 318],
      ],
      '#efe2c8',
    );
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++)
        if ((i + j) % 2) {
          c.poly([q(i, j), q(i + 1, j), q(i + 1, j + 1), q(i, j + 1)], mix(p.h3, '#2a1a10', 0.4));
        }
    c.path(
      'M92 252C92 236 104 232 108 220C112 196 118 180 136 162C118 168 100 176 88 170C78 164 78 152 88 144C102 130 108 108 124 92C122 80 128 66 140 58L150 74C196 82 220 128 212 180C210 202 196 212 196 228C198 238 208 240 208 252Z',
      c.lin([lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 20),
    );
    range(6).forEach(i => c.path(leaf(158 + i * 8, 84 + i * 20, 32, 8, -16 + i * 14), tone(p, 0.7)));
    c.circle(128, 112, 5, '#0c0c12');
    c.circle(126.5, 110.5, 1.6, '#fff');
    c.ellipse(92, 158, 3, 2.2, '#0c0c12');
    c.path(
      'M136 162C150 158 160 146 164 130',
      'none',
      `stroke="${p.h3}" stroke-width="3" opacity=".6" stroke-linecap="round"`,
    );
    c.path('M78 252H222L228 272H72Z', c.lin([p.h1, p.h2, p.h3], 0));
    c.rect(84, 242, 132, 12, c.lin([lighten(p.h1, 0.3), p.h3], 0), 'rx="5"');
    shine(c, 'M122 216C126 192 136 178 150 164', 4, 0.5);
    gem(c, 150, 262, 8, p.x);
  },
};
