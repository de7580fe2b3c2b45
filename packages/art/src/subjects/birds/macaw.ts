import { darken, lighten, mix } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const macaw: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'topaz'],
  scenes: ['foliage', 'lagoon', 'foliage', 'rays'],
  draw(c, p) {
    range(6).forEach(i => c.path(leaf(168 + i * 3, 190, 96 - i * 5, 9, 66 + i * 7), nth([p.h2, p.x, p.h3], i % 3)));
    c.path('M48 246C110 228 190 236 268 218L270 232C190 250 110 246 52 260Z', c.lin(['#8a5a34', '#3a2010'], 90));
    c.path(
      smooth(
        [
          [122, 44],
          [166, 46],
          [194, 84],
          [204, 136],
          [206, 190],
          [184, 230],
          [148, 236],
          [118, 204],
          [112, 160],
          [104, 128],
          [90, 108],
          [96, 70],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.15), p.h2, p.h3], 40),
    );
    for (const [k, y] of [
      [p.x, 130],
      [lighten(p.x, 0.4), 150],
      [mix(p.x, '#1f5fd8', 0.7), 170],
    ] as const)
      range(4).forEach(i =>
        c.path(leaf(146 + i * 8, y + i * 5, 66 - i * 4, 12, 62 + i * 6), c.lin([lighten(k, 0.25), darken(k, 0.3)], 60)),
      );
    c.path(
      smooth([
        [98, 76],
        [126, 68],
        [138, 92],
        [124, 116],
        [98, 112],
      ]),
      '#fff6ea',
    );
    range(4).forEach(i => c.line(`M104 ${84 + i * 8}Q116 ${80 + i * 8} 128 ${86 + i * 7}`, p.h2, 1.6, 'opacity=".7"'));
    c.path(
      'M104 74C66 70 56 104 68 138C78 126 84 122 100 118C108 104 108 88 104 74Z',
      c.lin(['#4a4652', '#17151d'], 50),
    );
    c.path('M76 124C84 138 98 136 104 122Z', '#26232c');
    eye(c, 120, 86, 5.5, p.x);
    shine(c, 'M92 80C78 84 74 98 74 112', 3.5, 0.5);
    shine(c, 'M150 56C172 66 184 92 190 124', 4, 0.4);
    c.line('M140 232L136 246M160 234L162 244', '#2a2228', 5, 'stroke-linecap="round"');
  },
};
