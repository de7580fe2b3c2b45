import { TAU, at, polar } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const roulette: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ['curtain', 'felt', 'deco'],
  draw(c, p) {
    const cx = 150,
      cy = 150;
    c.circle(cx, cy, 112, c.rad(['#7a4a22', '#4a2a12', '#24130a'], 40, 34, 70));
    c.circle(cx, cy, 104, c.lin([p.h1, p.h3, p.h1], 45));
    c.circle(cx, cy, 101, '#120c0a');
    const n = 37;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        b = ((i + 1) / n) * TAU;
      c.poly(
        [polar(cx, cy, 99, a), polar(cx, cy, 99, b), polar(cx, cy, 68, b), polar(cx, cy, 68, a)],
        i === 0 ? '#1b8a56' : i % 2 ? '#a5202f' : '#14151b',
        'stroke="#d9b877" stroke-width=".6"',
      );
    }
    c.circle(cx, cy, 68, c.rad(['#8a5a2c', '#4e2d13', '#2a160a'], 40, 34, 70));
    c.circle(cx, cy, 66, 'none', `stroke="${p.h1}" stroke-width="1.6"`);
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + 0.4;
      c.line(`M${at(polar(cx, cy, 14, a))} L${at(polar(cx, cy, 40, a))}`, p.h1, 5, 'stroke-linecap="round"');
      c.ball(...polar(cx, cy, 42, a), 6, p.h1);
    }
    c.ball(cx, cy, 20, p.h2);
    c.ball(cx, cy, 10, p.h1);
    c.ball(...polar(cx, cy, 84, -1.1), 7, '#ffffff', { lo: 0.3 });
    c.path(
      'M62 96 A104 104 0 0 1 120 50',
      'none',
      'stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"',
    );
  },
};
