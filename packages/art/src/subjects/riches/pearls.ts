import { lighten } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';

export const pearls: Subject = {
  tints: ['ruby', 'teal', 'violet', 'cobalt'],
  scenes: ['ripples', 'curtain', 'reef', 'weave'],
  draw(c, p) {
    c.path(
      suit('diamond', 150, 148, 92),
      c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 80),
      `stroke="${lighten(p.h1, 0.6)}" stroke-width="2"`,
    );
    c.path(suit('diamond', 150, 148, 70), 'none', `stroke="${p.x}" stroke-width="1.6" opacity=".7"`);
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.08 + i / 12);
      const [x, y] = [150 + Math.cos(a) * 106, 150 + Math.sin(a) * 92];
      c.ball(x, y, 14 + Math.sin(a) * 5, '#f2ece6', { lo: 0.38, hi: 0.9 });
    }
    c.ball(150, 142, 30, '#f7f1ea', { lo: 0.36, hi: 0.9 });
    c.path(star4(162, 118, 14), '#fff');
  },
};
