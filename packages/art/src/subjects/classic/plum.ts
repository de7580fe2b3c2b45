import { lighten } from '../../core/colour.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const plum: Subject = {
  tints: ['plum', 'violet', 'amethyst', 'cobalt'],
  scenes: ['halftone', 'bokeh', 'garden', 'deco'],
  draw(c, p) {
    c.line('M150 92C146 66 158 48 178 38', '#5a3a1e', 7, 'stroke-linecap="round"');
    c.path('M156 70C186 34 230 46 244 76C218 98 184 98 156 70Z', c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
    c.line('M160 71Q202 64 238 76', GREEN.h1, 1.8, 'opacity=".8"');
    c.path(
      'M150 94C198 68 248 106 244 166C240 226 196 262 150 258C104 262 60 226 56 166C52 106 102 68 150 94Z',
      c.rad([lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 36, 28, 82),
    );
    c.path(
      'M150 94C138 140 138 210 150 258',
      'none',
      `stroke="${p.h3}" stroke-width="5" opacity=".55" stroke-linecap="round"`,
    );
    shine(c, 'M74 160C74 130 90 108 112 100', 9, 0.5);
    c.ellipse(104, 216, 20, 9, '#fff', 'opacity=".14" transform="rotate(30 104 216)"');
    for (const [x, y, r] of [
      [202, 130, 6],
      [214, 154, 4],
      [190, 214, 5],
      [96, 182, 4],
    ] as const)
      c.ball(x, y, r, '#dff4ff');
    sparkle(c, 88, 118, 15);
  },
};
