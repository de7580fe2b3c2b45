import { darken, lighten, mix, tone } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const dragon: Subject = {
  tints: ['jade', 'ruby', 'cobalt', 'gold', 'obsidian'],
  scenes: ['storm', 'embers', 'embers', 'ridge'],
  draw(c, p) {
    range(7).forEach(i =>
      c.path(leaf(196 - i * 4, 70 + i * 26, 66 - i * 4, 13, -46 + i * 14), c.lin([p.x, darken(p.x, 0.55)], 20)),
    );
    c.path(
      smooth(
        [
          [168, 66],
          [206, 92],
          [226, 140],
          [236, 200],
          [238, 276],
          [150, 276],
          [152, 232],
          [138, 200],
          [112, 190],
          [118, 156],
          [140, 120],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3, darken(p.h3, 0.4)], 20),
    );
    for (let r = 0; r < 6; r++)
      range(4).forEach(i =>
        c.path(
          leaf(162 + i * 17 + r * 3, 148 + r * 20 + (i % 2) * 8, 22, 9, 80),
          tone(p, i % 2 ? 0.5 : 0.8),
          `stroke="${darken(p.h3, 0.3)}" stroke-width="1"`,
        ),
      );
    range(6).forEach(i =>
      c.path(`M${148 + i} ${176 + i * 17}q14 4 22 14q-14 4 -26 2Z`, lighten(mix(p.h1, '#fff0c0', 0.5), 0.1)),
    );
    c.path('M170 72C186 44 216 26 252 26C232 42 222 56 214 84Z', c.lin(['#fff6dc', '#d8b878', '#6a4a20'], 20));
    c.path('M150 70C156 46 172 28 196 18C184 38 178 56 178 78Z', c.lin(['#fff6dc', '#c9a662', '#5a3c18'], 20));
    c.path(
      smooth(
        [
          [180, 68],
          [196, 96],
          [186, 128],
          [160, 142],
          [118, 148],
          [76, 158],
          [46, 156],
          [38, 138],
          [52, 122],
          [82, 112],
          [112, 88],
          [142, 66],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.15), p.h2, p.h3], 60),
    );
    c.path(
      smooth([
        [158, 146],
        [134, 168],
        [100, 184],
        [66, 188],
        [58, 178],
        [84, 168],
        [116, 152],
      ]),
      c.lin([p.h2, p.h3], 80),
    );
    c.path('M60 156C92 158 124 150 154 142L120 160L74 174Z', '#2a0610');
    range(6).forEach(i => {
      c.poly(
        [
          [62 + i * 14, 156 - i],
          [70 + i * 14, 155 - i],
          [66 + i * 14, 170 - i],
        ],
        '#fffbe8',
      );
      if (i < 5)
        c.poly(
          [
            [72 + i * 13, 176 - i * 3],
            [80 + i * 13, 173 - i * 3],
            [76 + i * 13, 162 - i * 3],
          ],
          '#fff3d0',
        );
    });
    c.glow(136, 104, 24, p.x, 0.8);
    c.path('M116 108C128 92 148 92 158 98C150 112 132 116 116 108Z', '#0a0508');
    c.path('M120 107C130 96 146 95 154 99C147 109 133 112 120 107Z', p.x);
    c.ellipse(138, 102, 2.5, 6.5, '#0a0508');
    c.path('M106 100C124 78 150 78 170 88L162 94C146 86 126 88 112 104Z', tone(p, 0.8));
    c.ellipse(50, 136, 5, 4, '#0a0508', 'transform="rotate(-24 50 136)"');
    range(3).forEach(i => c.path(leaf(96 + i * 16, 102 - i * 9, 18, 5, -120), tone(p, 0.9)));
    c.path(
      'M36 150C14 158 2 176 -8 198C12 186 22 182 30 182C20 196 18 208 18 222C30 202 42 190 58 182Z',
      c.lin(
        [
          ['#fff0a8', 0.95],
          [p.x, 0.7],
          [p.x, 0],
        ],
        130,
      ),
    );
    shine(c, 'M66 122C92 112 112 96 134 80', 3, 0.5);
  },
};
