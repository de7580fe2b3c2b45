import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { both } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const hourglass: Subject = {
  tints: ['gold', 'umber', 'silver', 'copper'],
  scenes: ['dunes', 'stars', 'library', 'rings'],
  draw(c, p) {
    const glass = smooth(
      [
        [98, 70],
        [202, 70],
        [198, 102],
        [160, 148],
        [160, 160],
        [198, 206],
        [202, 238],
        [98, 238],
        [102, 206],
        [140, 160],
        [140, 148],
        [102, 102],
      ],
      true,
      6.5,
    );
    c.path(glass, lighten(p.g, 0.6), 'opacity=".25"');
    c.clipped(`<path d="${glass}"/>`, () => {
      c.path('M100 112Q150 100 200 112L156 152H144Z', c.lin([lighten(p.x, 0.4), p.x, darken(p.x, 0.3)], 90));
      c.rect(147.5, 146, 5, 80, lighten(p.x, 0.3));
      c.path(
        'M90 244Q120 222 136 206Q150 190 164 206Q180 222 210 244Z',
        c.lin([lighten(p.x, 0.45), p.x, darken(p.x, 0.4)], 60),
      );
    });
    c.path(glass, 'none', `stroke="${lighten(p.g, 0.7)}" stroke-width="3" opacity=".8"`);
    for (const x of [86, 206]) c.path(`M${x} 66h8v176h-8Z`, metal(c, p));
    both(s => {
      for (const y of [108, 154, 200]) c.ball(150 + s * 60, y, 8, p.h2);
    });
    for (const y of [48, 236]) {
      c.rect(74, y, 152, 18, metal(c, p), 'rx="5"');
      c.rect(86, y + (y < 100 ? -10 : 18), 128, 11, metal(c, p), 'rx="5"');
    }
    c.rect(76, 49, 148, 5, '#fff', 'opacity=".35" rx="2"');
    shine(c, 'M112 80C112 104 126 122 138 138', 5, 0.6);
    shine(c, 'M112 228C112 208 120 196 130 184', 5, 0.5);
    gem(c, 150, 57, 8, p.x);
    sparkle(c, 214, 96, 10);
  },
};
