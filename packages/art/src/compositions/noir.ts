import { lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import type { Composition } from './composition.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** Almost black, with a single light on the subject. */
export const noir: Composition = job => {
  const { c, p, rand } = job;
  const s = rand() < 0.5 ? -1 : 1;
  c.rect(0, 0, 300, 400, c.lin([mix(p.b, '#07080c', 0.45), '#06070b'], 90));
  c.poly(
    [
      [150 + s * 170, -60],
      [150 + s * 20, 330],
      [150 - s * 170, 330],
    ],
    c.linAt(
      [
        [lighten(p.g, 0.3), 0.75],
        [p.g, 0.08],
      ],
      150 + s * 160,
      -40,
      150 - s * 30,
      300,
    ),
  );
  c.circle(
    150,
    150,
    170,
    c.rad([
      [p.g, 0.5],
      [p.g, 0],
    ]),
  );
  range(20).forEach(() =>
    c.circle(rand() * 300, rand() * 300, 0.6 + rand() * 1.8, '#fff', `opacity="${num(0.15 + rand() * 0.4)}"`),
  );
  c.line(`M${150 - s * 150} 20L${150 - s * 90} 380`, p.x, 3, 'opacity=".55"');
  c.line(`M${150 - s * 138} 20L${150 - s * 78} 380`, p.x, 1, 'opacity=".5"');
  place(job, 150 + s * 6, 150, 1.16, s * 3, 'light');
  scrim(c, p, 214, 1);
  return { bottom: 373, w: 258, h: 104, focus: [16, 10, 268] };
};
