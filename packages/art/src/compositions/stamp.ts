import { darken, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { paintScene } from '../scenes/index.ts';
import { pattern } from '../scenes/pattern/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';
import { tilt } from './tilt.ts';

/** A perforated postage stamp. */
export const stamp: Composition = job => {
  const { c, p, scene, rand } = job;
  c.rect(0, 0, 300, 400, c.lin([mix(p.a, p.b, 0.3), p.b], 60));
  pattern.brush(c, p);
  c.group(`transform="rotate(${num(tilt(rand, 4))} 150 150)"`, () => {
    c.rect(30, 20, 248, 262, '#000', 'opacity=".4"');
    c.rect(26, 14, 248, 262, c.lin(['#fffdf6', '#efe4cc'], 60));
    const hole = mix(p.a, p.b, 0.5);
    range(17).forEach(i => {
      for (const y of [14, 276]) c.circle(26 + i * 15.5, y, 5, hole);
    });
    range(18).forEach(i => {
      for (const x of [26, 274]) c.circle(x, 14 + i * 15.4, 5, hole);
    });
    c.clipped('<rect x="42" y="30" width="216" height="230" rx="3"/>', () => {
      paintScene(c, p, scene);
      halo(c, p);
      place(job, 150, 146, 0.98, 0, 'dark');
    });
    c.rect(42, 30, 216, 230, 'none', `rx="3" stroke="${darken(p.b, 0.1)}" stroke-width="1.5"`);
    range(4).forEach(i =>
      c.path(
        `M${186 - i * 2} ${34 + i * 9}q18 -8 36 0t36 0t36 0`,
        'none',
        `stroke="${darken(p.b, 0.3)}" stroke-width="2.5" opacity=".3"`,
      ),
    );
  });
  scrim(c, p, 252, 1);
  return { bottom: 376, w: 260, h: 88, focus: [20, 10, 262] };
};
