import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const moth: Subject = {
  tints: ['sand', 'violet', 'teal', 'rose', 'cobalt', 'flame'],
  scenes: ['rings', 'stars', 'garden', 'moonrise'],
  draw(c, p) {
    for (const s of [-1, 1])
      c.group(`transform="translate(150 150) scale(${s} 1)"`, () => {
        c.path(
          'M4 -6 C30 -92 96 -110 130 -82 C128 -34 92 6 10 10Z',
          c.lin([p.h1, p.h2, p.h3], 40),
          `stroke="${lighten(p.h1, 0.4)}" stroke-width="1.6"`,
        );
        c.path(
          'M6 8 C50 8 98 30 92 72 C72 104 26 82 4 30Z',
          c.lin([p.h2, p.h3], 60),
          `stroke="${p.h1}" stroke-width="1.4"`,
        );
        c.circle(84, -58, 20, darken(p.h3, 0.3));
        c.circle(84, -58, 14, p.x);
        c.circle(84, -58, 6, '#0e0a16');
        c.circle(58, 52, 13, darken(p.h3, 0.3));
        c.circle(58, 52, 8, p.x);
        for (let i = 0; i < 5; i++)
          c.line(
            `M10 ${-8 + i * 3} Q50 ${-40 + i * 8} ${112 - i * 8} ${-78 + i * 20}`,
            lighten(p.h1, 0.5),
            1.1,
            'opacity=".4"',
          );
        c.line('M3 -40 Q16 -78 40 -88', p.h1, 2.6, 'stroke-linecap="round"');
      });
    c.ellipse(150, 156, 11, 52, c.lin([lighten(p.h1, 0.3), p.h3], 90));
    for (let i = 0; i < 6; i++) c.line(`M141 ${150 + i * 9} H159`, darken(p.h3, 0.4), 2, 'opacity=".6"');
  },
};
