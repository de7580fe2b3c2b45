import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import type { Subject } from '../subject.ts';

export const mask: Subject = {
  tints: ['ruby', 'violet', 'gold', 'cobalt', 'emerald'],
  scenes: ['curtain', 'bokeh', 'deco'],
  draw(c, p) {
    for (let i = -5; i <= 5; i++)
      c.group(`transform="rotate(${i * 13} 150 190)"`, () =>
        c.path(
          'M150 176 C136 120 138 76 150 40 C162 76 164 120 150 176Z',
          c.lin(i % 2 ? [p.x, darken(p.x, 0.5)] : [p.h1, p.h3], 90),
          'opacity=".95"',
        ),
      );
    const d =
      'M150 158 C118 132 64 132 40 164 C40 208 74 236 108 230 C132 226 140 208 150 200 C160 208 168 226 192 230 C226 236 260 208 260 164 C236 132 182 132 150 158Z';
    c.path(d, c.lin([lighten(p.h1, 0.4), p.h2, p.h3], 80), `stroke="${lighten(p.h1, 0.6)}" stroke-width="2.5"`);
    for (const s of [-1, 1]) {
      c.path(
        `M${150 + s * 26} 184 C${150 + s * 44} 160 ${150 + s * 76} 164 ${150 + s * 84} 184 C${150 + s * 66} 206 ${150 + s * 40} 202 ${150 + s * 26} 184Z`,
        '#0e0812',
        `stroke="${p.x}" stroke-width="3"`,
      );
      c.line(
        `M${150 + s * 92} 160 q${s * 16} 14 ${s * 4} 40 M${150 + s * 34} 218 q${s * 26} 10 ${s * 52} -8`,
        lighten(p.h1, 0.6),
        2,
        'stroke-linecap="round" opacity=".8"',
      );
    }
    gem(c, 150, 160, 17, p.x);
  },
};
