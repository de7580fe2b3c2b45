import { darken, lighten, tone } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const chameleon: Subject = {
  tints: ['lime', 'emerald', 'teal', 'violet'],
  scenes: ['foliage', 'bamboo', 'garden', 'rings'],
  draw(c, p) {
    c.path('M20 220C90 198 200 214 284 190L286 204C200 230 90 214 22 236Z', c.lin(['#8a5a34', '#3a2010'], 90));
    range(4).forEach(i =>
      c.path(leaf(40 + i * 70, 214 - i * 4, 26, 9, i % 2 ? -50 : 40), c.lin([p.g, darken(p.g, 0.5)], 60)),
    );
    c.line(
      'M214 176C262 190 272 240 236 250C210 256 200 230 220 224C234 222 236 236 226 236',
      p.h3,
      15,
      'stroke-linecap="round"',
    );
    c.line(
      'M214 176C262 190 272 240 236 250C210 256 200 230 220 224C234 222 236 236 226 236',
      p.h2,
      9,
      'stroke-linecap="round"',
    );
    c.path(
      smooth(
        [
          [54, 132],
          [66, 104],
          [96, 78],
          [124, 88],
          [150, 92],
          [192, 104],
          [226, 138],
          [232, 176],
          [204, 196],
          [160, 200],
          [118, 190],
          [92, 172],
          [66, 158],
          [50, 146],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    range(12).forEach(i => c.path(leaf(112 + i * 10, 92 + i * i * 0.35, 14, 4, -90 + i * 4), tone(p, 0.9)));
    for (let i = 0; i < 26; i++) {
      const t = c.rand(),
        u = c.rand();
      c.circle(
        116 + t * 96,
        112 + u * 70 + t * 8,
        2 + c.rand() * 4,
        nth([p.x, lighten(p.h1, 0.4), p.h3], i % 3),
        'opacity=".6"',
      );
    }
    for (const x of [124, 190]) {
      c.line(`M${x} 182Q${x - 16} 206 ${x - 2} 214`, p.h3, 12, 'stroke-linecap="round"');
      c.line(`M${x - 2} 208L${x - 12} 220M${x - 2} 208L${x + 8} 220`, p.h2, 6, 'stroke-linecap="round"');
    }
    c.circle(88, 118, 21, c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 60));
    for (const r of [17, 12]) c.circle(88, 118, r, 'none', `stroke="${p.h3}" stroke-width="1.5" opacity=".6"`);
    c.circle(86, 118, 6, '#08090e');
    c.circle(84, 116, 2, '#fff');
    c.line('M52 144Q76 156 104 148', darken(p.h3, 0.4), 2.5, 'stroke-linecap="round"');
    shine(c, 'M130 98C160 98 190 110 208 130', 4, 0.4);
  },
};
