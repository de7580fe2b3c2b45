import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { ROOMS } from './rooms.ts';

export const moneyWheel: Subject = {
  tints: ['gold', 'rose', 'silver', 'violet'],
  scenes: ROOMS,
  draw(c, p) {
    both(s =>
      c.poly(
        [
          [150 + s * 130, -20],
          [150 + s * 40, 260],
          [150 + s * 190, 260],
        ],
        c.linAt(
          [
            [lighten(p.g, 0.5), 0.4],
            [p.g, 0],
          ],
          150 + s * 130,
          0,
          150 + s * 110,
          250,
        ),
      ),
    );
    c.circle(150, 142, 124, c.lin([lighten(p.h1, 0.4), p.h2, p.h3, p.h1], 55));
    c.circle(150, 142, 112, darken(p.b, 0.3));
    const cols = [p.x, mix(p.x, '#2a6ed8', 0.75), '#f4b83c', mix(p.g, p.x, 0.4), '#23a06a', p.x, '#f4b83c', '#7a4ad8'];
    const turn = Math.floor(c.rand() * 8),
      run = 6 + Math.floor(c.rand() * 3);
    range(24).forEach(i => {
      const a = (i / 24) * TAU - 0.13,
        b = ((i + 1) / 24) * TAU - 0.13,
        k = nth(cols, ((i % run) + turn) % 8);
      c.poly(
        [[150, 142], polar(150, 142, 108, a), polar(150, 142, 109.5, (a + b) / 2), polar(150, 142, 108, b)],
        c.rad([lighten(k, 0.25), darken(k, 0.12)]),
        'stroke="#fff3cf" stroke-width="1.2"',
      );
      const [x, y] = polar(150, 142, 88, (a + b) / 2);
      if (i % 3) c.circle(x, y, 4, '#fff6dc');
      else c.path(star4(x, y, 9), '#fff6dc');
    });
    range(24).forEach(i =>
      c.ball(...polar(150, 142, 118, (i / 24) * TAU - 0.13), 4, i % 2 ? '#fff6cf' : lighten(p.x, 0.3)),
    );
    c.circle(
      150,
      142,
      108,
      c.rad(
        [
          ['#fff', 0.25],
          ['#fff', 0],
          ['#000', 0.35],
        ],
        34,
        24,
        84,
      ),
    );
    c.circle(150, 142, 36, c.lin([lighten(p.h1, 0.5), p.h2, p.h3], 55));
    c.circle(150, 142, 28, darken(p.h3, 0.35));
    c.path(star4(150, 142, 25), '#fff3cf');
    c.path(
      'M150 46L134 8Q150 -2 166 8Z',
      c.lin([lighten(p.x, 0.5), darken(p.x, 0.3)], 90),
      'stroke="#fff" stroke-width="2.5"',
    );
    c.path('M60 252Q150 232 240 252L262 300H38Z', c.lin([p.h2, p.h3, darken(p.h3, 0.5)], 90));
    c.path('M60 252Q150 232 240 252', 'none', `stroke="${lighten(p.h1, 0.4)}" stroke-width="3"`);
  },
};
