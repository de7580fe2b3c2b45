import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const bridge: Subject = {
  wide: true,
  tints: ['ruby', 'copper', 'teal', 'silver'],
  scenes: ['dawn', 'city', 'moonrise', 'waves'],
  draw(c, p) {
    for (const x of [82, 218]) {
      c.rect(x - 15, 46, 11, 214, c.lin([p.h1, p.h2, p.h3], 0));
      c.rect(x + 4, 46, 11, 214, c.lin([p.h1, p.h2, p.h3], 0));
      for (const y of [58, 96, 134, 214]) c.rect(x - 15, y, 30, 10, c.lin([p.h1, p.h3], 90));
      c.rect(x - 18, 40, 36, 9, p.h1, 'rx="2"');
      c.circle(x, 34, 3.5, '#ff5a5a');
      c.glow(x, 34, 14, '#ff5a5a', 0.8);
    }
    const cable = 'M-40 190Q30 120 82 52Q150 236 218 52Q270 120 340 190';
    c.line(cable, p.h3, 6);
    c.line(cable, p.h1, 3);
    for (let i = 1; i < 16; i++) {
      const t = i / 16;
      const y = (1 - t) ** 2 * 52 + 2 * (1 - t) * t * 236 + t * t * 52;
      c.line(`M${num(82 + t * 136)} ${num(y)}V198`, p.h1, 1.3, 'opacity=".8"');
    }
    for (let i = 0; i < 6; i++) {
      const t = (i + 1) / 7;
      c.line(
        `M${num(82 - t * 100)} ${num(52 + t * 128)}V198M${num(218 + t * 100)} ${num(52 + t * 128)}V198`,
        p.h1,
        1.3,
        'opacity=".8"',
      );
    }
    c.rect(-20, 194, 340, 14, c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 90));
    range(20).forEach(i => c.circle(4 + i * 16, 194, 2.2, '#fff0b8'));
    c.path('M-10 258q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V310H-10Z', c.lin([mix(p.g, p.b, 0.4), p.b], 90));
    for (let i = 0; i < 7; i++)
      c.rect(30 + c.rand() * 220, 264 + i * 4, 24 + c.rand() * 30, 1.8, '#fff0b8', 'opacity=".5"');
  },
};
