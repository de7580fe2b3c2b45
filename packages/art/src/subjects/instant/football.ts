import { lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { ngon } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const football: Subject = {
  tints: ['snow', 'lemon', 'mint'],
  scenes: ['stadium', 'meadow', 'rays'],
  draw(c, p) {
    range(5).forEach(i =>
      c.path(
        `M${128 - i * 4} ${196 + i * 4}L${20 + i * 10} ${276 + i * 6}L${60 + i * 14} 284Z`,
        lighten(p.x, 0.3),
        'opacity=".18"',
      ),
    );
    c.circle(160, 138, 92, c.rad(['#ffffff', p.h1, p.h2, mix(p.h3, '#20242e', 0.4)], 36, 28, 82));
    c.clipped('<circle cx="160" cy="138" r="92"/>', () => {
      const ink = '#191c26';
      c.poly(ngon(156, 134, 33, 5, -Math.PI / 2), ink);
      range(5).forEach(i => {
        const a = -Math.PI / 2 + (i / 5) * TAU,
          [x, y] = polar(156, 134, 84, a);
        c.poly(ngon(x, y, 29, 5, a), ink);
        c.line(`M${at(polar(156, 134, 33, a))}L${at(polar(156, 134, 58, a))}`, ink, 2.5);
        c.line(
          `M${at(polar(x, y, 29, a + 2.5))}L${at(polar(156, 134, 84, a + 0.44))}M${at(polar(x, y, 29, a - 2.5))}L${at(polar(156, 134, 84, a - 0.44))}`,
          ink,
          2.5,
        );
      });
      c.circle(
        160,
        138,
        94,
        c.rad(
          [
            ['#fff', 0.35],
            ['#fff', 0],
            ['#000', 0.5],
          ],
          32,
          24,
          84,
        ),
      );
    });
    shine(c, 'M84 116C92 86 112 66 138 58', 6, 0.7);
    sparkle(c, 248, 68, 11);
  },
};
