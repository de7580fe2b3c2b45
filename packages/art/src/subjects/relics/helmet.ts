import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const helmet: Subject = {
  tints: ['bronze', 'silver', 'gold', 'obsidian'],
  scenes: ['temple', 'storm', 'rays', 'ruin'],
  draw(c, p) {
    range(15).forEach(i => {
      const a = -158 + i * 11;
      const [x, y] = polar(150, 146, 76, (a * TAU) / 360);
      c.path(leaf(x, y, 54 - Math.abs(i - 5) * 1.5, 12, a - 6), c.lin([p.x, darken(p.x, 0.4)], 90));
    });
    c.path(
      'M150 62C202 62 226 98 226 146L222 214L196 254L182 206L164 196V162L204 150C196 132 172 130 158 142L150 168L142 142C128 130 104 132 96 150L136 162V196L118 206L104 254L78 214L74 146C74 98 98 62 150 62Z',
      c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 40),
    );
    c.path(
      'M150 62C202 62 226 98 226 146L222 214L196 254L182 206L164 196V162L204 150C196 132 172 130 158 142L150 168Z',
      '#000',
      'opacity=".2"',
    );
    c.path(
      'M96 150L136 162V196L118 206L130 262H170L182 206L164 196V162L204 150C196 134 172 132 158 143L150 170L142 143C128 132 104 134 96 150Z',
      '#0a0a12',
      'opacity=".92"',
    );
    c.path('M142 128L150 214L158 128Z', c.lin([p.h1, p.h3], 0));
    c.path(
      'M84 116C96 84 122 74 150 74C178 74 204 84 216 116C190 100 172 96 150 96C128 96 110 100 84 116Z',
      c.lin([lighten(p.h1, 0.4), p.h2], 90),
      'opacity=".85"',
    );
    both(s => {
      range(5).forEach(i => c.circle(150 + s * (66 - i * 2), 168 + i * 16, 2.6, lighten(p.h1, 0.5)));
      c.path(leaf(150 + s * 16, 96, 46, 6, s > 0 ? 8 : 172), p.h3, 'opacity=".55"');
    });
    gem(c, 150, 92, 12, p.x);
    shine(c, 'M90 108C84 132 84 164 88 196', 5, 0.5);
  },
};
