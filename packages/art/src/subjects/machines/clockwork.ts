import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { gear } from './gear.ts';

export const clockwork: Subject = {
  tints: ['brass', 'copper', 'silver', 'gold'],
  scenes: ['clockwork', 'plain', 'library', 'hex'],
  draw(c, p) {
    const steel = { h1: '#f0f4fa', h2: '#9aa6ba', h3: '#3f4858' };
    gear(c, 84, 96, 50, 11, steel);
    gear(c, 232, 214, 46, 10, steel);
    gear(c, 222, 84, 38, 9, { h1: lighten(p.x, 0.4), h2: p.x, h3: darken(p.x, 0.5) });
    gear(c, 150, 158, 88, 16, p, 0.34);
    gear(c, 70, 224, 36, 8, { h1: lighten(p.x, 0.4), h2: p.x, h3: darken(p.x, 0.5) });
    c.circle(150, 158, 42, c.rad(['#fffdf4', '#f0e2c0', '#b99c68'], 42, 36, 70));
    range(12).forEach(i =>
      c.line(
        `M${at(polar(150, 158, 38, (i / 12) * TAU))}L${at(polar(150, 158, i % 3 ? 34 : 29, (i / 12) * TAU))}`,
        '#3a2814',
        i % 3 ? 1.6 : 3,
      ),
    );
    c.path(leaf(150, 158, 24, 4, -120), '#241810');
    c.path(leaf(150, 158, 34, 3, -40), '#241810');
    gem(c, 150, 158, 8, p.x);
    c.line('M82 112A80 80 0 0 1 128 84', '#fff', 4, 'opacity=".55" stroke-linecap="round"');
  },
};
