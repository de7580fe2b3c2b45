import { darken, lighten, mix } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { metal } from '../../core/light.ts';
import { lathe, leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const mirror: Subject = {
  tints: ['silver', 'gold', 'rose', 'obsidian'],
  scenes: ['curtain', 'garden', 'library', 'snow'],
  draw(c, p) {
    range(20).forEach(i => {
      const a = (i / 20) * 360;
      const [x, y] = polar(150, 136, 78, (a * TAU) / 360);
      c.path(leaf(x, y * 1, 30, 11, a), i % 2 ? c.lin([p.h1, p.h3], 90) : c.lin([p.h2, p.h3], 90));
    });
    c.ellipse(150, 136, 92, 98, c.lin([lighten(p.h1, 0.4), p.h2, p.h3, p.h1], 55));
    c.ellipse(150, 136, 76, 82, darken(p.h3, 0.3));
    c.ellipse(150, 136, 72, 78, c.lin([lighten(p.g, 0.65), mix(p.g, p.a, 0.4), p.b], 60));
    c.clipped('<ellipse cx="150" cy="136" rx="72" ry="78"/>', () => {
      c.poly(
        [
          [60, 180],
          [180, 40],
          [206, 40],
          [80, 200],
        ],
        '#fff',
        'opacity=".3"',
      );
      c.poly(
        [
          [90, 214],
          [232, 70],
          [238, 84],
          [104, 220],
        ],
        '#fff',
        'opacity=".16"',
      );
      c.circle(164, 142, 26, lighten(p.x, 0.5), 'opacity=".85"');
      c.circle(174, 134, 23, mix(p.g, p.a, 0.35));
      range(9).forEach(() => c.circle(96 + c.rand() * 110, 74 + c.rand() * 120, 1 + c.rand() * 1.6, '#fff'));
    });
    range(12).forEach(i => {
      const [x, y] = polar(150, 136, 85, (i / 12) * TAU);
      c.ball(x, 136 + (y - 136) * 1.06, 4, i % 3 ? '#f7f1ea' : p.x);
    });
    gem(c, 150, 42, 15, p.x);
    c.path(
      lathe([
        [14, 226],
        [10, 244],
        [18, 262],
        [6, 276],
      ]),
      metal(c, p),
    );
  },
};
