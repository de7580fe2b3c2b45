import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const visor: Subject = {
  tints: ['snow', 'silver', 'flame', 'teal'],
  scenes: ['stars', 'orbit', 'nebula', 'hex'],
  draw(c, p) {
    c.path('M52 276Q56 214 100 206H200Q244 214 248 276Z', c.lin([p.h1, p.h2, p.h3], 60));
    both(s => {
      c.rect(150 + s * 106 - 13, 108, 26, 64, c.lin([p.h1, p.h3], 0), 'rx="9"');
      c.circle(150 + s * 106, 140, 9, p.x);
    });
    c.circle(150, 132, 104, c.rad([lighten(p.h1, 0.5), p.h1, p.h2, p.h3], 38, 28, 80));
    c.path(
      'M66 128C66 76 104 58 150 58C196 58 234 76 234 128C234 176 200 196 150 196C100 196 66 176 66 128Z',
      darken(p.h3, 0.4),
    );
    const d = 'M74 128C74 84 108 66 150 66C192 66 226 84 226 128C226 170 194 188 150 188C106 188 74 170 74 128Z';
    c.path(d, c.lin([lighten(p.x, 0.5), p.x, darken(p.x, 0.45), darken(p.x, 0.8)], 70));
    c.clipped(`<path d="${d}"/>`, () => {
      c.ball(186, 150, 34, mix(p.g, p.h2, 0.3), { spec: false });
      c.ellipse(
        186,
        150,
        52,
        11,
        'none',
        'stroke="#fff" stroke-width="3.5" opacity=".7" transform="rotate(-18 186 150)"',
      );
      range(22).forEach(() =>
        c.circle(80 + c.rand() * 140, 70 + c.rand() * 110, 0.7 + c.rand() * 1.6, '#fff', 'opacity=".9"'),
      );
      c.path('M60 210Q150 150 240 210Z', p.h3, 'opacity=".8"');
      c.poly(
        [
          [84, 150],
          [150, 60],
          [176, 60],
          [96, 172],
        ],
        '#fff',
        'opacity=".22"',
      );
    });
    c.rect(92, 200, 116, 17, c.lin([p.h1, p.h3], 90), 'rx="8"');
    c.rect(104, 232, 40, 26, darken(p.h3, 0.35), 'rx="5"');
    range(3).forEach(i => c.circle(113 + i * 11, 245, 3.5, nth([p.x, '#5fe0a0', '#ffd25e'], i)));
    c.path(star4(190, 246, 17), p.x);
    shine(c, 'M60 118C64 82 88 54 120 44', 7, 0.7);
  },
};
