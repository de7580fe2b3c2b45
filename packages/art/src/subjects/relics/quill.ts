import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const quill: Subject = {
  tints: ['snow', 'teal', 'ruby', 'violet'],
  scenes: ['parchment', 'library', 'stars'],
  draw(c, p) {
    c.path(
      'M52 92Q60 76 84 84H214Q238 88 232 112L222 250Q218 266 196 262H66Q46 260 48 240Z',
      c.lin(['#fff6de', '#ecd5a3', '#b98f52'], 60),
    );
    c.path('M222 250Q218 266 196 262H66Q46 260 48 240Q62 250 84 246H206Q220 246 222 250Z', '#c79a58');
    range(6).forEach(i =>
      c.line(`M78 ${118 + i * 19}q14 -8 28 0t28 0t28 0${i % 2 ? '' : 't28 0'}`, '#7a5426', 2, 'opacity=".6"'),
    );
    c.ball(80, 232, 18, p.x);
    c.path(star4(80, 232, 12), darken(p.x, 0.5));
    c.group('transform="rotate(24 190 140)"', () => {
      const d = 'M190 -10C224 30 226 110 202 168L190 184L178 168C154 110 156 30 190 -10Z';
      c.path(d, c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 80));
      range(13).forEach(i =>
        both(s =>
          c.line(
            `M190 ${34 + i * 11}Q${190 + s * 16} ${20 + i * 11} ${190 + s * 26} ${10 + i * 12}`,
            p.h3,
            1.1,
            'opacity=".4"',
          ),
        ),
      );
      c.line('M190 4C191 80 191 150 189 214', lighten(p.h1, 0.6), 3, 'stroke-linecap="round"');
      c.poly(
        [
          [186, 200],
          [193, 200],
          [189, 236],
        ],
        GOLD.h1,
      );
    });
    c.glow(150, 238, 24, p.x, 0.6);
  },
};
