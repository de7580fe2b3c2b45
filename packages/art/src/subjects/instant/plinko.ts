import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const plinko: Subject = {
  tints: ['violet', 'teal', 'rose', 'topaz'],
  scenes: ['stars', 'grid', 'hex'],
  draw(c, p) {
    c.glow(150, 120, 130, p.g, 0.4);
    for (let r = 0; r < 7; r++)
      for (let i = 0; i <= r + 2; i++) {
        const x = 150 + (i - (r + 2) / 2) * 30,
          y = 52 + r * 27;
        c.ball(x, y, 5, lighten(p.h1, 0.3), { lo: 0.6 });
      }
    const cols = [p.x, p.h1, p.h2, p.h3, p.h2, p.h1, p.x];
    cols.forEach((k, i) => {
      c.rect(25 + i * 36, 240, 32, 24, c.lin([lighten(k, 0.3), darken(k, 0.25)], 90), 'rx="6"');
      c.rect(28 + i * 36, 242, 26, 4, '#fff', 'rx="2" opacity=".4"');
    });
    c.line(
      'M150 30 L166 64 L150 92 L166 118 L182 146 L198 172',
      p.x,
      3,
      'stroke-dasharray="1 8" stroke-linecap="round"',
    );
    c.glow(206, 186, 40, p.x, 0.8);
    c.ball(206, 186, 15, p.x);
  },
};
