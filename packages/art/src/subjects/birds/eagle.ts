import { tone } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const eagle: Subject = {
  tints: ['umber', 'gold', 'slate', 'bronze'],
  scenes: ['ridge', 'storm', 'rays', 'mesa'],
  draw(c, p) {
    range(14).forEach(i =>
      c.path(leaf(150 + i * 5, 120 + i * 12, 92 - i * 2, 17, 62 + i * 2.5), tone(p, i % 2 ? 0.85 : 1.05)),
    );
    range(12).forEach(i =>
      c.path(leaf(130 + i * 5, 128 + i * 10, 86, 15, 78 + i * 2), c.lin([tone(p, i % 2 ? 0.4 : 0.65), tone(p, 1)], 70)),
    );
    c.path(
      smooth(
        [
          [120, 64],
          [164, 56],
          [202, 82],
          [218, 132],
          [226, 182],
          [196, 176],
          [186, 206],
          [164, 182],
          [146, 204],
          [134, 172],
          [112, 160],
          [92, 136],
          [94, 96],
        ],
        true,
        7,
      ),
      c.lin(['#ffffff', '#f2ece2', '#b9ad9e'], 40),
    );
    range(5).forEach(i => c.path(leaf(140 + i * 15, 92 + i * 8, 56, 9, 58 + i * 4), '#cfc4b4', 'opacity=".55"'));
    c.path(
      'M106 90C76 84 52 100 48 136C46 154 52 164 58 170C62 150 72 142 92 140C104 140 112 132 114 118Z',
      c.lin(['#ffe9a0', '#f5b52e', '#b06a10'], 70),
    );
    c.path('M58 138C74 128 92 126 112 128', 'none', 'stroke="#7a4508" stroke-width="2.6" stroke-linecap="round"');
    c.ellipse(84, 112, 5, 3, '#7a4508');
    c.path('M98 94C116 88 138 92 152 104L142 108C126 100 112 100 100 104Z', '#4a3a2c');
    eye(c, 128, 110, 7, p.x);
    shine(c, 'M72 96C60 108 56 120 55 140', 3.5, 0.6);
  },
};
