import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const dragonEye: Subject = {
  wide: true,
  tints: ['rust', 'emerald', 'violet', 'cobalt'],
  scenes: ['plain'],
  draw(c, p) {
    const scales = c.symbol(() =>
      c.path(
        'M0-15C13-8 13 8 0 17C-13 8-13-8 0-15Z',
        c.lin([p.h2, darken(p.h3, 0.25)], 80),
        `stroke="${darken(p.h3, 0.5)}" stroke-width="1"`,
      ),
    );
    for (let ring = 5; ring >= 1; ring--) {
      const n = 10 + ring * 3;
      range(n).forEach(i => {
        const a = (i / n) * TAU + ring * 0.2,
          R = 46 + ring * 23;
        c.use(
          scales,
          `translate(${num(150 + Math.cos(a) * R * 1.1)} ${num(152 + Math.sin(a) * R)}) rotate(${Math.round((a * 180) / Math.PI + 90)}) scale(${num(0.75 + ring * 0.13)})`,
          ring > 3 ? 'opacity=".75"' : '',
        );
      });
    }
    c.path('M50 156C86 96 214 96 250 156C214 208 86 208 50 156Z', '#08070a');
    c.path(
      'M60 156C94 106 206 106 240 156C206 199 94 199 60 156Z',
      c.rad([lighten(p.x, 0.7), p.x, mix(p.x, p.h3, 0.6), '#1a0a05'], 50, 50, 62),
    );
    range(32).forEach(i => {
      const a = (i / 32) * TAU;
      c.line(
        `M${at(polar(150, 153, 18, a))}L${at(polar(150, 153, 40, a))}`,
        i % 2 ? lighten(p.x, 0.5) : darken(p.x, 0.5),
        1.4,
        'opacity=".45"',
      );
    });
    c.path('M150 104C162 130 162 178 150 202C138 178 138 130 150 104Z', '#060406');
    c.ellipse(136, 130, 9, 13, '#fff', 'opacity=".85"');
    c.line('M50 156C86 96 214 96 250 156', lighten(p.h2, 0.2), 4, 'opacity=".8"');
  },
};
