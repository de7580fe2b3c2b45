import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const orbs: Subject = {
  tints: ['violet', 'teal', 'ruby', 'cobalt'],
  scenes: ['stars', 'nebula', 'rings'],
  draw(c, p) {
    c.ellipse(
      150,
      160,
      128,
      46,
      'none',
      `stroke="${p.h1}" stroke-opacity=".5" stroke-width="1.6" transform="rotate(-16 150 160)"`,
    );
    c.ellipse(
      150,
      160,
      128,
      46,
      'none',
      `stroke="${p.h1}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(44 150 160)"`,
    );
    c.glow(150, 150, 130, p.x, 0.4);
    c.ball(150, 144, 60, p.h2, { rim: p.h1 });
    c.path(star4(150, 144, 40), '#fff', 'opacity=".85"');
    c.circle(150, 144, 8, '#fff');
    for (const [x, y, r, k] of [
      [62, 200, 24, p.x],
      [240, 120, 20, p.g],
      [222, 222, 28, p.h3],
      [88, 82, 14, p.h1],
    ] as const) {
      c.glow(x, y, r * 2, k, 0.4);
      c.ball(x, y, r, k, { rim: '#fff' });
    }
  },
};
