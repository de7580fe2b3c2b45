import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const slotMachine: Subject = {
  tints: ['ruby', 'gold', 'violet', 'teal', 'cobalt'],
  scenes: ['curtain', 'rays', 'bokeh', 'grid'],
  draw(c, p) {
    c.shade(146, 268, 110, 10);
    c.line('M232 170H254V96', c.lin(['#fff', '#7a869a'], 0), 9, 'stroke-linecap="round" stroke-linejoin="round"');
    c.ball(254, 88, 15, p.x);
    c.path(
      'M64 92C64 44 100 26 146 26C192 26 228 44 228 92V250Q228 266 212 266H80Q64 266 64 250Z',
      c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 20),
    );
    c.path('M76 96C76 56 106 38 146 38C186 38 216 56 216 96Z', c.lin([lighten(p.x, 0.3), darken(p.x, 0.5)], 80));
    range(9).forEach(i => {
      const q = polar(146, 100, 76, Math.PI + (i / 8) * Math.PI);
      c.glow(...q, 9, '#fff3b8', 0.9);
      c.circle(...q, 3.6, '#fffbe0');
    });
    c.path(star4(146, 72, 27), '#fff6cf');
    gem(c, 146, 72, 11, p.x);
    c.rect(72, 106, 148, 84, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 90), 'rx="12"');
    for (let i = 0; i < 3; i++) {
      const x = 82 + i * 44;
      c.rect(x, 116, 40, 64, c.lin(['#b9b2a8', '#ffffff', '#ffffff', '#b9b2a8'], 90), 'rx="5"');
      const d = 'M-13 -17H13V-9C4 0 0 8 0 19H-11C-10 6 -6 -2 2 -9H-6Q-8 -9 -8 -5H-13Z';
      c.path(
        d,
        c.lin(['#ff7a5c', '#c4162c', '#7a0a1c'], 90),
        `transform="translate(${x + 20} 147)" stroke="#ffd25e" stroke-width="1.6"`,
      );
    }
    c.line('M76 148H216', p.x, 1.5, 'opacity=".7"');
    c.rect(84, 206, 124, 30, darken(p.h3, 0.4), 'rx="8"');
    range(4).forEach(i => c.circle(102 + i * 30, 221, 9, nth([p.x, '#ffd25e', '#5fe0a0', '#ff7a5c'], i)));
    c.rect(96, 244, 100, 14, darken(p.h3, 0.55), 'rx="6"');
    range(4).forEach(i => c.ellipse(114 + i * 20, 252, 11, 4.5, i % 2 ? GOLD.h1 : GOLD.h2));
    shine(c, 'M76 96C80 66 100 46 126 42', 5, 0.55);
  },
};
