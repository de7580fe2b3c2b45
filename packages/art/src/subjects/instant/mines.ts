import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const mines: Subject = {
  tints: ['teal', 'violet', 'cobalt', 'ruby'],
  scenes: ['hex', 'grid', 'cavern', 'plain'],
  draw(c, p) {
    c.group('transform="rotate(-9 150 150)"', () => {
      const open = new Map([
        [1, 'gem'],
        [5, 'gem'],
        [6, 'mine'],
        [8, 'gem'],
        [10, 'gem'],
        [12, 'mine'],
        [15, 'gem'],
      ]);
      range(16).forEach(i => {
        const x = 44 + (i % 4) * 55,
          y = 44 + Math.floor(i / 4) * 55;
        c.rect(x, y + 4, 49, 49, darken(p.h3, 0.55), 'rx="11"');
        if (!open.has(i)) {
          c.rect(x, y, 49, 49, c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 60), 'rx="11"');
          c.rect(x + 4, y + 4, 41, 15, '#fff', 'rx="7" opacity=".16"');
          c.path(star4(x + 24.5, y + 24.5, 8), p.h3, 'opacity=".6"');
        } else {
          c.rect(x, y + 2, 49, 49, darken(p.h3, 0.35), 'rx="11"');
          if (open.get(i) === 'gem') gem(c, x + 24.5, y + 26, 18, i % 2 ? p.x : '#5fe0c0');
          else {
            range(8).forEach(k =>
              c.line(
                `M${x + 24.5} ${y + 27}L${at(polar(x + 24.5, y + 27, 19, (k / 8) * TAU))}`,
                '#23262f',
                4.5,
                'stroke-linecap="round"',
              ),
            );
            c.ball(x + 24.5, y + 27, 14, '#343846', { lo: 0.7 });
            c.circle(x + 24.5, y + 27, 4.5, '#ff4d4d');
            c.glow(x + 24.5, y + 27, 13, '#ff4d4d', 0.8);
          }
        }
      });
    });
    sparkle(c, 130, 70, 13);
    sparkle(c, 240, 226, 9);
  },
};
