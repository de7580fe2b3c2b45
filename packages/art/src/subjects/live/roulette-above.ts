import { chipStack } from '../../core/chips.ts';
import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { ROOMS } from './rooms.ts';

export const rouletteAbove: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ROOMS,
  draw(c, p) {
    c.rect(
      -20,
      -20,
      340,
      440,
      c.rad(
        [
          [lighten(p.a, 0.22), 1],
          [p.a, 1, 0.55],
          [mix(p.a, p.b, 0.8), 1],
        ],
        40,
        30,
        80,
      ),
    );
    c.path(
      'M-30 300Q150 250 330 300M-30 330Q150 280 330 330',
      'none',
      `stroke="${lighten(p.g, 0.3)}" stroke-width="1.5" opacity=".35"`,
    );
    const cx = 178,
      cy = 96,
      e = (R: number, a: number) => polar(cx, cy, R, a);
    c.circle(cx + 6, cy + 12, 196, '#000', 'opacity=".35"');
    c.circle(cx, cy, 194, c.rad(['#c98a50', '#7a4522', '#3a1c0c'], 40, 34, 66));
    c.circle(cx, cy, 178, c.lin([p.h1, p.h3, p.h1, p.h3], 40));
    c.circle(cx, cy, 172, '#120c0a');
    range(8).forEach(i => {
      const [x, y] = e(160, (i / 8) * TAU + 0.2);
      c.path(star4(x, y, 9), p.h1);
    });
    for (const kind of [0, 1, 2])
      range(37).forEach(i => {
        if ((i === 0 ? 2 : i % 2) !== kind) return;
        const a = (i / 37) * TAU + 0.3,
          b = ((i + 1) / 37) * TAU + 0.3;
        c.poly([e(148, a), e(148, b), e(100, b), e(100, a)], nth(['#15161d', '#b3222f', '#1b8a56'], kind));
      });
    c.line(
      range(37)
        .map(i => `M${at(e(100, (i / 37) * TAU + 0.3))}L${at(e(148, (i / 37) * TAU + 0.3))}`)
        .join(''),
      '#e0c080',
      1,
    );
    c.circle(cx, cy, 148, 'none', `stroke="${p.h1}" stroke-width="2.5"`);
    c.circle(cx, cy, 100, c.rad(['#a86a36', '#5a3216', '#2a1408'], 40, 34, 70));
    c.circle(cx, cy, 97, 'none', `stroke="${p.h1}" stroke-width="2"`);
    range(4).forEach(i => {
      const a = (i / 4) * TAU + 0.5;
      c.line(`M${at(e(20, a))}L${at(e(62, a))}`, p.h1, 7, 'stroke-linecap="round"');
      c.ball(...e(66, a), 9, p.h1);
    });
    c.ball(cx, cy, 32, p.h2);
    c.ball(cx, cy, 16, p.h1);
    const [bx, by] = e(124, 2.1);
    c.circle(bx + 3, by + 5, 12, '#000', 'opacity=".4"');
    c.ball(bx, by, 12, '#ffffff', { lo: 0.3 });
    c.line(`M${at(e(184, 3.5))}A184 184 0 0 1 ${at(e(184, 4.3))}`, '#fff', 5, 'stroke-linecap="round" opacity=".4"');
    chipStack(c, 44, 262, 27, 6, [p.x, darken(p.x, 0.35)]);
  },
};
