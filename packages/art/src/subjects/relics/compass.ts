import { lighten, mix } from '../../core/colour.ts';
import { compassRose } from '../../core/compass-rose.ts';
import { TAU, at, polar } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const compass: Subject = {
  tints: ['gold', 'copper', 'silver', 'brass'],
  scenes: ['parchment', 'waves', 'stars'],
  draw(c, p) {
    c.circle(150, 152, 108, c.lin([lighten(p.h1, 0.4), p.h2, p.h3, p.h1], 50));
    c.circle(150, 152, 96, c.rad([mix(p.a, p.g, 0.35), p.b], 42, 36, 76));
    for (let i = 0; i < 48; i++) {
      const a = (i / 48) * TAU;
      c.line(`M${at(polar(150, 152, 90, a))} L${at(polar(150, 152, i % 4 ? 86 : 80, a))}`, p.h1, i % 4 ? 1 : 2.4);
    }
    compassRose(c, 150, 152, 78, p.h1, p.x, p.h3);
    c.path(
      'M66 110 A94 94 0 0 1 124 62',
      'none',
      'stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"',
    );
  },
};
