import { darken, lighten, mix } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { ROOMS } from './rooms.ts';

export const doors: Subject = {
  tints: ['gold', 'violet', 'rose', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    (
      [
        [42, p.x],
        [150, '#f4b83c'],
        [258, mix(p.g, '#3f8cff', 0.4)],
      ] as const
    ).forEach(([x, k], i) => {
      const open = i === 1,
        y = open ? 70 : 96,
        w = open ? 88 : 76;
      c.path(
        `M${x - w / 2 - 7} 266V${y + 20}Q${x - w / 2 - 7} ${y - 18} ${x} ${y - 18}Q${x + w / 2 + 7} ${y - 18} ${x + w / 2 + 7} ${y + 20}V266Z`,
        c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 20),
      );
      range(9).forEach(j => {
        const [u, v] = polar(x, y + 22, w / 2 + 4, Math.PI + (j / 8) * Math.PI);
        c.circle(u, y + 22 - (y + 22 - v) * 0.94, 3.2, '#fff6cf');
      });
      c.path(
        `M${x - w / 2} 264V${y + 22}Q${x - w / 2} ${y - 10} ${x} ${y - 10}Q${x + w / 2} ${y - 10} ${x + w / 2} ${y + 22}V264Z`,
        open ? '#fffbe0' : c.lin([lighten(k, 0.2), k, darken(k, 0.5)], 60),
      );
      if (open) {
        c.glow(x, 176, 120, '#fff0a8', 0.9);
        c.path(
          `M${x - w / 2} 264V${y + 8}L${x - w / 2 - 24} ${y + 2}V276Z`,
          c.lin([lighten(k, 0.2), darken(k, 0.4)], 0),
        );
        gem(c, x, 186, 33, p.x);
        sparkle(c, x + 22, 150, 14);
      } else {
        c.rect(x - 26, y + 26, 52, 54, 'none', `stroke="${lighten(k, 0.4)}" stroke-width="2" rx="6" opacity=".7"`);
        c.rect(x - 26, y + 92, 52, 62, 'none', `stroke="${lighten(k, 0.4)}" stroke-width="2" rx="6" opacity=".7"`);
        c.ball(x + (i ? -27 : 27), y + 88, 5, '#fff3cf');
        c.path(star4(x, y + 53, 18), lighten(k, 0.6));
      }
    });
    c.rect(-10, 262, 320, 40, c.lin([p.h2, darken(p.h3, 0.5)], 90));
    c.line('M-10 264H310', lighten(p.h1, 0.5), 2.5);
  },
};
