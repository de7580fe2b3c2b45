import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const tower: Subject = {
  tints: ['sand', 'violet', 'slate', 'jade'],
  scenes: ['stars', 'moonrise', 'dawn', 'library'],
  draw(c, p) {
    const roof = c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.5)], 20);
    const floors: Point[] = [
      [62, 250],
      [54, 208],
      [46, 168],
      [38, 130],
      [30, 94],
    ];
    c.shade(150, 268, 110, 10);
    for (const [i, [w, y]] of floors.entries()) {
      c.rect(150 - w * 0.78, y - 22, w * 1.56, 40, c.lin([p.h1, p.h2, p.h3], 0));
      range(3).forEach(k => {
        const x = 150 + (k - 1) * w * 0.5;
        c.path(`M${num(x - 5)} ${y + 16}v-18a5 6 0 0 1 10 0v18Z`, (k + i) % 3 ? '#ffe3a0' : darken(p.h3, 0.4));
      });
      c.path(
        `M${150 - w - 20} ${y - 14}Q${150 - w * 0.7} ${y - 22} ${150 - w * 0.6} ${y - 38}H${150 + w * 0.6}Q${150 + w * 0.7} ${y - 22} ${150 + w + 20} ${y - 14}Q150 ${y - 22} ${150 - w - 20} ${y - 14}Z`,
        roof,
      );
      c.line(`M${150 - w - 18} ${y - 14}Q150 ${y - 22} ${150 + w + 18} ${y - 14}`, '#ffe9ac', 2.5);
      both(s => {
        c.circle(150 + s * (w + 16), y - 8, 4, '#ffb04a');
        c.glow(150 + s * (w + 16), y - 8, 13, '#ffb04a', 0.7);
      });
    }
    c.line('M150 58V16', '#e8b84a', 4);
    for (const y of [24, 34, 44]) c.ellipse(150, y, 9 - (44 - y) * 0.16, 4, '#ffe9ac');
    c.ball(150, 14, 5, p.x);
    c.rect(60, 264, 180, 10, c.lin([p.h1, p.h3], 90), 'rx="2"');
  },
};
