import { lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import { cloud } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const storm: Scene = (c, p) => {
  for (const [x, y, w, k] of [
    [50, 64, 96, 0.5],
    [262, 56, 104, 0.55],
    [150, 34, 120, 0.35],
    [20, 120, 70, 0.65],
    [286, 116, 76, 0.68],
  ] as const)
    c.path(cloud(x, y, w), c.lin([mix(lighten(p.g, 0.1), p.b, k), mix(p.a, p.b, 0.6)], 90), 'opacity=".9"');
  for (const d of ['M40 122l-20 40h18l-14 46', 'M272 112l-14 34h16l-22 54']) {
    c.line(d, p.g, 7, 'opacity=".35" stroke-linejoin="round"');
    c.line(d, lighten(p.g, 0.75), 2.5, 'stroke-linejoin="round"');
  }
  for (let i = 0; i < 26; i++) {
    const x = c.rand() * 320,
      y = 90 + c.rand() * 220;
    c.line(`M${num(x)} ${num(y)}l-7 20`, lighten(p.g, 0.5), 1, 'opacity=".35"');
  }
};
