import { lighten } from '../../core/colour.ts';
import { compassRose } from '../../core/compass-rose.ts';
import { both } from '../../core/geometry.ts';
import { metal, shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const anchor: Subject = {
  tints: ['brass', 'silver', 'obsidian', 'copper'],
  scenes: ['waves', 'wreck', 'storm', 'parchment'],
  draw(c, p) {
    c.line('M150 52C220 70 96 120 200 152C262 174 220 232 168 214', '#a8875c', 9, 'stroke-linecap="round"');
    c.line('M150 52C220 70 96 120 200 152C262 174 220 232 168 214', '#e8d3a6', 6, 'stroke-dasharray="5 4"');
    c.circle(150, 50, 21, 'none', `stroke="${c.lin([p.h1, p.h3], 60)}" stroke-width="10"`);
    c.path('M141 70H159L164 240H136Z', metal(c, p));
    c.rect(92, 92, 116, 16, c.lin([p.h1, p.h2, p.h3], 90), 'rx="8"');
    both(s => c.ball(150 + s * 58, 100, 10, p.h2));
    c.path(
      'M150 262C96 258 58 226 50 174L36 190L44 138L84 168L66 172C76 210 106 234 150 236C194 234 224 210 234 172L216 168L256 138L264 190L250 174C242 226 204 258 150 262Z',
      c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 60),
    );
    shine(c, 'M62 196C72 222 96 244 128 250', 4, 0.55);
    shine(c, 'M146 84L143 200', 3, 0.6);
    compassRose(c, 150, 150, 26, p.h1, p.x, p.h3);
  },
};
