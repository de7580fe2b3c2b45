import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const airship: Subject = {
  tints: ['copper', 'ruby', 'teal', 'sand', 'plum'],
  scenes: ['dawn', 'city', 'ridge', 'storm'],
  draw(c, p) {
    both(s => c.line(`M${150 + s * 60} 176L${150 + s * 34} 216`, p.h3, 2));
    const d = 'M24 126C36 70 110 44 170 48C226 52 268 84 282 122C268 160 226 192 170 196C110 200 36 180 24 126Z';
    c.path(d, c.lin([lighten(p.h1, 0.25), p.h1, p.h2, p.h3, darken(p.h3, 0.3)], 90));
    c.clipped(`<path d="${d}"/>`, () => {
      for (const k of [-1, -0.5, 0, 0.5, 1])
        c.line(`M24 126Q154 ${126 + k * 130} 282 122`, k ? p.h3 : lighten(p.x, 0.1), k ? 1.8 : 9, 'opacity=".6"');
      for (const x of [70, 118, 170, 222])
        c.path(
          `M${x} 40Q${x + (x < 150 ? -14 : 14)} 124 ${x} 206`,
          'none',
          `stroke="${p.h3}" stroke-width="1.6" opacity=".45"`,
        );
      c.ellipse(150, 76, 106, 14, '#fff', 'opacity=".28"');
    });
    for (const [a, b] of [
      [84, 30],
      [126, 12],
      [168, 30],
    ] as const)
      c.path(`M40 ${a + 14}L8 ${a - 14}L${b} ${a + 28}L44 ${a + 30}Z`, c.lin([p.x, darken(p.x, 0.5)], 60));
    c.path(
      'M96 208H204Q216 208 212 222L202 242Q198 250 188 250H112Q102 250 98 242L88 222Q84 208 96 208Z',
      c.lin(['#b98552', '#6e4526', '#331c0e'], 90),
    );
    range(6).forEach(i => {
      c.rect(102 + i * 17, 216, 12, 13, c.lin(['#fff6cf', '#f2b84a'], 90), 'rx="3"');
    });
    c.line('M94 234H206', GOLD.h1, 3);
    c.ellipse(78, 226, 5, 22, GOLD.h2, 'transform="rotate(14 78 226)"');
    c.ellipse(222, 226, 5, 22, GOLD.h2, 'transform="rotate(-14 222 226)"');
    c.circle(154, 126, 22, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 55));
    c.path(star4(154, 126, 17), p.h3);
    shine(c, 'M56 96C86 72 126 62 166 62', 4, 0.5);
  },
};
