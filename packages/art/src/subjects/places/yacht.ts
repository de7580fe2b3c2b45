import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const yacht: Subject = {
  wide: true,
  tints: ['snow', 'cobalt', 'ruby', 'mint'],
  scenes: ['lagoon', 'dawn', 'waves', 'rays'],
  draw(c, p) {
    c.group('transform="rotate(7 150 200)"', () => {
      c.line('M146 26V226', '#cdd6e2', 5);
      c.path('M140 34C88 86 60 150 52 212Q98 200 140 206Z', c.lin([lighten(p.h1, 0.4), p.h1, p.h2], 20));
      c.path('M152 40C204 88 236 150 244 204Q196 196 152 206Z', c.lin([lighten(p.x, 0.2), p.x, darken(p.x, 0.4)], 30));
      for (const t of [0.35, 0.6, 0.82])
        c.line(`M${num(140 - 84 * t)} ${num(34 + 170 * t)}L140 ${num(40 + 160 * t)}`, p.h3, 1.3, 'opacity=".35"');
      c.path(star4(110, 156, 22), p.x);
      c.path('M34 222H270Q262 254 226 262H82Q50 254 34 222Z', c.lin(['#ffffff', '#dfe7f0', '#8b99ad'], 90));
      c.rect(38, 228, 226, 6, p.x);
      c.path('M146 26l34 7l-34 9Z', p.x);
      range(4).forEach(i => c.circle(110 + i * 28, 245, 5, mix(p.g, p.b, 0.6)));
    });
    c.path(
      'M-10 252q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V310H-10Z',
      c.lin([lighten(p.g, 0.25), mix(p.g, p.b, 0.7)], 90),
    );
    c.path(
      'M24 258q20 -10 40 0M130 256q20 -10 40 0M220 260q20 -10 40 0',
      'none',
      'stroke="#fff" stroke-width="3" opacity=".8" stroke-linecap="round"',
    );
  },
};
