import { coin } from '../../core/coins.ts';
import { darken } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const chest: Subject = {
  tints: ['umber', 'rust', 'cobalt', 'plum'],
  scenes: ['wreck', 'cavern', 'lagoon', 'rays'],
  draw(c, p) {
    c.glow(150, 140, 140, '#ffd76a', 0.6);
    range(9).forEach(i => {
      const a = -Math.PI / 2 + (i - 4) * 0.22;
      c.poly(
        [[150, 176], polar(150, 176, 170, a - 0.05), polar(150, 176, 170, a + 0.05)],
        c.linAt(
          [
            ['#fff0b0', 0.6],
            ['#fff0b0', 0],
          ],
          150,
          170,
          ...polar(150, 176, 160, a),
        ),
      );
    });
    c.path(
      'M58 152C56 98 84 72 150 72C216 72 244 98 242 152L222 158C222 116 200 100 150 100C100 100 78 116 78 158Z',
      c.lin([p.h1, p.h2, p.h3], 60),
    );
    for (const x of [84, 138, 192])
      c.path(
        `M${x} 152C${x + (x < 120 ? 0 : 4)} 110 ${x + 4} 86 ${x + 12} 76h14C${x + 20} 92 ${x + 20} 112 ${x + 20} 152Z`,
        c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 0),
        'opacity=".9"',
      );
    for (const [x, y, r] of [
      [96, 158, 17],
      [128, 148, 19],
      [162, 146, 20],
      [196, 154, 18],
      [112, 166, 16],
      [146, 164, 18],
      [180, 166, 17],
      [214, 168, 13],
      [84, 172, 13],
    ] as const)
      coin(c, x, y, r, GOLD, 0.92);
    gem(c, 128, 134, 15, p.x);
    gem(c, 190, 138, 12, p.g);
    c.ball(158, 132, 11, '#f7f1ea', { lo: 0.36, hi: 0.9 });
    c.path('M56 170H244L236 250H64Z', c.lin([p.h1, p.h2, p.h3], 70));
    for (const y of [194, 220]) c.line(`M58 ${y}H242`, darken(p.h3, 0.4), 2, 'opacity=".6"');
    c.rect(52, 166, 196, 15, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 90), 'rx="4"');
    for (const x of [66, 210]) {
      c.rect(x, 176, 24, 74, c.lin([GOLD.h3, GOLD.h1, GOLD.h2, GOLD.h3], 0));
      for (const y of [190, 214, 240]) c.circle(x + 12, y, 3.5, '#fff2c4');
    }
    c.path('M130 164H170V196Q170 212 150 216Q130 212 130 196Z', c.lin(['#fff2c4', GOLD.h2, GOLD.h3], 60));
    c.circle(150, 186, 7, '#2a1606');
    c.rect(147, 186, 6, 16, '#2a1606');
    sparkle(c, 196, 122, 13);
    sparkle(c, 96, 132, 9);
  },
};
