import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const ferrisWheel: Subject = {
  tints: ['rose', 'teal', 'violet', 'gold'],
  scenes: ['dawn', 'city', 'lagoon', 'stars'],
  draw(c, p) {
    c.line('M150 142L92 276M150 142L208 276', c.lin([p.h1, p.h3], 0), 9, 'stroke-linecap="round"');
    c.line('M112 232H188', p.h2, 5);
    for (const r of [104, 92])
      c.circle(150, 142, r, 'none', `stroke="${r > 100 ? p.h1 : p.h2}" stroke-width="${r > 100 ? 5 : 3}"`);
    range(16).forEach(i => c.line(`M150 142L${at(polar(150, 142, 102, (i / 16) * TAU))}`, p.h1, 1.6, 'opacity=".75"'));
    range(32).forEach(i =>
      c.circle(...polar(150, 142, 98, (i / 32) * TAU), 2.4, i % 2 ? '#fff6cf' : lighten(p.x, 0.4)),
    );
    range(12).forEach(i => {
      const [x, y] = polar(150, 142, 106, (i / 12) * TAU);
      const k = nth([p.x, p.h2, '#ffd25e', lighten(p.g, 0.2)], i % 4);
      c.path(`M${num(x - 12)} ${num(y + 8)}q0 16 12 16t12 -16Z`, c.lin([lighten(k, 0.3), darken(k, 0.4)], 90));
      c.path(`M${num(x - 12)} ${num(y + 4)}Q${num(x)} ${num(y - 12)} ${num(x + 12)} ${num(y + 4)}Z`, k);
      c.line(`M${num(x)} ${num(y)}v8`, '#fff', 1.5);
    });
    c.circle(150, 142, 24, c.lin([p.h1, p.h2, p.h3], 55));
    c.path(star4(150, 142, 19), '#fff6cf');
    c.glow(150, 142, 130, p.x, 0.18);
  },
};
