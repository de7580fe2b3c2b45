import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const bamboo: Scene = (c, p) => {
  const k = mix(p.g, '#5fae5a', 0.45);
  for (const [x, w, t] of [
    [18, 15, 0.3],
    [52, 11, 0.5],
    [84, 8, 0.65],
    [224, 8, 0.65],
    [252, 12, 0.45],
    [284, 16, 0.3],
  ] as const) {
    c.rect(
      x - w / 2,
      -10,
      w,
      420,
      c.lin([mix(k, p.b, t + 0.15), mix(lighten(k, 0.2), p.b, t * 0.8), mix(k, p.b, t + 0.25)], 0),
    );
    for (let y = 24 + (x % 30); y < 400; y += 62) {
      c.rect(x - w / 2 - 1.5, y, w + 3, 4, mix(k, p.b, t + 0.35), 'rx="2"');
      if ((y + x) % 3 < 1.5)
        range(3).forEach(i => c.path(leaf(x, y, 40, 5, (x < 150 ? -30 : 150) + i * 26), mix(k, p.b, t)));
    }
  }
  c.circle(
    150,
    140,
    100,
    c.rad([
      [lighten(p.g, 0.6), 0.55],
      [p.g, 0],
    ]),
  );
};
