import { mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const brush: Scene = (c, p) => {
  for (const [y, w, o, r] of [
    [60, 90, 0.4, -18],
    [150, 120, 0.5, -14],
    [240, 96, 0.34, -20],
  ] as const)
    c.path(
      `M-40 ${y}C60 ${y - w * 0.5} 200 ${y - w * 0.3} 350 ${y - w * 0.1}C340 ${y + w * 0.2} 300 ${y + w * 0.1} 280 ${y + w * 0.34}C180 ${y + w * 0.2} 60 ${y + w * 0.5} -40 ${y + w * 0.4}Z`,
      mix(p.g, p.a, 0.3),
      `opacity="${o}" transform="rotate(${r} 150 ${y})"`,
    );
  for (let i = 0; i < 22; i++)
    c.circle(
      c.rand() * 300,
      c.rand() * 290,
      0.8 + c.rand() * 4,
      i % 2 ? p.x : p.g,
      `opacity="${num(0.25 + c.rand() * 0.4)}"`,
    );
};
