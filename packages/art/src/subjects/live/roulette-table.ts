import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { TAU, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';
import { felt, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const rouletteTable: Subject = {
  tints: ['gold', 'copper', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    felt(c, p, 150);
    lamp(c, 150, '#fff0c8');
    const cx = 150,
      cy = 176,
      ry = 0.5,
      e = (R: number, a: number): Point => [cx + Math.cos(a) * R, cy + Math.sin(a) * R * ry];
    c.ellipse(cx, cy + 18, 132, 66, '#000', 'opacity=".45"');
    c.path(
      `M18 ${cy}a132 66 0 0 0 264 0v13a132 66 0 0 1 -264 0Z`,
      c.lin(['#2a140a', '#8a5630', '#4a2612', '#1c0d06'], 0),
    );
    c.ellipse(cx, cy, 132, 66, c.lin(['#b97a44', '#6a3c1c', '#3a1e0c', '#7a4a26'], 30));
    c.ellipse(cx, cy, 118, 59, c.lin([p.h1, p.h3, p.h1], 20));
    c.ellipse(cx, cy + 2, 114, 56, '#140b08');
    const n = 37;
    range(n).forEach(i => {
      const a = (i / n) * TAU,
        b = ((i + 1) / n) * TAU;
      c.poly(
        [e(110, a), e(110, b), e(78, b), e(78, a)],
        i === 9 ? '#1b8a56' : i % 2 ? '#b3222f' : '#14151b',
        'stroke="#d9b877" stroke-width=".7"',
      );
    });
    c.ellipse(cx, cy + 3, 78, 38, c.lin(['#3a1e0c', '#8a5a2c', '#5a3416'], 40));
    c.ellipse(cx, cy + 3, 78, 38, 'none', `stroke="${p.h1}" stroke-width="2"`);
    c.ellipse(cx, cy - 2, 52, 25, c.lin(['#b97a44', '#4a2612'], 50));
    c.path(
      `M${cx - 22} ${cy - 4}Q${cx - 8} ${cy - 16} ${cx - 7} ${cy - 44}H${cx + 7}Q${cx + 8} ${cy - 16} ${cx + 22} ${cy - 4}Q${cx} ${cy + 8} ${cx - 22} ${cy - 4}Z`,
      c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h2, p.h3], 0),
    );
    range(4).forEach(i => {
      const a = (i / 4) * TAU + 0.5,
        [x, y] = e(40, a);
      c.line(`M${cx} ${cy - 24}L${num(x)} ${num(y - 16)}`, p.h1, 4.5, 'stroke-linecap="round"');
      c.ball(x, y - 16, 6, p.h1);
    });
    c.ball(cx, cy - 50, 11, p.h1);
    const [bx, by] = e(94, -0.9);
    c.ellipse(bx + 2, by + 4, 8, 4, '#000', 'opacity=".5"');
    c.ball(bx, by, 8, '#ffffff', { lo: 0.3 });
    c.path(
      'M34 158A118 59 0 0 1 110 122',
      'none',
      'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"',
    );
    chipStack(c, 36, 272, 22, 5, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 266, 270, 22, 4, ['#2a6ed8', '#12357a']);
  },
};
