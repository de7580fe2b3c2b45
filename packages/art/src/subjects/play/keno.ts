import { lighten } from '../../core/colour.ts';
import { shine } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const keno: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'violet', 'topaz'],
  scenes: ['bokeh', 'rays', 'grid', 'curtain'],
  draw(c, p) {
    c.circle(
      150,
      142,
      112,
      c.rad([
        ['#fff', 0.1],
        [lighten(p.g, 0.3), 0.16],
        [lighten(p.g, 0.6), 0.5],
      ]),
    );
    const D = {
      7: 'M-6 -8H6L-1 8',
      3: 'M-5 -7Q0 -10 4 -6Q6 -1 -1 0Q7 1 5 6Q0 10 -6 7',
      1: 'M-3 -5L1 -8V8',
      9: 'M5 -2A5 5 0 1 1 5 -3V2Q4 8 -3 8',
      5: 'M5 -8H-4L-5 -1Q5 -3 5 4Q3 9 -5 7',
      4: 'M3 8V-8L-6 3H6',
      2: 'M-5 -5Q-2 -10 3 -7Q7 -3 -6 8H6',
    };
    for (const [x, y, r, k, n] of [
      [104, 104, 30, p.h2, 7],
      [164, 86, 27, p.x, 3],
      [210, 126, 30, '#f4b83c', 9],
      [146, 142, 34, p.h1, 1],
      [94, 172, 30, p.x, 5],
      [196, 190, 33, p.h2, 4],
      [140, 214, 28, '#f4b83c', 2],
    ] as const) {
      c.ball(x, y, r, k, { lo: 0.5 });
      c.circle(x, y, r * 0.56, '#fffdf6');
      c.add(
        `<path d="${D[n]}" transform="translate(${x} ${y}) scale(${num(r / 21)})" fill="none" stroke="#1a1c26" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>`,
      );
    }
    c.circle(150, 142, 112, 'none', `stroke="${lighten(p.g, 0.6)}" stroke-width="4" opacity=".8"`);
    shine(c, 'M58 112C68 78 94 54 126 44', 8, 0.6);
    c.path('M96 248H204L216 274H84Z', c.lin(['#fff3cf', '#e0a53c', '#74450f'], 0));
  },
};
