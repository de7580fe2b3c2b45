import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { note } from './note.ts';

export const piano: Subject = {
  tints: ['obsidian', 'ruby', 'cobalt', 'plum'],
  scenes: ['city', 'curtain', 'stars', 'deco'],
  draw(c, p) {
    c.path(
      'M52 160C52 90 110 44 176 40C236 38 262 74 236 104C214 130 244 146 250 176L56 190Z',
      c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 50),
    );
    c.path(
      'M66 160C66 102 118 58 176 54C220 52 240 76 224 98C202 124 226 144 234 166L68 178Z',
      c.lin(['#f2c470', '#a8641c'], 60),
    );
    range(16).forEach(i =>
      c.line(
        `M${78 + i * 9} ${172 - i * 0.4}L${96 + i * 7} ${92 - Math.sin((i / 15) * 3) * 30}`,
        '#fff3cf',
        0.9,
        'opacity=".7"',
      ),
    );
    c.path('M56 190L250 176V200L56 216Z', c.lin([p.h3, darken(p.h3, 0.4)], 90));
    c.path('M40 214L262 196L270 232L44 252Z', c.lin([p.h1, p.h2, p.h3], 90));
    for (let i = 0; i < 18; i++) {
      const x = 52 + i * 11.6,
        y = 216 - i * 0.93;
      c.poly(
        [
          [x, y],
          [x + 10.8, y - 0.86],
          [x + 11.6, y + 25],
          [x + 0.4, y + 26],
        ],
        '#fffdf6',
        'stroke="#b9ad98" stroke-width=".7"',
      );
    }
    for (let i = 0; i < 17; i++)
      if (![2, 6, 9, 13, 16].includes(i)) {
        const x = 59.5 + i * 11.6,
          y = 215.5 - i * 0.93;
        c.poly(
          [
            [x, y],
            [x + 7, y - 0.56],
            [x + 7.4, y + 15],
            [x + 0.4, y + 15.6],
          ],
          '#14141a',
        );
      }
    for (const x of [62, 246])
      c.path(`M${x - 7} 246H${x + 9}L${x + 4} 276H${x - 3}Z`, c.lin([p.h2, darken(p.h3, 0.4)], 0));
    c.line('M120 110L60 40', p.h2, 4);
    shine(c, 'M66 138C74 100 112 66 156 58', 4, 0.5);
    note(c, 52, 92, 0.9, lighten(p.x, 0.4));
    note(c, 262, 92, 1, lighten(p.x, 0.3));
    note(c, 236, 44, 0.7, p.x);
  },
};
