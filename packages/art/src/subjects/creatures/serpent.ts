import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { both, range } from '../../core/geometry.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const serpent: Subject = {
  tints: ['emerald', 'jade', 'ruby', 'obsidian', 'gold'],
  scenes: ['temple', 'foliage', 'ruin', 'weave'],
  draw(c, p) {
    const coil = (d: string, w: number) => {
      c.line(d, darken(p.h3, 0.5), w + 5, 'stroke-linecap="round"');
      c.line(d, c.lin([p.h1, p.h2, p.h3], 80), w, 'stroke-linecap="round"');
      c.line(d, lighten(p.x, 0.1), w * 0.3, 'stroke-dasharray="3 9" opacity=".75"');
      c.line(d, '#fff', 2.5, `stroke-linecap="round" opacity=".35" transform="translate(0 ${-w * 0.3})"`);
    };
    coil('M66 250C44 206 120 190 176 198C250 208 262 246 214 256C160 268 90 262 66 250', 30);
    coil('M88 226C74 190 130 178 168 184C222 192 232 222 190 230', 27);
    coil('M190 230C140 236 112 206 134 178C150 158 166 150 160 116', 26);
    c.path(
      smooth(
        [
          [150, 138],
          [112, 132],
          [96, 96],
          [116, 60],
          [150, 46],
          [184, 60],
          [204, 96],
          [188, 132],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    c.path(
      smooth([
        [150, 128],
        [126, 120],
        [118, 98],
        [132, 84],
        [150, 92],
        [168, 84],
        [182, 98],
        [174, 120],
      ]),
      c.lin([lighten(p.x, 0.3), darken(p.x, 0.3)], 90),
      'opacity=".8"',
    );
    range(4).forEach(i =>
      c.line(
        `M${132 + i} ${100 + i * 8}Q150 ${106 + i * 8} ${168 - i} ${100 + i * 8}`,
        darken(p.h3, 0.3),
        1.6,
        'opacity=".6"',
      ),
    );
    c.path(
      smooth(
        [
          [150, 40],
          [172, 48],
          [180, 72],
          [164, 90],
          [150, 96],
          [136, 90],
          [120, 72],
          [128, 48],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 70),
    );
    both(s => {
      c.ellipse(150 + s * 17, 66, 7, 6, p.x, `transform="rotate(${s * 24} ${150 + s * 17} 66)"`);
      c.ellipse(150 + s * 17, 66, 1.8, 5.5, '#08080e');
      c.ellipse(150 + s * 6, 84, 1.8, 2.5, '#08080e');
    });
    c.line('M150 94V112M150 112L142 122M150 112L158 122', '#ff4d5e', 2.5, 'stroke-linecap="round"');
    gem(c, 150, 54, 7, p.x);
  },
};
