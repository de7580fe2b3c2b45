import { lighten, tone } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, at, both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const pumpkin: Subject = {
  tints: ['flame', 'gold', 'snow', 'teal'],
  scenes: ['moonrise', 'pines', 'meadow', 'foliage'],
  draw(c, p) {
    c.shade(150, 254, 120, 12);
    for (const [x, rx, t] of [
      [62, 46, 0.8],
      [238, 46, 0.95],
      [94, 52, 0.5],
      [206, 52, 0.65],
      [124, 48, 0.3],
      [176, 48, 0.4],
      [150, 42, 0.15],
    ] as const)
      c.ellipse(
        x,
        170,
        rx,
        82 - Math.abs(x - 150) * 0.12,
        c.lin([tone(p, t - 0.3), tone(p, t), tone(p, t + 0.35)], 80),
      );
    c.path(
      'M138 96C134 70 142 52 168 40L182 54C164 62 160 78 164 96Q150 104 138 96Z',
      c.lin(['#9cc06a', '#5a7a34', '#2a3f18'], 0),
    );
    c.path('M166 78C196 50 232 62 246 84C224 104 190 102 166 78Z', c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
    c.line('M170 79Q206 74 240 84', GREEN.h1, 1.6, 'opacity=".8"');
    c.line('M134 84C104 70 88 92 102 104C114 112 122 98 112 94', GREEN.h2, 3, 'stroke-linecap="round"');
    shine(c, 'M56 150C58 126 70 108 84 100', 6, 0.45);
    shine(c, 'M112 122C106 146 106 180 112 204', 4, 0.3);
    gem(c, 150, 176, 26, p.x);
    range(10).forEach(i =>
      c.line(
        `M${at(polar(150, 176, 34, (i / 10) * TAU))}L${at(polar(150, 176, 44, (i / 10) * TAU))}`,
        lighten(p.x, 0.5),
        3,
        'stroke-linecap="round" opacity=".8"',
      ),
    );
    both(s => c.path(leaf(150 + s * 60, 252, 44, 12, s > 0 ? -10 : 190), c.lin([GREEN.h2, GREEN.h3], 60)));
  },
};
