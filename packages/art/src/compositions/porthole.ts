import { darken, mix } from '../core/colour.ts';
import { TAU, polar, range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A porthole with rivets. */
export const porthole: Composition = job => {
  const { c, p, scene } = job;
  const metal = c.lin(['#f2e2b8', '#b98a3c', '#5c3c14', '#d9ae5c', '#7a5220'], 50);
  c.rect(0, 0, 300, 400, c.lin([mix(p.a, '#2a3038', 0.5), darken(p.b, 0.1)], 60));
  for (const y of [80, 220]) {
    c.line(`M0 ${y}H300`, '#000', 2.5, 'opacity=".4"');
    c.line(`M0 ${y + 2}H300`, '#fff', 1, 'opacity=".12"');
    range(13).forEach(i => c.circle(6 + i * 24, y - 8, 2.6, '#fff', 'opacity=".18"'));
  }
  c.circle(150, 156, 134, '#000', 'opacity=".4"');
  c.circle(150, 150, 134, metal);
  c.circle(150, 150, 112, darken(p.b, 0.5));
  range(10).forEach(i => {
    const [x, y] = polar(150, 150, 123, (i / 10) * TAU + 0.3);
    c.circle(x, y, 7, '#4a3212');
    c.circle(x - 1, y - 1, 5.5, c.lin(['#fff3cf', '#b98a3c', '#5c3c14'], 55));
    c.line(`M${num(x - 4)} ${num(y - 2)}l7 3`, '#4a3212', 1.5);
  });
  c.clipped('<circle cx="150" cy="150" r="108"/>', () => {
    paintScene(c, p, scene);
    halo(c, p);
    place(job, 150, 152, 0.96, 0, 'dark');
    c.path('M20 150C40 70 110 40 190 36L60 250Z', '#fff', 'opacity=".1"');
  });
  c.circle(150, 150, 108, 'none', `stroke="#000" stroke-width="5" opacity=".5"`);
  c.line('M62 110A98 98 0 0 1 118 58', '#fff', 6, 'stroke-linecap="round" opacity=".5"');
  scrim(c, p, 254, 1);
  return { bottom: 376, w: 258, h: 86, focus: [10, 10, 280] };
};
