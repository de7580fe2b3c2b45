import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';
import { curve } from './curve.ts';

/** The jet alone, 172 units long, centred on the origin with its nose to the right. */
export const jetBody: Subject['draw'] = (c, p) => {
  c.path('M-74 -4C-30 -26 40 -24 84 2C44 20 -30 24 -74 14Z', c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 90));
  c.path('M-8 4L-54 62H-26L34 8Z', c.lin([p.h2, p.h3], 60));
  c.path('M-2 -14L-28 -54H-10L28 -16Z', c.lin([p.h1, p.h3], 60));
  c.path('M-66 -2L-88 -38H-70L-40 -8Z', c.lin([p.x, darken(p.x, 0.4)], 60));
  c.path('M32 -16Q54 -14 66 -5L40 -2Q30 -8 32 -16Z', c.lin([lighten(p.g, 0.6), mix(p.g, p.b, 0.5)], 60));
  range(5).forEach(i => c.circle(-30 + i * 13, 0, 3.5, '#1a2030'));
  c.line('M-66 10Q0 16 70 4', p.x, 3);
  c.path('M-60 -4C-20 -18 20 -20 50 -14', 'none', 'stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"');
};

export const jet: Subject = {
  tints: ['ruby', 'silver', 'cobalt', 'lemon'],
  scenes: ['dawn', 'stars', 'grid', 'storm'],
  draw(c, p) {
    curve(c, p, [222, 92]);
    c.group('transform="translate(196 104) rotate(-38)"', () => {
      c.path(
        'M-70 8Q-120 4 -160 26Q-112 22 -68 20Z',
        c.lin(
          [
            ['#fff', 0.9],
            [p.x, 0],
          ],
          180,
        ),
      );
      jetBody(c, p);
    });
  },
};
