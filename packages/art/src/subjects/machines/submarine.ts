import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const submarine: Subject = {
  tints: ['lemon', 'copper', 'teal', 'ruby'],
  scenes: ['abyss', 'reef', 'wreck', 'cavern'],
  draw(c, p) {
    c.poly(
      [
        [58, 150],
        [-60, 90],
        [-60, 220],
      ],
      c.linAt(
        [
          ['#fff6cf', 0.55],
          ['#fff6cf', 0],
        ],
        58,
        150,
        -50,
        150,
      ),
    );
    c.path('M150 78V40H178', 'none', `stroke="${p.h3}" stroke-width="9" stroke-linejoin="round"`);
    c.path('M150 78V40H178', 'none', `stroke="${p.h1}" stroke-width="5" stroke-linejoin="round"`);
    c.path('M122 104L128 76H190L200 104Z', c.lin([p.h1, p.h2, p.h3], 80));
    c.path(
      'M40 152C40 116 84 98 156 98C220 98 256 122 256 152C256 186 220 208 156 208C84 208 40 190 40 152Z',
      c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3, darken(p.h3, 0.35)], 90),
    );
    c.path('M236 122L278 98V206L236 182Z', c.lin([p.h2, p.h3], 60));
    both(s => c.ellipse(288, 152 + s * 24, 6, 24, c.lin([GOLD.h1, GOLD.h3], 90)));
    for (const x of [96, 152, 206]) {
      c.circle(x, 150, 22, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 55));
      c.circle(x, 150, 16, c.rad(['#fffbe0', lighten(p.x, 0.4), darken(p.x, 0.45)], 40, 34, 76));
      c.path(
        `M${x - 10} 146A12 12 0 0 1 ${x} 138`,
        'none',
        'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"',
      );
    }
    range(14).forEach(i => c.circle(62 + i * 13.5, 118 - Math.sin((i / 13) * Math.PI) * 12, 2.2, p.h3));
    c.line('M46 176Q150 210 250 176', p.h3, 2, 'opacity=".6"');
    c.circle(56, 150, 13, '#fffbe0');
    c.glow(56, 150, 30, '#fff6cf', 0.8);
    for (let i = 0; i < 12; i++)
      c.circle(
        230 + c.rand() * 60,
        40 + c.rand() * 180,
        2 + c.rand() * 5,
        'none',
        `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".7"`,
      );
    shine(c, 'M70 124C98 108 136 104 176 106', 4, 0.6);
  },
};
