import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { metal, shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const divingHelmet: Subject = {
  tints: ['copper', 'brass', 'bronze', 'silver'],
  scenes: ['abyss', 'wreck', 'reef', 'cavern'],
  draw(c, p) {
    c.path('M66 210Q60 262 34 274H266Q240 262 234 210Z', c.lin([p.h1, p.h2, p.h3], 60));
    c.circle(150, 134, 98, c.rad([lighten(p.h1, 0.4), p.h1, p.h2, p.h3, darken(p.h3, 0.3)], 38, 30, 78));
    c.rect(62, 200, 176, 24, c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 90), 'rx="10"');
    range(7).forEach(i => {
      c.circle(78 + i * 24, 212, 6, p.h3);
      c.circle(77 + i * 24, 211, 4, lighten(p.h1, 0.4));
    });
    both(s => {
      c.ellipse(150 + s * 88, 134, 15, 32, c.lin([p.h1, p.h3], 60));
      c.ellipse(150 + s * 90, 134, 9, 24, c.lin([lighten(p.x, 0.3), darken(p.x, 0.5)], 60));
    });
    c.circle(150, 136, 62, c.lin([lighten(p.h1, 0.5), p.h2, p.h3, p.h1], 50));
    c.circle(150, 136, 50, '#0a1620');
    c.circle(
      150,
      136,
      48,
      c.rad(
        [
          [lighten(p.x, 0.3), 1],
          [mix(p.x, p.b, 0.5), 1],
          ['#050b12', 1],
        ],
        42,
        36,
        74,
      ),
    );
    range(8).forEach(i => {
      const q = polar(150, 136, 56, (i / 8) * TAU + 0.2);
      c.circle(...q, 4.5, darken(p.h3, 0.2));
      c.circle(q[0] - 1, q[1] - 1, 3, lighten(p.h1, 0.5));
    });
    c.clipped('<circle cx="150" cy="136" r="48"/>', () => {
      c.path('M90 168Q120 150 150 164T216 152V200H90Z', lighten(p.x, 0.2), 'opacity=".3"');
      c.path(leaf(126, 142, 40, 9, -14), '#ffb04a');
      c.path('M128 142l-14 -9v18Z', '#ff8a3d');
      c.circle(156, 131, 2, '#111');
      range(5).forEach(i => c.circle(150 + i * 7, 118 - i * 9, 3, 'none', 'stroke="#fff" opacity=".7"'));
    });
    c.line('M118 100A48 48 0 0 1 148 90', '#fff', 6, 'stroke-linecap="round" opacity=".65"');
    for (const k of [-1, 1]) c.line(`M${150 + k * 22} 88V184`, p.h2, 3, 'opacity=".55"');
    c.path('M132 40Q150 20 168 40L160 52H140Z', metal(c, p));
    shine(c, 'M64 120C68 84 92 58 122 48', 7, 0.45);
  },
};
