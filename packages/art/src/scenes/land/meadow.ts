import { lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import { cloud } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const meadow: Scene = (c, p) => {
  c.circle(
    150,
    180,
    150,
    c.rad([
      [lighten(p.g, 0.6), 0.8],
      [p.g, 0.3, 0.5],
      [p.g, 0, 1],
    ]),
  );
  for (const [x, y, w] of [
    [44, 70, 48],
    [250, 54, 54],
    [276, 132, 40],
  ] as const)
    c.path(cloud(x, y, w, 0.22), '#fff', 'opacity=".42"');
  const green = mix(p.g, '#4f9a44', 0.6);
  for (let l = 0; l < 3; l++)
    c.path(
      `M-10 ${250 + l * 26}C70 ${224 + l * 22} 140 ${266 + l * 20} 200 ${242 + l * 24}S290 ${238 + l * 24} 310 ${252 + l * 24}V410H-10Z`,
      mix(green, p.b, 0.08 + l * 0.26),
    );
  for (let i = 0; i < 30; i++) {
    const x = c.rand() * 300,
      y = 262 + c.rand() * 70;
    c.line(`M${num(x)} ${num(y + 9)}V${num(y)}`, mix(green, p.b, 0.5), 1.4);
    c.circle(x, y, 2.4, i % 3 ? '#fff4d0' : p.x, 'opacity=".9"');
  }
};
