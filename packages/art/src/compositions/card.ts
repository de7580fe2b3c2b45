import { lighten, mix } from '../core/colour.ts';
import { num } from '../core/number.ts';
import { pick } from '@liftoff/catalogue/core/random';
import { suit } from '../core/suit.ts';
import { paintScene } from '../scenes/index.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** The subject printed on a tilted playing card. */
export const card: Composition = job => {
  const { c, p, scene, rand } = job;
  paintScene(c, p, scene === 'felt' ? 'felt' : 'bokeh');
  const r = 5 + rand() * 5,
    s = rand() < 0.5 ? -1 : 1,
    pip = pick(rand, ['spade', 'heart', 'diamond', 'club'] as const),
    ink = pip === 'heart' || pip === 'diamond' ? '#b3202f' : '#1a1c26';
  c.group(`transform="rotate(${num(-s * (r + 10))} 150 190)"`, () => {
    c.rect(62, 30, 180, 250, '#000', 'rx="16" opacity=".35"');
    c.rect(58, 24, 180, 250, c.lin([mix(p.a, p.x, 0.5), mix(p.b, p.x, 0.3)], 60), 'rx="16"');
    c.rect(68, 34, 160, 230, 'none', `rx="10" stroke="#ffe9ac" stroke-width="2" opacity=".7"`);
  });
  c.group(`transform="rotate(${num(s * r)} 150 170)"`, () => {
    c.rect(58, 24, 192, 262, '#000', 'rx="17" opacity=".4"');
    c.rect(54, 18, 192, 262, c.lin(['#fffdf8', '#f4ecdc', '#dccfb6'], 60), 'rx="17"');
    c.clipped('<rect x="66" y="30" width="168" height="238" rx="11"/>', () => {
      c.rect(66, 30, 168, 238, c.lin([lighten(p.a, 0.18), p.a, p.b], 90));
      c.circle(
        150,
        148,
        130,
        c.rad([
          [lighten(p.g, 0.3), 0.9],
          [p.g, 0.2, 0.6],
          [p.g, 0],
        ]),
      );
      sky.rays(c, p);
      place(job, 150, 150, 0.94, 0, 'dark');
    });
    for (const [x, y, q] of [
      [78, 46, 0],
      [222, 252, 180],
    ] as const) {
      c.circle(x, y, 18, '#fffdf8');
      c.group(`transform="rotate(${q} ${x} ${y})"`, () => c.path(suit(pip, x, y, 11), ink));
    }
    c.rect(66, 30, 168, 238, 'none', `rx="11" stroke="${goldLine(c)}" stroke-width="2.5"`);
  });
  scrim(c, p, 226, 1);
  return { bottom: 374, w: 258, h: 92, focus: [16, 6, 268] };
};
