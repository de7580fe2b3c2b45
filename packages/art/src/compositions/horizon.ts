import { lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { ground } from '../scenes/ground.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** A large disc on the horizon with the subject in front of it, and water or ground below. */
export const horizon: Composition = job => {
  const { c, p, rand } = job;
  ground(c, p);
  const y = 238;
  sky.stars(c, { ...p, g: mix(p.g, p.a, 0.3) });
  c.circle(150, 160, 120, c.lin([lighten(p.x, 0.55), lighten(p.x, 0.1), mix(p.x, p.g, 0.5)], 90));
  if (rand() < 0.6)
    range(6).forEach(i => c.rect(20, 178 + i * 13, 260, 2 + i * 1.6, mix(p.a, p.b, 0.3), 'opacity=".6"'));
  c.path(
    `M-10 ${y}C40 ${y - 40} 76 ${y - 18} 108 ${y - 6}H196C230 ${y - 30} 270 ${y - 44} 310 ${y - 8}V${y + 10}H-10Z`,
    mix(p.a, p.b, 0.55),
  );
  c.rect(0, y, 300, 170, c.lin([mix(p.x, p.b, 0.55), mix(p.a, p.b, 0.6), p.b], 90));
  range(10).forEach(i =>
    c.rect(
      150 - 60 + (rand() - 0.5) * 90,
      y + 5 + i * 6,
      30 + rand() * 60,
      2,
      lighten(p.x, 0.4),
      'opacity=".4" rx="1"',
    ),
  );
  place(job, 150, 146, 0.98, 0, 'dark');
  scrim(c, p, 232, 1);
  return { bottom: 373, w: 258, h: 96, focus: [18, 10, 264] };
};
