import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';
import { ROOMS } from './rooms.ts';

export const ballDraw: Subject = {
  tints: ['gold', 'silver', 'rose'],
  scenes: ROOMS,
  draw(c, p) {
    const turn = Math.floor(c.rand() * 5);
    both(s =>
      c.poly(
        [
          [150 + s * 120, -20],
          [150 + s * 30, 250],
          [150 + s * 180, 250],
        ],
        c.linAt(
          [
            [lighten(p.g, 0.5), 0.35],
            [p.g, 0],
          ],
          150 + s * 120,
          0,
          150 + s * 100,
          240,
        ),
      ),
    );
    c.path('M84 232H216L238 276H62Z', c.lin([p.h3, p.h1, p.h2, p.h3], 0));
    c.rect(130, 216, 40, 22, darken(p.h3, 0.3), 'rx="4"');
    c.circle(
      150,
      130,
      104,
      c.rad([
        ['#fff', 0.08],
        [lighten(p.g, 0.3), 0.14],
        [lighten(p.g, 0.7), 0.5],
      ]),
    );
    (
      [
        [92, 156, 23],
        [136, 190, 24],
        [186, 184, 25],
        [214, 140, 22],
        [112, 112, 21],
        [160, 140, 26],
        [198, 98, 21],
        [146, 76, 22],
        [96, 76, 15],
        [170, 206, 18],
      ] as const
    ).forEach(([x, y, r], i) => {
      const k = nth([p.x, '#f4b83c', '#2a8ae0', '#23a06a', '#d8343f'], (i + turn) % 5);
      c.ball(x, y, r, k, { lo: 0.5 });
      c.ellipse(x + 2, y + 1, r * 0.5, r * 0.5, '#fffdf6');
      c.add(
        `<path d="${['M-3 -5L1 -8V8', 'M-5 -5Q-2 -10 3 -7Q7 -3 -6 8H6', 'M-5 -7Q0 -10 4 -6Q6 -1 -1 0Q7 1 5 6Q0 10 -6 7', 'M3 8V-8L-6 3H6', 'M-6 -8H6L-1 8'][(i * 3 + turn) % 5]}" transform="translate(${x + 2} ${y + 1}) scale(${num(r / 28)})" fill="none" stroke="#1a1c26" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>`,
      );
    });
    c.circle(150, 130, 104, 'none', `stroke="${lighten(p.h1, 0.4)}" stroke-width="5"`);
    c.line('M46 130H16V246', p.h1, 8, 'stroke-linejoin="round"');
    c.line('M254 130H284V246', p.h1, 8, 'stroke-linejoin="round"');
    c.ball(46, 130, 11, p.h2);
    c.ball(254, 130, 11, p.h2);
    shine(c, 'M64 98C76 66 102 46 132 38', 9, 0.6);
    range(5).forEach(i => {
      c.ball(92 + i * 29, 256, 11.5, nth(['#f4b83c', p.x, '#2a8ae0', '#d8343f', '#23a06a'], i));
    });
    sparkle(c, 216, 60, 12);
  },
};
