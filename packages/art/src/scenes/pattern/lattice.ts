import { mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const lattice: Scene = (c, p) => {
  const id = c.symbol(() => {
    range(8).forEach(i => c.path(leaf(0, 0, 22, 4.5, i * 45), mix(p.g, p.a, 0.35)));
    c.circle(25, 25, 3, p.g);
  });
  for (let y = 0; y < 8; y++) for (let x = 0; x < 7; x++) c.use(id, `translate(${x * 50} ${y * 50})`, 'opacity=".3"');
  c.circle(
    150,
    150,
    150,
    c.rad([
      [p.g, 0.4],
      [p.g, 0],
    ]),
  );
};
