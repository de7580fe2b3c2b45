import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const koi: Subject = {
  tints: ['coral', 'flame', 'gold', 'rose'],
  scenes: ['waves', 'lagoon', 'ripples'],
  draw(c, p) {
    c.ball(150, 150, 100, p.g, { spec: false, lo: 0.25, hi: 0.7 });
    c.circle(150, 150, 106, 'none', `stroke="${p.h1}" stroke-opacity=".5" stroke-width="1.5"`);
    const fish = (rot: number, a: string, b: string, spot: string) =>
      c.group(`transform="rotate(${rot} 150 150)"`, () => {
        c.path(
          'M86 132 C70 176 92 226 152 236 C118 220 108 182 122 150 C132 128 128 104 112 96 C98 98 90 112 86 132Z',
          c.lin([a, b], 90),
        );
        c.path(
          'M152 236 C172 232 196 244 206 262 C184 262 168 258 158 250 C166 266 162 282 150 290 C142 272 142 252 152 236Z',
          c.lin(
            [
              [a, 0.95],
              [b, 0.5],
            ],
            90,
          ),
        );
        c.path(
          'M84 150 C62 150 50 164 46 184 C66 186 80 176 90 164Z',
          c.lin(
            [
              [a, 0.9],
              [b, 0.4],
            ],
            120,
          ),
        );
        c.path(
          'M122 150 C136 158 140 172 138 186 C126 182 118 172 116 164Z',
          c.lin(
            [
              [a, 0.9],
              [b, 0.5],
            ],
            60,
          ),
        );
        for (const [x, y, r] of [
          [102, 122, 12],
          [98, 160, 15],
          [116, 204, 12],
        ] as const)
          c.ellipse(x, y, r * 0.8, r, spot, 'opacity=".92"');
        c.circle(101, 108, 3, '#10121a');
        c.circle(118, 106, 3, '#10121a');
        c.path(
          'M90 130 C84 160 92 196 118 220',
          'none',
          'stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"',
        );
      });
    fish(8, '#fff7ef', lighten(p.h2, 0.5), p.x);
    fish(188, p.x, darken(p.x, 0.3), '#fff3e6');
  },
};
