import { darken, lighten } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

/** The rocket without its exhaust, nose up, from (150, 52) to (150, 232). */
export const rocketHull: Subject['draw'] = (c, p) => {
  c.path('M122 168 C96 186 90 214 94 238 L126 214Z', c.lin([p.h2, p.h3], 40));
  c.path('M178 168 C204 186 210 214 206 238 L174 214Z', c.lin([p.h3, darken(p.h3, 0.4)], 40));
  c.path('M150 52 C182 86 186 146 176 218 H124 C114 146 118 86 150 52Z', c.lin([p.h1, p.h1, p.h2, p.h3], 0));
  c.path('M150 52 C168 71 177 96 180 124 H120 C123 96 132 71 150 52Z', c.lin([p.x, darken(p.x, 0.35)], 0));
  c.path('M128 218 h44 l-5 14 h-34z', darken(p.h3, 0.5));
  c.circle(150, 150, 19, darken(p.h3, 0.35));
  c.ball(150, 150, 14, p.g, { lo: 0.7 });
  c.path(
    'M150 52 C136 68 126 96 124 128 C122 160 122 190 126 218 H132 C126 160 130 92 150 52Z',
    '#fff',
    'opacity=".5"',
  );
};

export const rocket: Subject = {
  tints: ['silver', 'snow', 'ice'],
  scenes: ['stars', 'nebula', 'orbit'],
  draw(c, p) {
    c.group('transform="rotate(38 150 160) translate(0 -6)"', () => {
      for (let i = 0; i < 5; i++) {
        const y = 246 + i * 26,
          s = 15 - i * 2.3;
        c.path(
          `M150 ${y - s * 1.5} L${150 + s} ${y} L150 ${y + s * 1.5} L${150 - s} ${y}Z`,
          i < 2 ? lighten(p.x, 0.6) : p.x,
          `opacity="${num(0.95 - i * 0.17)}"`,
        );
      }
      c.path(
        'M134 226 Q150 340 166 226Z',
        c.lin(
          [
            [p.x, 0.75],
            [p.x, 0],
          ],
          90,
        ),
      );
      rocketHull(c, p);
    });
  },
};
