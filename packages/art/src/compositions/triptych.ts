import { mix } from '../core/colour.ts';
import { both } from '../core/geometry.ts';
import { star4 } from '../core/outlines.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** Three panels that one subject spans. */
export const triptych: Composition = job => {
  const { c, p, scene } = job;
  c.rect(0, 0, 300, 400, c.lin([mix(p.a, p.b, 0.6), p.b], 90));
  const panels = [
    [14, 40, 84, 214],
    [106, 16, 88, 262],
    [202, 40, 84, 214],
  ] as const;
  panels.forEach(([x, y, w, h], i) => {
    const q = i === 1 ? p : { ...p, a: mix(p.a, p.x, 0.28), g: mix(p.g, p.x, 0.4) };
    c.rect(x - 4, y - 4, w + 8, h + 8, goldLine(c), 'rx="9"');
    c.clipped(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>`, () => {
      if (i === 1) paintScene(c, q, scene);
      else paintScene(c, q, i === 0 ? 'rings' : 'rays');
      place(job, 150, 150, 1.26, 0, 'dark');
    });
    c.rect(
      x,
      y,
      w,
      h,
      c.lin(
        [
          ['#fff', 0.2],
          ['#fff', 0, 0.4],
        ],
        60,
      ),
      'rx="6"',
    );
  });
  both(s => c.path(star4(150 + s * 94, 24, 8), '#ffe9ac'));
  scrim(c, p, 262, 1);
  return { bottom: 376, w: 262, h: 84, focus: [10, 8, 280] };
};
