import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const rings: Scene = (c, p) => {
  range(6).forEach(i =>
    c.circle(
      150,
      150,
      64 + i * 32,
      'none',
      `stroke="${p.g}" stroke-opacity="${num(0.42 - i * 0.06)}" stroke-width="${i % 2 ? 1 : 5}" ${i % 2 ? '' : 'stroke-dasharray="1.5 10"'}`,
    ),
  );
};
