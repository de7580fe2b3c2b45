import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, both, polar, range } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const pocketWatch: Subject = {
  tints: ['gold', 'silver', 'copper', 'brass'],
  scenes: ['library', 'clockwork', 'city', 'parchment'],
  draw(c, p) {
    c.line('M150 40C190 -6 250 30 290 -10', p.h3, 7, 'stroke-dasharray="9 5" stroke-linecap="round"');
    c.line('M150 40C190 -6 250 30 290 -10', p.h1, 4, 'stroke-dasharray="9 5" stroke-linecap="round"');
    c.circle(150, 42, 18, 'none', `stroke="${p.h2}" stroke-width="7"`);
    c.rect(138, 52, 24, 18, metal(c, p), 'rx="4"');
    c.circle(150, 160, 100, c.lin([lighten(p.h1, 0.4), p.h1, p.h3, p.h2, p.h1], 55));
    c.circle(150, 160, 88, darken(p.h3, 0.3));
    c.circle(150, 160, 84, c.rad(['#fffdf4', '#f3e8cf', '#cdb88e'], 44, 38, 70));
    range(60).forEach(i => {
      const a = (i / 60) * TAU;
      c.line(`M${at(polar(150, 160, 79, a))}L${at(polar(150, 160, i % 5 ? 76 : 68, a))}`, '#2c2014', i % 5 ? 1 : 3);
    });
    c.circle(150, 160, 46, 'none', 'stroke="#8a6a35" stroke-width="1.2" opacity=".6"');
    c.circle(150, 196, 17, '#eadcba', 'stroke="#8a6a35" stroke-width="1.5"');
    c.line('M150 196L158 188', '#2c2014', 2);
    c.path(leaf(150, 160, 46, 5, -146), '#1d2036');
    c.path(leaf(150, 160, 66, 4, -58), '#1d2036');
    c.line('M150 160L112 210', p.x, 2.2);
    c.circle(150, 160, 6, p.h2);
    shine(c, 'M72 128C82 102 102 84 128 78', 6, 0.7);
    both(s => range(3).forEach(i => sparkle(c, 150 + s * (112 + i * 8), 90 + i * 62, 5 + i)));
  },
};
