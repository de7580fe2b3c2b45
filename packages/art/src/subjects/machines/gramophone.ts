import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const gramophone: Subject = {
  tints: ['brass', 'gold', 'copper', 'plum'],
  scenes: ['curtain', 'deco', 'library', 'bokeh'],
  draw(c, p) {
    c.line('M168 210C214 206 212 158 176 148', c.lin([p.h1, p.h3], 60), 13, 'stroke-linecap="round"');
    const cx = 128,
      cy = 104,
      rim = range(18).map(i => {
        const a = (i / 18) * TAU,
          R = (i % 2 ? 101 : 92) * (1 - 0.06 * Math.cos(a - 0.8));
        return polar(cx + 10, cy + 8, R, a);
      });
    c.path(
      smooth(rim),
      c.lin([lighten(p.h1, 0.35), p.h1, p.h2, p.h3], 50),
      `stroke="${lighten(p.h1, 0.5)}" stroke-width="3"`,
    );
    range(9).forEach(i => {
      const a = ((i + 0.5) / 9) * TAU,
        b = a + TAU / 9;
      c.path(
        `M${at(polar(cx + 12, cy + 10, 38, a))}Q${at(polar(cx + 10, cy + 8, 70, a + 0.1))} ${at(polar(cx + 10, cy + 8, 92, a))}L${at(polar(cx + 10, cy + 8, 98, (a + b) / 2))}L${at(polar(cx + 12, cy + 10, 38, (a + b) / 2))}Z`,
        p.h3,
        'opacity=".28"',
      );
    });
    c.circle(cx + 12, cy + 10, 40, c.rad([darken(p.h3, 0.65), darken(p.h3, 0.3), p.h2], 56, 56, 60));
    range(12).forEach(i =>
      c.line(
        `M${at(polar(cx + 12, cy + 10, 12, (i / 12) * TAU))}L${at(polar(cx + 12, cy + 10, 39, (i / 12) * TAU))}`,
        p.h1,
        1.2,
        'opacity=".5"',
      ),
    );
    c.ellipse(146, 214, 74, 15, '#15131a');
    c.ellipse(146, 212, 74, 15, c.lin(['#3a3644', '#15131a'], 60));
    for (const r of [60, 48, 36])
      c.ellipse(146, 212, r, r * 0.2, 'none', 'stroke="#fff" stroke-width=".8" opacity=".3"');
    c.ellipse(146, 212, 20, 4.5, p.x);
    c.path('M70 224H222L232 260H60Z', c.lin(['#c98f56', '#8a5630', '#3c2010'], 80));
    c.rect(52, 256, 188, 12, c.lin(['#a86f3e', '#4a2a14'], 90), 'rx="4"');
    range(3).forEach(i => c.path(leaf(112 + i * 34, 244, 22, 6, 0), GOLD.h2, 'opacity=".9"'));
    c.line('M232 240H256V224', p.h2, 5, 'stroke-linecap="round"');
    for (const [x, y, f] of [
      [238, 76, 1],
      [266, 112, 0.8],
      [222, 36, 0.7],
    ] as const) {
      c.ellipse(x, y, 8 * f, 6 * f, lighten(p.x, 0.4));
      c.line(`M${x + 7 * f} ${y}V${y - 32 * f}q11 5 12 18`, lighten(p.x, 0.4), 3);
    }
  },
};
