import { gem } from '../../core/gem.ts';
import type { Subject } from '../subject.ts';

export const crown: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['rays', 'curtain', 'rings', 'arch'],
  draw(c, p) {
    const d = 'M70 220 L56 112 L104 158 L150 78 L196 158 L244 112 L230 220Z';
    c.path(d, c.lin([p.h1, p.h2, p.h3], 90));
    c.poly(
      [
        [150, 78],
        [104, 158],
        [128, 220],
        [150, 220],
      ],
      '#fff',
      'opacity=".22"',
    );
    c.poly(
      [
        [56, 112],
        [104, 158],
        [84, 220],
        [70, 220],
      ],
      '#fff',
      'opacity=".16"',
    );
    c.poly(
      [
        [196, 158],
        [244, 112],
        [230, 220],
        [206, 220],
      ],
      '#000',
      'opacity=".18"',
    );
    c.rect(66, 214, 168, 30, c.lin([p.h1, p.h2, p.h3], 90), 'rx="6"');
    c.rect(66, 214, 168, 8, '#fff', 'rx="4" opacity=".35"');
    for (const [x, y, r] of [
      [56, 106, 11],
      [150, 70, 14],
      [244, 106, 11],
    ] as const)
      c.ball(x, y, r, p.x);
    for (let i = 0; i < 5; i++) gem(c, 90 + i * 30, 230, 9, i % 2 ? p.x : p.g);
    gem(c, 150, 178, 20, p.x);
  },
};
