import { lighten, mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const observatory: Scene = (c, p) => {
  starfield(c, p, 60);
  range(7).forEach(i =>
    c.ellipse(150, 150, 40 + i * 26, 40 + i * 26, 'none', `stroke="${p.g}" stroke-width="1" stroke-opacity=".3"`),
  );
  range(12).forEach(i =>
    c.line(
      `M${at(polar(150, 150, 60, (i / 12) * TAU))}L${at(polar(150, 150, 230, (i / 12) * TAU))}`,
      p.g,
      1,
      'opacity=".22"',
    ),
  );
  const constellations: Point[][] = [
    [
      [30, 40],
      [62, 66],
      [52, 104],
      [90, 88],
    ],
    [
      [212, 36],
      [246, 58],
      [276, 44],
      [262, 96],
    ],
    [
      [30, 210],
      [56, 238],
      [92, 226],
    ],
    [
      [220, 226],
      [252, 206],
      [280, 240],
    ],
  ];
  for (const pts of constellations) {
    c.line(pts.map((q, i) => (i ? 'L' : 'M') + at(q)).join(''), lighten(p.g, 0.4), 1.2, 'opacity=".6"');
    for (const [x, y] of pts) c.path(star4(x, y, 5), '#fff');
  }
  c.path('M-10 410V330A160 120 0 0 1 310 330V410Z', 'none', `stroke="${mix(p.g, p.b, 0.5)}" stroke-width="10"`);
};
