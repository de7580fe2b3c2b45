import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const vaultDoor: Subject = {
  tints: ['steel', 'slate', 'copper', 'obsidian', 'brass'],
  scenes: ['vault', 'city', 'hex', 'plain'],
  draw(c, p) {
    c.circle(150, 150, 122, c.lin([p.h3, darken(p.h3, 0.5)], 60));
    c.circle(150, 150, 112, c.lin([lighten(p.h1, 0.3), p.h1, p.h3, p.h2, p.h1, p.h3], 50));
    c.circle(150, 150, 96, c.rad([p.h2, mix(p.h2, p.h3, 0.6), darken(p.h3, 0.2)], 40, 34, 76));
    range(16).forEach(i => {
      const [x, y] = polar(150, 150, 104, (i / 16) * TAU);
      c.ball(x, y, 5, p.h1);
    });
    range(8).forEach(i => {
      const a = (i / 8) * 360;
      c.group(`transform="rotate(${a} 150 150)"`, () => {
        c.rect(140, 44, 20, 42, c.lin([p.h3, p.h1, p.h3], 0), 'rx="5"');
      });
    });
    c.circle(150, 150, 62, c.lin([GOLD.h1, GOLD.h2, GOLD.h3, GOLD.h1], 50));
    c.circle(150, 150, 53, darken(p.h3, 0.35));
    range(40).forEach(i => {
      const a = (i / 40) * TAU;
      c.line(`M${at(polar(150, 150, 50, a))}L${at(polar(150, 150, i % 5 ? 46 : 41, a))}`, GOLD.h1, i % 5 ? 1 : 2.2);
    });
    range(5).forEach(i =>
      c.group(`transform="rotate(${i * 72} 150 150)"`, () => {
        c.rect(145.5, 70, 9, 80, c.lin([p.h3, lighten(p.h1, 0.5), p.h3], 0), 'rx="4"');
        c.ball(150, 70, 11, p.x);
      }),
    );
    c.ball(150, 150, 24, GOLD.h2);
    c.path(star4(150, 150, 16), GOLD.h3);
    c.line('M58 112A100 100 0 0 1 116 56', '#fff', 6, 'stroke-linecap="round" opacity=".5"');
  },
};
