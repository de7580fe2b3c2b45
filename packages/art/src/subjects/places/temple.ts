import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { leaf, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const temple: Subject = {
  wide: true,
  tints: ['ivory', 'sand', 'rose', 'ice'],
  scenes: ['dawn', 'storm', 'rays', 'ridge'],
  draw(c, p) {
    c.path('M-10 262Q150 236 310 262V310H-10Z', c.lin([mix(p.g, p.b, 0.5), p.b], 90));
    for (const [i, [w, y]] of (
      [
        [128, 254],
        [118, 244],
        [108, 234],
      ] as const
    ).entries())
      c.rect(150 - w, y, w * 2, 11, c.lin([lighten(p.h1, 0.2 - i * 0.05), p.h2, p.h3], 0));
    c.rect(58, 124, 184, 112, c.lin([darken(p.h3, 0.25), darken(p.h3, 0.6)], 90));
    c.glow(150, 200, 70, p.x, 0.8);
    range(6).forEach(i => {
      const x = 56 + i * 34.5;
      c.rect(x, 132, 20, 98, c.lin([p.h3, p.h1, lighten(p.h1, 0.4), p.h2, p.h3], 0));
      for (const k of [5, 10, 15]) c.line(`M${x + k} 136V228`, p.h3, 1, 'opacity=".5"');
      c.rect(x - 4, 122, 28, 11, c.lin([lighten(p.h1, 0.3), p.h3], 0), 'rx="2"');
      c.rect(x - 4, 226, 28, 9, c.lin([p.h1, p.h3], 0), 'rx="2"');
    });
    c.rect(42, 104, 216, 19, c.lin([p.h1, p.h2, p.h3], 0));
    range(13).forEach(i => c.rect(48 + i * 16.5, 107, 7, 13, p.h3, 'opacity=".45"'));
    c.path('M34 104L150 46L266 104Z', c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 20));
    c.path('M62 98L150 56L238 98Z', darken(p.h3, 0.1), 'opacity=".7"');
    c.path(star4(150, 82, 17), lighten(p.x, 0.5));
    both(s => {
      c.path(leaf(150 + s * 24, 94, 36, 7, s > 0 ? -12 : 192), p.h1);
      c.path(leaf(150 + s * 116, 104, 20, 6, -90), p.x);
    });
    c.path(leaf(150, 48, 24, 7, -90), p.x);
    for (const x of [40, 260]) {
      c.line(`M${x} 254V218`, '#4a3424', 5);
      c.path(
        `M${x} 184C${x + 15} 202 ${x + 10} 214 ${x} 218C${x - 10} 214 ${x - 15} 202 ${x} 184Z`,
        c.lin(['#fff0a8', '#ff8a2e'], 90),
      );
      c.glow(x, 206, 30, '#ffb04a', 0.6);
    }
  },
};
