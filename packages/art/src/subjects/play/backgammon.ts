import { darken, lighten } from '../../core/colour.ts';
import { die } from '../../core/die.ts';
import { range } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const backgammon: Subject = {
  tints: ['umber', 'rust', 'teal', 'plum'],
  scenes: ['weave', 'library', 'deco', 'felt'],
  draw(c, p) {
    c.group('transform="rotate(-8 150 150)"', () => {
      c.rect(36, 46, 232, 212, '#000', 'rx="14" opacity=".4"');
      c.rect(32, 40, 232, 212, c.lin([p.h1, p.h2, p.h3], 60), 'rx="14"');
      for (const x of [46, 154]) {
        c.rect(x, 54, 96, 184, darken(p.h3, 0.3), 'rx="4"');
        range(6).forEach(i => {
          c.poly(
            [
              [x + i * 16, 54],
              [x + i * 16 + 16, 54],
              [x + i * 16 + 8, 132],
            ],
            i % 2 ? p.x : '#f0dcb4',
          );
          c.poly(
            [
              [x + i * 16, 238],
              [x + i * 16 + 16, 238],
              [x + i * 16 + 8, 160],
            ],
            i % 2 ? '#f0dcb4' : p.x,
          );
        });
      }
      for (const [x, y, k] of [
        [54, 64, 1],
        [54, 80, 1],
        [54, 96, 1],
        [118, 230, 0],
        [118, 214, 0],
        [178, 64, 0],
        [178, 80, 0],
        [226, 230, 1],
        [226, 214, 1],
        [226, 198, 1],
        [162, 230, 0],
      ] as const) {
        const q = k ? '#fffaf0' : '#23202a';
        c.circle(x, y, 8.5, c.lin([lighten(q, 0.3), darken(q, 0.3)], 60));
        c.circle(x, y, 5, 'none', `stroke="${k ? '#b9a684' : '#6a6472'}" stroke-width="1.3"`);
      }
      c.rect(142, 40, 12, 212, c.lin([p.h3, p.h1, p.h3], 0));
    });
    die(c, 184, 152, 25, 10, '#f4efe4', [5, 3, 2], '#1a1c26');
    die(c, 110, 158, 23, -14, p.x, [6, 4, 1]);
  },
};
