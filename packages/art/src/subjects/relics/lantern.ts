import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { metal, shine } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const lantern: Subject = {
  tints: ['brass', 'obsidian', 'copper', 'ruby', 'silver'],
  scenes: ['lanterns', 'snow', 'pines', 'city'],
  draw(c, p) {
    c.glow(150, 158, 150, p.x, 0.6);
    c.line('M150 20V52', p.h3, 5);
    c.circle(150, 40, 17, 'none', `stroke="${p.h1}" stroke-width="5"`);
    c.path('M108 96Q116 62 150 52Q184 62 192 96Z', metal(c, p));
    c.rect(98, 94, 104, 12, c.lin([p.h3, p.h1, p.h3], 0), 'rx="4"');
    c.path(
      'M104 106H196L206 216H94Z',
      c.rad(
        [
          ['#fffbe0', 0.98],
          [lighten(p.x, 0.5), 0.9],
          [p.x, 0.72],
          [darken(p.x, 0.5), 0.75],
        ],
        50,
        60,
        62,
      ),
    );
    c.path(
      'M150 124C170 152 176 172 166 190C162 202 138 202 134 190C124 172 134 152 150 124Z',
      c.lin(['#fff', '#fff0a8', p.x], 90),
    );
    for (const [a, b] of [
      [104, 94],
      [134.5, 131],
      [165.5, 169],
      [196, 206],
    ] as const)
      c.line(`M${a} 106L${b} 216`, darken(p.h3, 0.25), 5.5);
    c.line('M100 160H200', darken(p.h3, 0.25), 4);
    c.rect(86, 214, 128, 15, c.lin([p.h3, p.h1, p.h2, p.h3], 0), 'rx="5"');
    c.path('M98 229H202L190 250H110Z', metal(c, p));
    shine(c, 'M110 114L104 200', 4, 0.55);
    range(8).forEach(i =>
      c.circle(36 + ((i * 71) % 230), 30 + ((i * 47) % 220), 1.5 + (i % 3), lighten(p.x, 0.5), 'opacity=".8"'),
    );
  },
};
